import Foundation

/// Watches the source files of a package.
///
/// The files are compared by their time of modification and their size. This needs no service of the system, and works in
/// containers and on shared folders, where notifications of changes are often missing.
final class SourceWatch: Sendable {
  /// The folder of the package.
  let root: URL

  init(root: URL) { self.root = root }

  /// The folder of the package that contains a program: the nearest one around with a manifest.
  static func package(of program: URL) -> URL? {
    var folder = program.standardizedFileURL.deletingLastPathComponent()
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appending(component: "Package.swift").path) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// The state of all files; two equal values stand for unchanged files.
  ///
  /// Hidden folders are not read: they contain the products of builds and the history of the repository.
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

    /// - Returns: `nil` for a folder, and for a file that does not exist.
    init?(of file: URL) {
      var file = file
      file.removeAllCachedResourceValues()
      guard let values = try? file.resourceValues(forKeys: Self.keys), values.isRegularFile == true else { return nil }
      date = values.contentModificationDate?.timeIntervalSinceReferenceDate ?? 0
      size = values.fileSize ?? 0
    }
  }
}
