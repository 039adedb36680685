public import TributaryDiagnostics

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
}

extension HostClock {
  /// Reports that the clock was stopped before its target.
  ///
  /// - Returns: The diagnostic, if it is reported for the first time.
  package static func reportOverrun(at time: Double, target: Double, in host: ViewGraph) -> Diagnostic? {
    guard host.findings.isNew("clock") else { return nil }
    let finding = Diagnostic(
      .clockOverrun, evidence: [Evidence("stopped at", "\(time) s"), Evidence("target", "\(target) s")])
    host.report(finding)
    return finding
  }
}

extension TypeLayout {
  /// Reports that the fields of a type are unknown.
  static func reportMissingReflection(of type: Any.Type, in host: ViewGraph) {
    let name = String(reflecting: type)
    host.reportOnce(
      "reflection:\(name)", Diagnostic(.missingReflectionMetadata, evidence: [Evidence("type", name)]))
  }
}
