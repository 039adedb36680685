#if os(Linux)
  import Foundation
  import ProgramTestSupport

  /// The package in `Tests/Fixtures/Ported`: modules with the names of frameworks, and the symbols of an asset catalog.
  @Suite(.waitsForPrograms, .timeLimit(.minutes(20))) struct FrameworkModuleTests {
    private static let repository = URL(filePath: #filePath).appending(path: "../../..").standardized
    private static let package = repository.appending(path: "Tests/Fixtures/Ported")

    private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
      try Program.start("/usr/bin/env", arguments)
    }

    private func symbols() throws -> String {
      let script = Self.repository.appending(path: "Examples/asset-symbols.swift").path
      let catalog = Self.package.appending(path: "Sources/Badges/Assets.xcassets").path
      let run = try run(["swift", script, catalog])
      try #require(run.status == 0, "\(run.output)")
      return run.output
    }

    @Test func `Files that import frameworks compile against modules that export this one`() throws {
      let products = URL(filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        .deletingLastPathComponent()
      let modules = products.appending(component: "Modules").path
      let plugin = products.appending(component: "TributaryMacros-tool").path
      let sources = Self.package.appending(path: "Sources")
      try Program.withFolder { folder in
        let badges = try FileManager.default.contentsOfDirectory(atPath: sources.appending(path: "Badges").path)
          .filter { $0.hasSuffix(".swift") }.sorted().map { sources.appending(path: "Badges/\($0)").path }
        let generated = folder.appending(path: "AssetSymbols.swift")
        // SwiftPM generates the bundle of a target with resources.
        let bundle = "\nextension Bundle { static let module = Bundle.main }\n"
        try (symbols() + bundle).write(to: generated, atomically: true, encoding: .utf8)
        let check =
          [
            "swiftc", "-typecheck", "-wmo", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors",
            "-module-name", "Badges", "-module-alias", "SwiftUI=Tributary", "-I", modules, "-I", folder.path,
            "-load-plugin-executable", "\(plugin)#TributaryMacros", generated.path,
          ] + badges
        try expect(run(check).status, differsFrom: 0, "the files need the modules")
        for name in ["UIKit", "AppKit", "CoreGraphics"] {
          let module = try run([
            "swiftc", "-emit-module", "-parse-as-library", "-module-name", name, "-I", modules, "-o",
            folder.appending(path: "\(name).swiftmodule").path, sources.appending(path: "\(name)/\(name).swift").path,
          ])
          try #require(module.status == 0, "\(module.output)")
        }
        let checked = try run(check)
        expect(checked.status, equals: 0, "\(checked.output)")
      }
    }

    @Test func `The symbols of assets have the names that Xcode generates`() throws {
      let lines = try symbols().split(separator: "\n")
      expect(lines.contains("  static let appGray = ColorResource(name: \"AppGray\", bundle: .module)"))
      expect(lines.contains("  static let accent = ColorResource(name: \"AccentColor\", bundle: .module)"))
      expect(lines.contains("  static let cardLogo = ImageResource(name: \"card-logo\", bundle: .module)"))
      expect(lines.contains("  static var appGray: Color { Color(.appGray) }"))
      // `Color.red` exists already.
      expect(lines.contains("  static let red = ColorResource(name: \"Red\", bundle: .module)"))
      expect(!lines.contains { $0.contains("static var red") })
    }

    @Test func `The article contains the manifest and the sources of the modules`() throws {
      let article = try String(
        contentsOf: Self.repository.appending(path: "Sources/Tributary/Tributary.docc/PortAnApp.md"), encoding: .utf8)
      let manifest = try String(contentsOf: Self.package.appending(path: "Package.swift"), encoding: .utf8)
      expect(article.contains("```swift\n\(manifest)```"))
      for name in ["UIKit", "AppKit", "CoreGraphics"] {
        let file = Self.package.appending(path: "Sources/\(name)/\(name).swift")
        expect(article.contains("```swift\n\(try String(contentsOf: file, encoding: .utf8))```"))
      }
      try Program.withFolder { folder in
        try manifest.write(to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
        let run = try run(["swift", "package", "--package-path", folder.path, "dump-package"])
        expect(run.status, equals: 0, "\(run.output)")
      }
    }
  }
#endif
