import Foundation

/// The linker of LLVM, which takes half as long as the default linker on Linux.
///
/// Linking is the largest part of a small build after the compiler. The package manager takes the linker from a toolset
/// file. Unlike an option of the compiler, the file does not cause modules to be compiled again.
enum FastLinker {
  private static let name = "ld.lld"

  private static var path: String { ProcessInfo.processInfo.environment["PATH"] ?? "" }

  /// Whether builds use this linker.
  static var isInstalled: Bool {
    #if os(Linux)
      folder(in: path) != nil
    #else
      false
    #endif
  }

  /// Writes a toolset file that selects the linker.
  ///
  /// - Parameter path: The folders in which programs are searched for, separated by colons.
  /// - Returns: The new file, which the caller removes; `nil` if the default linker is to be used.
  static func writeToolset(path: String = Self.path) -> URL? {
    #if os(Linux)
      guard let folder = folder(in: path) else { return nil }
      let file = FileManager.default.temporaryDirectory.appending(component: "tributary-\(UUID().uuidString).json")
      let toolset = Toolset(rootPath: folder.path, linker: .init(path: name))
      guard let data = try? JSONEncoder().encode(toolset),
        (try? data.write(to: file, options: .withoutOverwriting)) != nil
      else { return nil }
      return file
    #else
      return nil
    #endif
  }

  /// Returns the folder that contains the linker: that of the toolchain, if it has one, so that its version fits.
  static func folder(in path: String) -> URL? {
    let folders = path.split(separator: ":").map { URL(filePath: String($0), directoryHint: .isDirectory) }
    let compilers = folders.map { $0.appending(component: "swift") }.first(where: isExecutable)
    let toolchain = compilers?.resolvingSymlinksInPath().deletingLastPathComponent()
    return ([toolchain].compactMap(\.self) + folders).first { isExecutable($0.appending(component: name)) }
  }

  private static func isExecutable(_ file: URL) -> Bool { FileManager.default.isExecutableFile(atPath: file.path) }

  private struct Toolset: Encodable {
    struct Linker: Encodable {
      let path: String
    }

    var schemaVersion = "1.0"
    let rootPath: String
    let linker: Linker
  }
}
