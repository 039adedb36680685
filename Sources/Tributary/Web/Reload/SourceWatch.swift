import Foundation

/// An observer of the source files in a package.
///
/// The files are compared by their modification time and size. The comparison needs no system service, and works in
/// containers and on shared folders, where change notifications are often unavailable.
final class SourceWatch: Sendable {
  /// The root folder of the package.
  let root: URL

  init(root: URL) { self.root = root }

  /// Returns the root folder of the package that contains a program: the nearest enclosing folder with a manifest.
  static func package(of program: URL) -> URL? {
    var folder = program.standardizedFileURL.deletingLastPathComponent()
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appending(component: "Package.swift").path) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Returns the state of all files. Two equal values indicate unchanged files.
  ///
  /// Hidden folders are skipped: they contain build products and the history of the repository.
  func fingerprint() -> [String: FileStamp] {
    var stamps: [String: FileStamp] = [:]
    let files = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: Array(FileStamp.keys), options: [.skipsHiddenFiles])
    while let file = files?.nextObject() as? URL, stamps.count < Self.maximumFiles {
      if let stamp = FileStamp(of: file) { stamps[file.path] = stamp }
    }
    return stamps
  }

  private static let maximumFiles = 20_000

  struct FileStamp: Equatable, Sendable {
    let date: Double
    let size: Int

    static let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey, .isRegularFileKey]

    /// - Returns: `nil` for a folder or a missing file.
    init?(of file: URL) {
      var file = file
      file.removeAllCachedResourceValues()
      guard let values = try? file.resourceValues(forKeys: Self.keys), values.isRegularFile == true else { return nil }
      date = values.contentModificationDate?.timeIntervalSinceReferenceDate ?? 0
      size = values.fileSize ?? 0
    }
  }
}
