import Benchmark

/// The allocations of dictionaries, with a benchmark for each number of entries.
func dictionaryBenchmarks() {
  for count in [10, 100, 1_000] {
    Benchmark(
      "Dictionary.insert",
      configuration: .init(tags: ["count": "\(count)"], scalingFactor: .one)
    ) { _ in
      var dictionary: [Int: Int] = [:]
      for key in 0..<count {
        dictionary[key] = key
      }
      blackHole(dictionary)
    }
  }
}
