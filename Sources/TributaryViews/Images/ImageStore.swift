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
    let near = Symbol.names(near: name)
    node.host.reportOnce(
      "symbol:\(name)",
      Diagnostic(
        .unknownSymbol, path: node.path,
        evidence: [
          Evidence("name", name), Evidence("similar names", near.isEmpty ? "none" : near.joined(separator: ", ")),
        ]))
  }
}
