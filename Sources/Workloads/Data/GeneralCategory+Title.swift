extension Unicode.GeneralCategory {
  /// The category in words, with the standard's abbreviation.
  nonisolated package var title: String {
    switch self {
    case .uppercaseLetter: "Uppercase letter (Lu)"
    case .lowercaseLetter: "Lowercase letter (Ll)"
    case .titlecaseLetter: "Titlecase letter (Lt)"
    case .modifierLetter: "Modifier letter (Lm)"
    case .otherLetter: "Other letter (Lo)"
    case .nonspacingMark: "Nonspacing mark (Mn)"
    case .spacingMark: "Spacing mark (Mc)"
    case .enclosingMark: "Enclosing mark (Me)"
    case .decimalNumber: "Decimal number (Nd)"
    case .letterNumber: "Letter number (Nl)"
    case .otherNumber: "Other number (No)"
    case .connectorPunctuation: "Connector punctuation (Pc)"
    case .dashPunctuation: "Dash punctuation (Pd)"
    case .openPunctuation: "Open punctuation (Ps)"
    case .closePunctuation: "Close punctuation (Pe)"
    case .initialPunctuation: "Initial punctuation (Pi)"
    case .finalPunctuation: "Final punctuation (Pf)"
    case .otherPunctuation: "Other punctuation (Po)"
    case .mathSymbol: "Math symbol (Sm)"
    case .currencySymbol: "Currency symbol (Sc)"
    case .modifierSymbol: "Modifier symbol (Sk)"
    case .otherSymbol: "Other symbol (So)"
    case .spaceSeparator: "Space separator (Zs)"
    case .lineSeparator: "Line separator (Zl)"
    case .paragraphSeparator: "Paragraph separator (Zp)"
    case .control: "Control (Cc)"
    case .format: "Format (Cf)"
    case .surrogate: "Surrogate (Cs)"
    case .privateUse: "Private use (Co)"
    case .unassigned: "Unassigned (Cn)"
    @unknown default: "Unknown"
    }
  }
}
