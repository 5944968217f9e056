import Observation

/// The favourite flags of all rows, in one array.
@Observable final class Favourites {
  var flags: [Bool]

  init(count: Int) {
    flags = Array(repeating: false, count: count)
  }
}
