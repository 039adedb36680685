// swift-tools-version: 6.2
import PackageDescription

// A package as its author would have it: views in a library, and their tests. `TALLY_MODE=5` compiles it as Swift 5.
let package = Package(
  name: "Tally",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Tally", targets: ["Tally"])],
  dependencies: [.package(name: "Tributary", path: "../../..")],
  targets: [
    .target(name: "Tally", dependencies: [.product(name: "Tributary", package: "Tributary")]),
    .testTarget(
      name: "TallyTests", dependencies: ["Tally", .product(name: "TributaryTesting", package: "Tributary")],
      exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [Context.environment["TALLY_MODE"] == "5" ? .v5 : .v6]
)
