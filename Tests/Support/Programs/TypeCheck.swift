#if os(Linux)
  import Foundation

  /// The check of source files by the compiler against the modules of this build, under other names.
  ///
  /// One compiler checks all files. Otherwise the driver starts a compiler for each file, and each of them reads the
  /// modules.
  public struct TypeCheck {
    /// Everything that the compiler printed.
    public let output: String
    /// The errors of the compiler, and its last line if it failed for another reason.
    public let errors: [String]

    /// Checks files as one module.
    ///
    /// - Parameters:
    ///   - files: The paths of the files.
    ///   - flags: The language mode and other options of the compiler.
    ///   - aliases: The names of modules in the files, and the modules.
    public init(
      of files: [String], _ flags: [String], aliases: [String] = ["SwiftUI=Tributary", "Combine=TributaryCombine"]
    ) throws {
      // The modules are beside the tests.
      let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      let products = URL(filePath: tests).deletingLastPathComponent()
      var arguments: [String] = ["swiftc", "-typecheck", "-wmo", "-parse-as-library", "-module-name", "CheckedSources"]
      for alias in aliases { arguments += ["-module-alias", alias] }
      arguments += ["-I", products.appending(component: "Modules").path]
      let plugin = products.appending(component: "TributaryMacros-tool").path
      arguments += ["-load-plugin-executable", "\(plugin)#TributaryMacros"]
      let run = try Program.start("/usr/bin/env", arguments + flags + files)
      output = run.output
      let lines = run.output.split(separator: "\n").map(String.init)
      let errors = lines.filter { $0.contains(": error:") }
      let isFailed = run.status != 0 && errors.isEmpty
      self.errors = isFailed ? [lines.last ?? "status \(run.status)"] : errors
    }

    /// Checks the text of one file, which imports modules by their own names.
    public init(ofSource source: String, _ flags: [String]) throws {
      let file = URL.temporaryDirectory.appending(component: "Checked-\(UUID().uuidString).swift")
      defer { try? FileManager.default.removeItem(at: file) }
      try source.write(to: file, atomically: true, encoding: .utf8)
      try self.init(of: [file.path], flags, aliases: [])
    }

    /// The Swift files of a folder in `Tests/Fixtures`, also those in its subfolders, in the order of their paths.
    public static func files(ofFixture name: String) throws -> [String] {
      let folder = URL(filePath: #filePath).appending(path: "../../../Fixtures/\(name)").standardized
      guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else {
        throw CocoaError(.fileNoSuchFile)
      }
      return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map(\.path).sorted()
    }
  }
#endif
