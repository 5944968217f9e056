/// The build of the tool that measured.
package struct Toolchain: Codable, Equatable, Sendable {
  /// Whether the optimizer ran.
  package enum Configuration: String, Codable, Sendable {
    case debug, release
  }

  /// The compiler's major and minor version, such as `6.3`.
  package var swift: String
  /// The compiler's own version line; `nil` where the build kept no record.
  package var compiler: String?
  /// Whether the optimizer ran.
  package var configuration: Configuration
  /// The package traits that were enabled, sorted.
  package var traits: [String]

  package init(
    swift: String,
    compiler: String?,
    configuration: Configuration,
    traits: [String]
  ) {
    self.swift = swift
    self.compiler = compiler
    self.configuration = configuration
    self.traits = traits
  }

  /// The configuration and the traits in words, such as `debug with InternalChecks`.
  package var build: String {
    ([configuration.rawValue] + traits.map { "with \($0)" }).joined(separator: " ")
  }

  /// The toolchain of this build; code can't know the compiler's version line, so the caller
  /// passes it.
  package static func current(compiler: String?) -> Toolchain {
    Toolchain(
      swift: currentSwift,
      compiler: compiler,
      configuration: currentConfiguration,
      traits: currentTraits
    )
  }

  /// The version of the compiler that compiled this file and with it the whole package.
  package static var currentSwift: String {
    #if compiler(>=6.6)
    "6.6-or-later"
    #elseif compiler(>=6.5)
    "6.5"
    #elseif compiler(>=6.4)
    "6.4"
    #elseif compiler(>=6.3)
    "6.3"
    #else
    "6.2"
    #endif
  }

  private static var currentConfiguration: Configuration {
    #if DEBUG
    .debug
    #else
    .release
    #endif
  }

  private static var currentTraits: [String] {
    #if InternalChecks
    ["InternalChecks"]
    #else
    []
    #endif
  }
}
