import Foundation

/// The dynamic colours of the system, by the numbers that their colours hold.
nonisolated enum SystemColor: UInt32, CaseIterable {
  case label = 1
  case secondaryLabel
  case systemBackground
  case systemGray6

  /// The colour in light interfaces.
  var light: UIColor {
    switch self {
    case .label: UIColor(white: 0, alpha: 1)
    case .secondaryLabel: UIColor(white: 0.24, alpha: 0.6)
    case .systemBackground: UIColor(white: 1, alpha: 1)
    case .systemGray6: UIColor(white: 0.95, alpha: 1)
    }
  }

  /// The colour in dark interfaces.
  var dark: UIColor {
    switch self {
    case .label: UIColor(white: 1, alpha: 1)
    case .secondaryLabel: UIColor(white: 0.92, alpha: 0.6)
    case .systemBackground: UIColor(white: 0, alpha: 1)
    case .systemGray6: UIColor(white: 0.11, alpha: 1)
    }
  }
}
