// swift-tools-version: 6.2
import PackageDescription

// A package as its author would have it: views in a library, a program that shows them, and tests. A warning is an error in all
// of them. `TALLY_MODE=5` compiles them as Swift 5. `TALLY_SOURCE` is the address of a repository with a tagged version of
// Tributary; without it the package uses the folder that it lies in.
let tributary: Package.Dependency =
  if let source = Context.environment["TALLY_SOURCE"] {
    .package(url: source, from: "0.1.0")
  } else {
    .package(name: "Tributary", path: "../../..")
  }

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

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
    .testTarget(
      name: "TallyTests", dependencies: ["Tally", .product(name: "TributaryTesting", package: "Tributary")],
      exclude: ["__Snapshots__"], swiftSettings: settings),
  ],
  swiftLanguageModes: [Context.environment["TALLY_MODE"] == "5" ? .v5 : .v6]
)
