import Foundation

/// The modules that an import makes visible, read from the `@_exported` imports in the sources.
enum ExportedModules {
  private static let sources = URL(filePath: #filePath).appending(path: "../../../../Sources").standardized

  /// Returns the given module and the modules of this package that it exports, directly or through another module, by
  /// name.
  static func visible(through module: String) throws -> [String] {
    var visible: Set<String> = []
    var pending = [module]
    while let next = pending.popLast() {
      guard visible.insert(next).inserted else { continue }
      pending += try exports(of: next)
    }
    return visible.sorted()
  }

  /// Returns the modules of this package that the files of a module export.
  private static func exports(of module: String) throws -> [String] {
    let folder = sources.appending(path: module)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    return try (files ?? []).filter { $0.pathExtension == "swift" }.flatMap { file in
      try names(in: String(contentsOf: file, encoding: .utf8))
    }.filter { FileManager.default.fileExists(atPath: sources.appending(path: $0).path) }
  }

  /// Returns the modules that a source file exports.
  static func names(in source: String) -> [String] {
    source.matches(of: /@_exported (?:public )?import (\w+)/).map { String($0.output.1) }
  }
}
