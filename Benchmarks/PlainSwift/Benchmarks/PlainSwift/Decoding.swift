import Benchmark
import Foundation

private struct Person: Codable {
  var name: String
  var age: Int
  var languages: [String]
}

/// The cost of decoding an array of a hundred objects.
func decodingBenchmarks() {
  Benchmark("JSONDecoder.decode", configuration: .init(scalingFactor: .one)) { benchmark, json in
    let people = try JSONDecoder().decode([Person].self, from: json)
    guard people.count == 100 else {
      benchmark.error("decoded \(people.count) people, expected 100")
      return
    }
    blackHole(people)
  } setup: { () throws -> Data in
    let person = Person(name: "A person with a long name", age: 30, languages: ["Swift", "C"])
    return try JSONEncoder().encode([Person](repeating: person, count: 100))
  }
}
