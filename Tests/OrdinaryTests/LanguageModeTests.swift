#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import Testing

  @Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct LanguageModeTests {
    /// The fixture is compiled in Swift 5 mode; in Swift 6 mode there can be warnings, as with SwiftUI.
    @Test func `The views compile in Swift 6 mode`() throws {
      let products = URL(filePath: try Program("Errands").path).deletingLastPathComponent()
      let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(components: "Fixtures", "Ordinary")
      let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map(\.path)
      #expect(files.count >= 60)
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments =
        [
          "swiftc", "-typecheck", "-swift-version", "6", "-module-name", "OrdinarySources",
          "-module-alias", "SwiftUI=Tributary", "-module-alias", "Combine=TributaryCombine",
          "-I", products.appending(component: "Modules").path,
          "-load-plugin-executable", products.appending(component: "TributaryMacros-tool").path + "#TributaryMacros",
        ] + files
      let pipe = Pipe()
      process.standardError = pipe
      process.standardOutput = pipe
      try process.run()
      let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      let errors = output.split(separator: "\n").filter { $0.contains(": error:") }
      #expect(process.terminationStatus == 0, "\(errors.joined(separator: "\n"))")
    }
  }
#endif
