public import TributaryDiagnostics
import TributaryGeometry
package import TributaryLayout

/// The reports of the engine.
extension ViewGraph {
  @usableFromInline
  package func report(_ diagnostic: Diagnostic) {
    findings.append(diagnostic)
  }

  /// Reports a diagnostic at most once for an id.
  package func reportOnce(_ id: String, _ diagnostic: @autoclosure () -> Diagnostic) {
    if findings.isNew(id) { report(diagnostic()) }
  }

  package func offMainDiagnostic(_ storage: StateStorage) -> Diagnostic {
    offMainDiagnostic(storage.propertyName, at: handles.node(for: storage.owner))
  }

  package func offMainDiagnostic(_ name: String, at node: ViewNode?) -> Diagnostic {
    Diagnostic(.stateWrittenOffMain, path: node?.path, evidence: [Evidence("property", name)])
  }

  package func writeDuringUpdateDiagnostic(_ storage: StateStorage) -> Diagnostic {
    var evidence = [Evidence("property", storage.propertyName), Evidence("value kept", storage.valueDescription)]
    if let writer = currentEvaluation.node { evidence.append(Evidence("written by", writer.path)) }
    return Diagnostic(
      .stateWrittenDuringUpdate, path: handles.node(for: storage.owner)?.path, location: location(ofWriteTo: storage),
      evidence: evidence)
  }

  /// Returns the source location of a refused write to state. The location is determined once for each property of a
  /// view type, because the lookup is slow and many rows can perform the same write.
  private func location(ofWriteTo storage: StateStorage) -> Diagnostic.Location? {
    guard let owner = handles.node(for: storage.owner) else { return nil }
    let id = RefusedWrite(owner: ObjectIdentifier(type(of: owner)), property: storage.propertyName)
    if let known = findings.refusedWrites[id] { return known }
    let location = CallSite.current()
    findings.refusedWrites[id] = .some(location)
    return location
  }

  package func reentrantUpdateDiagnostic() -> Diagnostic {
    var evidence: [Evidence] = []
    if let node = currentEvaluation.node { evidence.append(Evidence("called by", node.path)) }
    return Diagnostic(.reentrantUpdate, path: currentEvaluation.node?.path, evidence: evidence)
  }

  /// Reports that the clock was stopped before its target.
  ///
  /// - Returns: The diagnostic, if it is reported for the first time.
  package func reportClockOverrun(at time: Double, target: Double) -> Diagnostic? {
    guard findings.isNew("clock") else { return nil }
    let finding = Diagnostic(
      .clockOverrun, evidence: [Evidence("stopped at", "\(time) s"), Evidence("target", "\(target) s")])
    report(finding)
    return finding
  }

  package func reportNestingTooDeep(at node: ViewNode) {
    let path = node.path.components(separatedBy: " › ")
    let tail = Array(path.suffix(64))
    let period = (1...max(1, tail.count / 2)).first { period in
      tail.count > period * 2
        && (0..<period * 2).allSatisfy { tail[tail.count - 1 - $0] == tail[tail.count - 1 - ($0 % period)] }
    }
    let repeating = period.map { tail.suffix($0).joined(separator: " › ") } ?? tail.last ?? ""
    reportOnce(
      "depth:\(repeating)",
      Diagnostic(
        .nestingTooDeep, path: path.prefix(8).joined(separator: " › ") + (path.count > 8 ? " › …" : ""),
        evidence: [
          Evidence("depth", "\(node.depth)"), Evidence("limit", "\(limits.maximumDepth)"),
          Evidence("repeating views", repeating),
        ]))
  }

  @usableFromInline
  package func reportMissingReflection(of type: Any.Type) {
    let name = String(reflecting: type)
    reportOnce(
      "reflection:\(name)", Diagnostic(.missingReflectionMetadata, evidence: [Evidence("type", name)]))
  }

  package func reportDuplicateID(_ id: Any, in node: ViewNode) {
    reportOnce(
      "id:\(node.path):\(id)",
      Diagnostic(.duplicateForEachID, path: node.path, evidence: [Evidence("id", "\(id)")]))
  }

  package func reportUnknownIdentifier(_ identifier: String) {
    let known = presentIdentifiers
    report(
      Diagnostic(
        .unknownIdentifier,
        evidence: [
          Evidence("identifier", identifier),
          Evidence("identifiers", known.isEmpty ? "none" : known.joined(separator: ", ")),
        ]))
  }

  package func reportDuplicateIdentifier(_ identifier: String, at node: ViewNode, first: ViewNode) {
    reportOnce(
      "identifier:\(identifier)",
      Diagnostic(
        .duplicateIdentifier, path: node.path,
        evidence: [Evidence("identifier", identifier), Evidence("first", first.path)]))
  }

  package func reportHiddenPreference(_ key: PreferenceKeyInfo, at node: ViewNode) {
    reportOnce(
      "hidden:\(key.name):\(node.path)",
      Diagnostic(.hiddenPreference, path: node.path, evidence: [Evidence("key", key.name)]))
  }

  /// Reports a read of an anchor whose view was removed from the tree.
  package func reportStaleAnchor(readBy reader: ViewNode) {
    reportOnce("anchor:\(reader.path)", Diagnostic(.staleAnchor, path: reader.path))
  }

  /// Reports that the number of elements of a constant range has changed.
  @usableFromInline
  package func reportRangeChange(from old: Int, to new: Int, at node: ViewNode) {
    reportOnce(
      "range:\(node.path)",
      Diagnostic(
        .forEachRangeChanged, path: node.path,
        evidence: [Evidence("elements before", "\(old)"), Evidence("elements now", "\(new)")]))
  }

  /// Reports that not all elements of a `ForEach` are shown.
  @usableFromInline
  package func reportTooManyElements(
    _ count: Int, shown: Int, at node: ViewNode, _ severity: Severity? = nil
  ) {
    reportOnce(
      "elements:\(node.path)",
      Diagnostic(
        .tooManyElements, severity: severity, path: node.path,
        evidence: [Evidence("elements", "\(count)"), Evidence("shown", "\(shown)")]))
  }

  package func reportUnknownCoordinateSpace(_ name: String, at node: ItemNode) {
    let names = node.coordinateSpaceNames
    reportOnce(
      "space:\(name):\(node.path)",
      Diagnostic(
        .unknownCoordinateSpace, path: node.path,
        evidence: [
          Evidence("name", name), Evidence("spaces in scope", names.isEmpty ? "none" : names.joined(separator: ", ")),
        ]))
  }

  package func reportInvalidDimension(_ what: String, _ value: String, at node: ViewNode) {
    let path = node.path
    reportOnce(
      "dimension:\(what):\(path)",
      Diagnostic(.invalidDimension, path: path, evidence: [Evidence("where", what), Evidence("value", value)]))
  }

  package func reportFrameIssue(_ issue: FrameIssue, of frame: String, at node: ViewNode) {
    switch issue {
    case .invalidDimension(let axis, let value):
      reportInvalidDimension("frame \(axis == .horizontal ? "width" : "height")", "\(value)", at: node)
    case .contradictory(let axis):
      let path = node.path
      reportOnce(
        "frame:\(axis):\(path)",
        Diagnostic(
          .contradictoryFrame, path: path,
          evidence: [Evidence("axis", axis.description), Evidence("frame", frame)]))
    }
  }
}
