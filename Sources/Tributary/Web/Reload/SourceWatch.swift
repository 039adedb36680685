import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
    var folders = [root.path]
    var links: [String] = []
    var visited: Set<String> = []
    while let folder = folders.popLast() ?? links.popLast().map(target) {
      guard stamps.count < Self.maximumFiles else { break }
      if let stamp = FileStamp(of: URL(filePath: folder)) {
        stamps[folder] = stamp
        continue
      }
      var status = stat()
      guard stat(folder, &status) == 0, visited.insert("\(status.st_dev) \(status.st_ino)").inserted else { continue }
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !name.hasPrefix(".") {
        let path = "\(folder)/\(name)"
        guard lstat(path, &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: folders.append(path)
        case S_IFREG: stamps[path] = FileStamp(status)
        case S_IFLNK: links.append(path)
        default: break
        }
      }
    }
    return stamps
  }

  /// Returns the target of a symbolic link. A link into a hidden folder of the package has the root, which has been
  /// visited, as its target: the folder contains build products.
  private func target(of link: String) -> String {
    let (target, root) = (URL(filePath: link).resolvingSymlinksInPath(), root.resolvingSymlinksInPath())
    guard target.path.hasPrefix(root.path + "/") else { return target.path }
    let isHidden = target.pathComponents.dropFirst(root.pathComponents.count).contains { $0.hasPrefix(".") }
    return isHidden ? root.path : target.path
  }

  /// Returns whether a source file was saved after a program was built, or at the same time: file systems record times
  /// in steps of several milliseconds.
  static func hasSource(in stamps: [String: FileStamp], notOlderThan program: FileStamp) -> Bool {
    stamps.contains { $0.key.hasSuffix(".swift") && $0.value.date >= program.date }
  }

  private static let maximumFiles = 20_000

  /// The modification date and the size of a file, by which a change is recognized.
  struct FileStamp: Equatable, Sendable {
    let date: Double
    let size: Int

    init(_ status: stat) {
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      date = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
      size = Int(status.st_size)
    }

    /// - Returns: `nil` for a folder or a missing file.
    init?(of file: URL) {
      var status = stat()
      guard stat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      self.init(status)
    }
  }
}
