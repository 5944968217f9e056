import Observation

/// A model of a text and a number, each observed by itself.
@Observable nonisolated final class Reading {
  var text = ""
  var number = 0
}
