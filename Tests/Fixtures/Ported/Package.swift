// swift-tools-version: 6.2
import PackageDescription

/// The modules that stand in for frameworks. On Apple's platforms, the files import the frameworks themselves.
#if os(Linux)
  let frameworks = ["UIKit", "AppKit", "CoreGraphics"]
#else
  let frameworks: [String] = []
#endif

let tributary: Target.Dependency = .product(name: "Tributary", package: "Tributary")

let package = Package(
  name: "Badges",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../Tributary")],
  targets: frameworks.map { .target(name: $0, dependencies: [tributary]) } + [
    .target(
      name: "Badges",
      dependencies: [tributary] + frameworks.map { .target(name: $0) },
      resources: [.copy("Assets.xcassets")],
      swiftSettings: [.unsafeFlags(["-module-alias", "SwiftUI=Tributary"], .when(platforms: [.linux]))])
  ]
)
