// swift-tools-version: 6.2
import PackageDescription

// A client package: views in a library, a program that shows them, and tests. Warnings are errors in all of them.
// `TALLY_MODE=5` compiles them in Swift 5 mode. `TALLY_SOURCE` is the URL of a repository with a tagged version of
// Tributary; by default, the package uses the folder that contains it. `TALLY_TESTS` selects the test library:
// `xctest`, `mixed`, or Swift Testing if it is not set.
let tributary: Package.Dependency =
  if let source = Context.environment["TALLY_SOURCE"] {
    .package(url: source, from: "0.1.0")
  } else {
    .package(name: "Tributary", path: "../../..")
  }

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

func tests(_ name: String, exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: ["Tally", .product(name: "TributaryTesting", package: "Tributary")], exclude: exclude)
}

let tests: Target =
  switch Context.environment["TALLY_TESTS"] {
  case "xctest": tests("TallyXCTests", exclude: ["__Snapshots__"])
  case "mixed": tests("TallyMixedTests")
  default:
    .testTarget(
      name: "TallyTests", dependencies: ["Tally", .product(name: "TributaryTesting", package: "Tributary")],
      exclude: ["__Snapshots__"])
  }

tests.swiftSettings = settings

let package = Package(
  name: "Tally",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Tally", targets: ["Tally"])],
  dependencies: [tributary],
  targets: [
    .target(
      name: "Tally", dependencies: [.product(name: "Tributary", package: "Tributary")], swiftSettings: settings),
    .executableTarget(
      name: "TallyProgram", dependencies: ["Tally", .product(name: "Tributary", package: "Tributary")],
      swiftSettings: settings),
    tests,
  ],
  swiftLanguageModes: [Context.environment["TALLY_MODE"] == "5" ? .v5 : .v6]
)
