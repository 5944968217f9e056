import Observation

/// A model with a text and a number, which are observed separately.
@Observable nonisolated final class Reading {
  var text = ""
  var number = 0
}
