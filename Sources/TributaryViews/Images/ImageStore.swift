import Foundation
import TributaryDiagnostics
package import TributaryDrawing
@_spi(Engine) package import TributaryEngine
package import TributaryGeometry

/// A store of the images that a host has read, each file once.
///
/// Invariant: the result for a path never changes.
///
/// By construction: results are added and never replaced.
package final class ImageStore: HostFeature {
  package static let slot = FeatureSlot()

  private var files: [String: Result<ImageContent?, ImageIssue>] = [:]
  /// The asset catalogs in each searched directory.
  private var catalogs: [String: ImageCatalog] = [:]

  /// The maximum number of cached paths. Further paths are searched each time.
  private static let capacity = 10_000

  package init() {}

  package convenience init(of host: ViewGraph) { self.init() }

  /// The result of a search for an image file.
  package enum Finding: Equatable {
    case image(ImageContent, scale: CGFloat)
    case unreadable(path: String, ImageIssue)
    /// No directory contains the file.
    case absent(directories: [String])
    case refused(String)
  }

  /// Returns the file for a name: in a bundle or, without one, in the resources of the program or in the current
  /// directory.
  ///
  /// - Parameter displayScale: The number of pixels per point of the output.
  package func find(_ name: String, in bundle: Bundle?, displayScale: CGFloat) -> Finding {
    let name = ImageName(name)
    if let refusal = name.refusal { return .refused(refusal) }
    let directories =
      if name.isAbsolute {
        [""]
      } else if let bundle {
        [bundle.resourcePath ?? bundle.bundlePath]
      } else {
        [Bundle.main.resourcePath ?? Bundle.main.bundlePath, FileManager.default.currentDirectoryPath]
      }
    let candidates = name.candidates(displayScale: displayScale)
    for directory in directories {
      for candidate in candidates {
        let path = name.isAbsolute ? candidate.path : "\(directory)/\(candidate.path)"
        switch file(at: path) {
        case .success(nil): continue
        case .success(let content?): return .image(content, scale: candidate.scale)
        case .failure(let issue): return .unreadable(path: path, issue)
        }
      }
      if name.isAbsolute { continue }
      let catalog = catalogs[directory] ?? ImageCatalog(in: directory)
      catalogs[directory] = catalog
      guard let found = catalog.file(named: name.name, displayScale: displayScale) else { continue }
      switch file(at: found.path) {
      case .success(nil): continue
      case .success(let content?): return .image(content, scale: found.scale)
      case .failure(let issue): return .unreadable(path: found.path, issue)
      }
    }
    return .absent(directories: name.isAbsolute ? [] : directories)
  }

  private func file(at path: String) -> Result<ImageContent?, ImageIssue> {
    if let known = files[path] { return known }
    let result = Result { () throws(ImageIssue) -> ImageContent? in
      guard let bytes = try ImageFile.read(path) else { return nil }
      return try ImageContent(bytes)
    }
    if files.count < Self.capacity { files[path] = result }
    return result
  }
}

extension ImageContent: ImmutableObject {}

/// The reports of unusable images, one for each name.
extension ImageStore {
  package static func reportMissingImage(_ name: String, _ evidence: [String: String], at node: ViewNode) {
    node.host.reportOnce(
      "image:\(name)",
      Diagnostic(
        .unreadableImage, path: node.path,
        evidence: [Evidence("name", name)]
          + evidence.sorted { $0.key < $1.key }.map { Evidence($0.key, $0.value) }))
  }

  package static func reportMissingSymbol(_ name: String, at node: ViewNode) {
    node.host.reportOnce("symbol:\(name)", unknownSymbol(name, at: node))
  }

  private static func unknownSymbol(_ name: String, at node: ViewNode) -> Diagnostic {
    let near = Symbol.names(near: name)
    return Diagnostic(
      .unknownSymbol, path: node.path,
      evidence: [
        Evidence("name", name), Evidence("similar names", near.isEmpty ? "none" : near.joined(separator: ", ")),
      ])
  }
}

/// The images of the asset catalogs in a directory: folders `NAME.imageset` with a JSON description, in folders
/// `NAME.xcassets` that were copied unmodified.
struct ImageCatalog {
  /// The contents of the file that describes an image set.
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
    let names = content.filter(\.hasDirectoryPath).map { ($0.lastPathComponent, $0) }.sorted { $0.0 < $1.0 }
    return names.flatMap { _, entry -> [URL] in
      if entry.pathExtension == ending { return [entry] }
      return depth > 0 ? folders(in: entry, endingIn: ending, depth: depth - 1) : []
    }
  }
}
