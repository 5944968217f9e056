import UBResults
import Testing

@Suite struct SamplingLineTests {
  @Test func samplesGoThereAndBack() {
    let sample = TimeSample(wall: 600_123, cpu: 599_999)
    #expect(sample.line == "600123 599999")
    #expect(TimeSample(line: sample.line) == sample)
    let timed = TimeSample(wall: 600_123, cpu: 599_999, slowest: 71_000)
    #expect(timed.line == "600123 599999 71000")
    #expect(TimeSample(line: timed.line) == timed)
  }

  @Test(arguments: ["", "1", "1 2 3 4", "1 2 -", "1 -2", "a b", "1  2"])
  func whatIsNoSampleIsNone(line: String) {
    #expect(TimeSample(line: line) == nil)
  }

  @Test func greetingsGoThereAndBack() {
    for processor in [1, nil] {
      let greeting = SamplingGreeting(processor: processor)
      #expect(SamplingGreeting(line: greeting.line) == greeting)
    }
    #expect(SamplingGreeting(processor: 0).line == "sampling 1 0")
  }

  @Test(arguments: ["", "sampling", "sampling 2 0", "sampling 1 x", "hello 1 0", "sampling 1 0 0"])
  func whatIsNoGreetingIsNone(line: String) {
    #expect(SamplingGreeting(line: line) == nil)
  }
}
