import Synchronization

/// The numbered providers of dynamic colours: first the system's, then the app's.
nonisolated final class ColorProviders: Sendable {
  /// Returns a colour's components under given traits.
  typealias Provider = @Sendable (UITraitCollection) -> UIColor

  /// The provider number of colours that aren't dynamic.
  static let none: UInt32 = 0

  static let shared = ColorProviders()

  private static let systemCount = UInt32(SystemColor.allCases.count)
  private let providers = Mutex<[Provider]>([])

  /// Stores a provider and returns its number.
  func add(_ provider: @escaping Provider) -> UInt32 {
    providers.withLock { providers in
      providers.append(provider)
      return Self.systemCount + UInt32(providers.count)
    }
  }

  /// Resolves the colour of a provider under given traits; the result isn't dynamic.
  ///
  /// The system's colours, which most labels have, take no lock.
  func color(of number: UInt32, under traits: UITraitCollection) -> UIColor {
    if let color = SystemColor(rawValue: number) {
      return traits.userInterfaceStyle == .dark ? color.dark : color.light
    }
    let provide = providers.withLock { $0[Int(number - Self.systemCount) - 1] }
    return provide(traits).resolvedColor(with: traits)
  }
}
