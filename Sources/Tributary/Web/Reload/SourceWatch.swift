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
  /// Hidden folders are skipped: they contain build products and the history of the repository. Symbolic links are
  /// followed after all other files, so that a link to a large folder does not displace the files of the package.
  func fingerprint() -> [String: FileStamp] {
    var stamps: [String: FileStamp] = [:]
    var folders = [root]
    var links: [URL] = []
    var visited: Set<String> = []
    while let folder = folders.popLast() ?? links.popLast().flatMap(target) {
      guard stamps.count < Self.maximumFiles else { break }
      if let stamp = FileStamp(of: folder) {
        stamps[folder.path] = stamp
        continue
      }
      guard visited.insert(folder.resolvingSymlinksInPath().path).inserted else { continue }
      let files = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: Array(FileStamp.keys), options: [.skipsHiddenFiles])
      for file in files ?? [] {
        let values = try? file.resourceValues(forKeys: [.isSymbolicLinkKey, .isDirectoryKey])
        if values?.isSymbolicLink == true {
          links.append(file)
        } else if values?.isDirectory == true {
          folders.append(file)
        } else if let stamp = FileStamp(of: file) {
          stamps[file.path] = stamp
        }
      }
    }
    return stamps
  }

  /// Returns the target of a symbolic link. A link into a hidden folder of the package has the root, which has been
  /// visited, as its target: the folder contains build products.
  private func target(of link: URL) -> URL {
    let (target, root) = (link.resolvingSymlinksInPath(), root.resolvingSymlinksInPath())
    guard target.path.hasPrefix(root.path + "/") else { return target }
    let isHidden = target.pathComponents.dropFirst(root.pathComponents.count).contains { $0.hasPrefix(".") }
    return isHidden ? root : target
  }

  /// Returns whether a source file was saved after a program was built.
  static func hasSource(in stamps: [String: FileStamp], newerThan program: FileStamp) -> Bool {
    stamps.contains { $0.key.hasSuffix(".swift") && $0.value.date > program.date }
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
