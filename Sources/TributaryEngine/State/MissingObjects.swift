import TributaryDiagnostics

/// The nodes whose body waits for an object in the environment.
///
/// Invariant: `places` contains every node whose last evaluation stopped because of a missing object, and possibly
/// removed nodes.
///
/// Tested by `MissingObjectTests`.
final class MissingObjects: HostFeature {
  static let slot = FeatureSlot()

  private var places: Set<NodeHandle> = []

  init(of host: ViewGraph) {}
}

extension MissingObjects {
  /// Records whether an object is missing at a node, and reports it once.
  ///
  /// - Parameter type: The type of the missing object; `nil` if none is missing.
  /// - Returns: Whether the node has gained or lost its content.
  @MainActor
  static func record(_ type: Any.Type?, at node: ViewNode) -> Bool {
    let host = node.host
    guard let type else {
      guard let waiting = host.features[MissingObjects.self], !waiting.places.isEmpty else { return false }
      return waiting.places.remove(host.handles.handle(for: node)) != nil
    }
    let (name, path) = (typeName(of: type), node.path)
    host.reportOnce(
      "object:\(name):\(path)",
      Diagnostic(.missingEnvironmentObject, path: path, evidence: [Evidence("object", name)]))
    return of(host).places.insert(host.handles.handle(for: node)).inserted
  }
}
