// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "PlainSwift",
  dependencies: [
    .package(name: "package-benchmark", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "PlainSwift",
      dependencies: [.product(name: "Benchmark", package: "package-benchmark")],
      path: "Benchmarks/PlainSwift",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "package-benchmark")]
    )
  ]
)
