#if os(Linux)
  import Foundation
  import ProgramTestSupport

  /// The check of source files by the compiler against the modules of this build, with the names of SwiftUI and
  /// Combine.
  ///
  /// One compiler checks all files. Otherwise the driver starts a compiler for each file, and each of them reads the
  /// modules.
  struct TypeCheck {
    /// The errors of the compiler, and its last line if it failed for another reason.
    let errors: [String]

    /// Checks files as one module.
    ///
    /// - Parameters:
    ///   - files: The paths of the files.
    ///   - flags: The language mode and other options of the compiler.
    init(of files: [String], _ flags: [String]) throws {
      let products = URL(filePath: try Program("Errands").path).deletingLastPathComponent()
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments =
        ["swiftc", "-typecheck", "-wmo", "-parse-as-library", "-module-name", "CheckedSources"] + flags + [
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
      let lines = output.split(separator: "\n").map(String.init)
      let errors = lines.filter { $0.contains(": error:") }
      let isFailed = process.terminationStatus != 0 && errors.isEmpty
      self.errors = isFailed ? [lines.last ?? "status \(process.terminationStatus)"] : errors
    }

    /// The Swift files of a folder in `Tests/Fixtures`, also those in its subfolders, in the order of their paths.
    static func files(ofFixture name: String) throws -> [String] {
      let folder = URL(filePath: #filePath).appending(path: "../../../Fixtures/\(name)").standardized
      guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else {
        throw CocoaError(.fileNoSuchFile)
      }
      return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map(\.path).sorted()
    }
  }
#endif
