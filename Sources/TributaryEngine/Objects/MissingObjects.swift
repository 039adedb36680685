import TributaryDiagnostics

/// The places where a body waits for an object of the environment.
///
/// Invariant: `places` holds the nodes whose last evaluation was broken off for the lack of an object, and perhaps some that
/// have left the tree.
///
/// Tested by `MissingObjectTests`.
final class MissingObjects: HostFeature {
  static let slot = FeatureSlot()

  fileprivate var places: Set<NodeHandle> = []

  init(of host: ViewGraph) {}
}

extension ViewGraph {
  /// Takes note of whether an object is missing at a place, and says so once.
  ///
  /// - Parameter type: Of the object; `nil` if none is missing.
  /// - Returns: Whether the place has content now and had none before, or the other way round.
  @MainActor
  package func recordMissingObject(_ type: Any.Type?, at node: ViewNode) -> Bool {
    guard let type else {
      guard let waiting = features[MissingObjects.self], !waiting.places.isEmpty else { return false }
      return waiting.places.remove(handles.handle(for: node)) != nil
    }
    let (name, path) = (typeName(of: type), node.path)
    reportOnce(
      "object:\(name):\(path)",
      Diagnostic(.missingEnvironmentObject, path: path, evidence: [Evidence("object", name)]))
    return feature(MissingObjects.self).places.insert(handles.handle(for: node)).inserted
  }
}
