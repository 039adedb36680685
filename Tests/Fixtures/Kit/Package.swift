// swift-tools-version: 6.2
import PackageDescription

// The library that the tests of this package use: `TALLY_TESTS=xctest`, `TALLY_TESTS=mixed`, or else Swift Testing.
let tests: Target =
  switch Context.environment["TALLY_TESTS"] {
  case "xctest":
    .testTarget(
      name: "TallyXCTests", dependencies: ["Tally", .product(name: "TributaryTesting", package: "Tributary")],
      exclude: ["__Snapshots__"])
  case "mixed":
    .testTarget(
      name: "TallyMixedTests", dependencies: ["Tally", .product(name: "TributaryTesting", package: "Tributary")])
  default:
    .testTarget(
      name: "TallyTests", dependencies: ["Tally", .product(name: "TributaryTesting", package: "Tributary")],
      exclude: ["__Snapshots__"])
  }

// A client package: views in a library, and their tests. `TALLY_MODE=5` compiles it as Swift 5.
let package = Package(
  name: "Tally",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Tally", targets: ["Tally"])],
  dependencies: [.package(name: "Tributary", path: "../../..")],
  targets: [
    .target(name: "Tally", dependencies: [.product(name: "Tributary", package: "Tributary")]),
    tests,
  ],
  swiftLanguageModes: [Context.environment["TALLY_MODE"] == "5" ? .v5 : .v6]
)
