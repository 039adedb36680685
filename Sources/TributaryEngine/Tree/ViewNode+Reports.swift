public import TributaryDiagnostics
import TributaryGeometry

/// The reports of the engine about a node.
extension ViewNode {
  package final func reportNestingTooDeep() {
    let path = self.path.components(separatedBy: " › ")
    let tail = Array(path.suffix(64))
    let period = (1...max(1, tail.count / 2)).first { period in
      tail.count > period * 2
        && (0..<period * 2).allSatisfy { tail[tail.count - 1 - $0] == tail[tail.count - 1 - ($0 % period)] }
    }
    let repeating = period.map { tail.suffix($0).joined(separator: " › ") } ?? tail.last ?? ""
    host.reportOnce(
      "depth:\(repeating)",
      Diagnostic(
        .nestingTooDeep, path: path.prefix(8).joined(separator: " › ") + (path.count > 8 ? " › …" : ""),
        evidence: [
          Evidence("depth", "\(depth)"), Evidence("limit", "\(host.limits.maximumDepth)"),
          Evidence("repeating views", repeating),
        ]))
  }

  package final func reportDuplicateID(_ id: Any) {
    host.reportOnce(
      "id:\(path):\(id)",
      Diagnostic(.duplicateForEachID, path: path, evidence: [Evidence("id", "\(id)")]))
  }

  package final func reportHiddenPreference(_ key: PreferenceKeyInfo) {
    host.reportOnce(
      "hidden:\(key.name):\(path)",
      Diagnostic(.hiddenPreference, path: path, evidence: [Evidence("key", key.name)]))
  }

  /// Reports a read of an anchor whose view was removed from the tree.
  package final func reportStaleAnchor() {
    host.reportOnce("anchor:\(path)", Diagnostic(.staleAnchor, path: path))
  }

  /// Reports that the number of elements of a constant range has changed.
  @usableFromInline
  package final func reportRangeChange(from old: Int, to new: Int) {
    host.reportOnce(
      "range:\(path)",
      Diagnostic(
        .forEachRangeChanged, path: path,
        evidence: [Evidence("elements before", "\(old)"), Evidence("elements now", "\(new)")]))
  }

  /// Reports that not all elements of a `ForEach` are shown.
  @usableFromInline
  package final func reportTooManyElements(_ count: Int, shown: Int, _ severity: Severity? = nil) {
    host.reportOnce(
      "elements:\(path)",
      Diagnostic(
        .tooManyElements, severity: severity, path: path,
        evidence: [Evidence("elements", "\(count)"), Evidence("shown", "\(shown)")]))
  }

  package final func reportInvalidDimension(_ what: String, _ value: String) {
    let path = self.path
    host.reportOnce(
      "dimension:\(what):\(path)",
      Diagnostic(.invalidDimension, path: path, evidence: [Evidence("where", what), Evidence("value", value)]))
  }
}

extension ItemNode {
  package final func reportUnknownCoordinateSpace(_ name: String) {
    let names = coordinateSpaceNames
    host.reportOnce(
      "space:\(name):\(path)",
      Diagnostic(
        .unknownCoordinateSpace, path: path,
        evidence: [
          Evidence("name", name), Evidence("spaces in scope", names.isEmpty ? "none" : names.joined(separator: ", ")),
        ]))
  }
}
