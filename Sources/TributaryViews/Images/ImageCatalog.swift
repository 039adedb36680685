import Foundation
import TributaryGeometry

/// The images of the asset catalogs in a directory: folders `NAME.imageset` with a JSON description, in folders
/// `NAME.xcassets` that were copied unmodified.
struct ImageCatalog {
  private struct Description: Decodable {
    struct Entry: Decodable {
      let filename: String?
      let scale: String?
      let appearances: [[String: String]]?
    }

    let images: [Entry]
  }

  /// The folders of image sets by name. A set in a group also has the name `GROUP/NAME`.
  private var sets: [String: String] = [:]

  /// The maximum number of folders between the directory and a catalog.
  private static let maximumDepth = 4

  init(in directory: String) {
    let root = URL(filePath: directory, directoryHint: .isDirectory)
    for catalog in Self.folders(in: root, endingIn: "xcassets", depth: Self.maximumDepth) {
      let start = catalog.path(percentEncoded: false).count
      for set in Self.folders(in: catalog, endingIn: "imageset", depth: Self.maximumDepth) {
        let parts = set.deletingPathExtension().path(percentEncoded: false).dropFirst(start).split(separator: "/")
        for name in [parts.joined(separator: "/"), parts.last.map(String.init) ?? ""] where sets[name] == nil {
          sets[name] = set.path(percentEncoded: false)
        }
      }
    }
  }

  /// Returns the file of an image set that fits an output best, with its number of pixels per point.
  func file(named name: String, displayScale: CGFloat) -> ImageName.Candidate? {
    guard let set = sets[name], let data = FileManager.default.contents(atPath: "\(set)/Contents.json"),
      let description = try? JSONDecoder().decode(Description.self, from: data)
    else { return nil }
    var files: [CGFloat: String] = [:]
    // Entries for dark appearance follow those for every appearance.
    for entry in description.images.filter({ $0.appearances == nil }) + description.images {
      guard let filename = entry.filename, !filename.contains("/") else { continue }
      let scale: CGFloat = entry.scale == "3x" ? 3 : entry.scale == "2x" ? 2 : 1
      if files[scale] == nil { files[scale] = filename }
    }
    return ImageName.scales(for: displayScale).lazy.compactMap { scale in
      files[scale].map { ImageName.Candidate(path: "\(set)/\($0)", scale: scale) }
    }.first
  }

  /// Returns the visible folders with an extension below a folder, in alphabetical order.
  private static func folders(in folder: URL, endingIn ending: String, depth: Int) -> [URL] {
    let content =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)) ?? []
    return content.sorted { $0.path() < $1.path() }.flatMap { entry -> [URL] in
      guard entry.hasDirectoryPath else { return [] }
      if entry.pathExtension == ending { return [entry] }
      return depth > 0 ? folders(in: entry, endingIn: ending, depth: depth - 1) : []
    }
  }
}
