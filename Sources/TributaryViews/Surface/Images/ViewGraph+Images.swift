@_spi(Engine) package import TributaryEngine
import TributaryDiagnostics
import TributaryDrawing

/// The pictures of a host, and what is said about those that cannot be shown, once for each name.
extension ViewGraph {
  /// The pictures that views of this host show.
  package var images: ImageStore { feature(ImageStore.self) }

  package func reportMissingImage(_ name: String, _ evidence: [String: String], at node: ViewNode) {
    reportOnce(
      "image:\(name)",
      Diagnostic(
        .unreadableImage, path: node.path,
        evidence: [Evidence("name", name)]
          + evidence.sorted { $0.key < $1.key }.map { Evidence($0.key, $0.value) }))
  }

  package func reportMissingSymbol(_ name: String, at node: ViewNode) {
    let near = Symbol.names(near: name)
    reportOnce(
      "symbol:\(name)",
      Diagnostic(
        .unknownSymbol, path: node.path,
        evidence: [
          Evidence("name", name), Evidence("similar names", near.isEmpty ? "none" : near.joined(separator: ", ")),
        ]))
  }
}
