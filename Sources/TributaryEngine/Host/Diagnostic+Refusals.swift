package import TributaryDiagnostics

/// A rejected write to a property, identified by the type of the writing node and the name of the property.
package struct RefusedWrite: Hashable {
  fileprivate let owner: ObjectIdentifier
  fileprivate let property: String
}

/// The diagnostics of refused accesses.
extension Diagnostic {
  /// Returns the diagnostic of a write to state on another thread.
  package static func stateWrittenOffMain(_ storage: StateStorage, in host: ViewGraph) -> Diagnostic {
    stateWrittenOffMain(storage.propertyName, at: host.handles.node(for: storage.owner))
  }

  package static func stateWrittenOffMain(_ name: String, at node: ViewNode?) -> Diagnostic {
    Diagnostic(.stateWrittenOffMain, path: node?.path, evidence: [Evidence("property", name)])
  }

  /// Returns the diagnostic of a write to state while the tree is walked.
  package static func stateWrittenDuringUpdate(_ storage: StateStorage, in host: ViewGraph) -> Diagnostic {
    var evidence = [Evidence("property", storage.propertyName), Evidence("value kept", storage.valueDescription)]
    if let writer = currentEvaluation.node { evidence.append(Evidence("written by", writer.path)) }
    let owner = host.handles.node(for: storage.owner)
    return Diagnostic(
      .stateWrittenDuringUpdate, path: owner?.path, location: location(ofWriteTo: storage, of: owner, in: host),
      evidence: evidence)
  }

  /// Returns the source location of a refused write to state. The location is determined once for each property of a
  /// view type, because the lookup is slow and many rows can perform the same write.
  private static func location(
    ofWriteTo storage: StateStorage, of owner: ViewNode?, in host: ViewGraph
  ) -> Diagnostic.Location? {
    guard let owner else { return nil }
    let id = RefusedWrite(owner: ObjectIdentifier(type(of: owner)), property: storage.propertyName)
    if let known = host.findings.refusedWrites[id] { return known }
    let location = host.callbacks.callerLocation?()
    host.findings.refusedWrites[id] = .some(location)
    return location
  }

  /// Returns the diagnostic of a call that is not allowed while client code of the same host runs.
  package static func reentrantUpdate() -> Diagnostic {
    var evidence: [Evidence] = []
    if let node = currentEvaluation.node { evidence.append(Evidence("called by", node.path)) }
    return Diagnostic(.reentrantUpdate, path: currentEvaluation.node?.path, evidence: evidence)
  }
}
