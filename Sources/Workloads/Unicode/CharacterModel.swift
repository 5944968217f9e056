import Observation

/// The character that a cell shows.
@Observable final class CharacterModel {
  var row: UnicodeRow

  init(row: UnicodeRow) {
    self.row = row
  }
}
