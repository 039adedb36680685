public import TributaryDiagnostics

/// What a host does about a loop besides reporting it; notes do not count.
public enum FeedbackPolicy {
  /// The report is all: in `FrameReport.diagnostics` and `ViewHost.diagnostics`.
  case report
  /// Ends the program, with the page about the loop as its message. For programs that are being written.
  case fail
  /// Calls a closure with the report, after the frame.
  case call(@MainActor (Diagnostic) -> Void)
}

extension FeedbackGuard {
  /// Does what the policy asks for about the findings of a frame that has ended.
  @MainActor
  package func applyPolicy(to diagnostics: [Diagnostic]) {
    if case .report = policy { return }
    for diagnostic in diagnostics where diagnostic.code == .feedbackLoop && diagnostic.severity > .note {
      switch policy {
      case .report: return
      case .fail: fatalError("\n" + diagnostic.description)
      case .call(let handle): handle(diagnostic)
      }
    }
  }
}
