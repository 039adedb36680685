import TributaryDiagnostics

/// A dynamic property was used that nobody has given its storage: it stands where the engine does not look, in an enum, a
/// collection or a plain struct, or its view is no part of the tree yet.
///
/// Told where code of users runs for a node: elsewhere nobody knows who asks. What cannot be found since its type has no
/// record of its fields has been told before.
///
/// - Parameters:
///   - property: The type of the property.
///   - use: What was done with it, as reports print it.
@usableFromInline @inline(never)
package func recordUseOutsideTree(of property: Any.Type, _ use: String) {
  guard let node = currentEvaluation.node else { return }
  node.host.reportUseOutsideTree(of: property, use, at: node)
}

extension ViewGraph {
  fileprivate func reportUseOutsideTree(of property: Any.Type, _ use: String, at node: ViewNode) {
    guard findings.isNew("outside:\(ObjectIdentifier(property)):\(ObjectIdentifier(type(of: node)))"),
      !findings.all.contains(where: { $0.code == .missingReflectionMetadata })
    else { return }
    report(
      Diagnostic(
        .stateOutsideTree, path: node.path,
        evidence: [Evidence("property", "a \(String(describing: property))"), Evidence("use", use)]))
  }
}
