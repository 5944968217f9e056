// swift-tools-version: 6.0

import PackageDescription

// A separate package, like an app's: it depends on this repository by path and isn't part of the
// repository's own package.
let package = Package(
  name: "OwnCells",
  dependencies: [
    .package(name: "UpdateBench", path: "../..")
  ],
  targets: [
    .target(
      name: "PlainCells",
      dependencies: [.product(name: "UIKit", package: "UpdateBench")],
      // Both language modes work; most apps' cells use this one.
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .target(
      name: "SnapCells",
      dependencies: [
        .product(name: "SnapKit", package: "UpdateBench"),
        .product(name: "UIKit", package: "UpdateBench"),
      ]
    ),
    .executableTarget(
      name: "OwnCells",
      dependencies: [
        "PlainCells", "SnapCells",
        .product(name: "UpdateBenchKit", package: "UpdateBench"),
      ]
    ),
    .testTarget(
      name: "OwnCellsTests",
      dependencies: [
        "OwnCells", "PlainCells", "SnapCells",
        .product(name: "UIKit", package: "UpdateBench"),
        .product(name: "UpdateBenchKit", package: "UpdateBench"),
      ]
    ),
  ]
)
