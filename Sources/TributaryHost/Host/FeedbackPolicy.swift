public import TributaryDiagnostics
public import TributaryEngine

/// The response of a host to a loop in addition to its report. Notes are excluded.
///
///     host.feedbackPolicy = .call { loop in print(loop.ansi) }
public enum FeedbackPolicy {
  /// The host only reports the loop in `FrameReport.diagnostics` and `ViewHost.diagnostics`.
  case report
  /// The host terminates the program with the loop report as the message. Use this policy during development.
  case fail
  /// The host calls a closure with the report after the frame.
  case call(@MainActor (Diagnostic) -> Void)
}

extension FeedbackPolicy {
  /// Applies the policy to the findings of a completed frame.
  @MainActor
  func apply(to diagnostics: [Diagnostic]) {
    if case .report = self { return }
    for diagnostic in diagnostics where diagnostic.code == .feedbackLoop && diagnostic.severity > .note {
      switch self {
      case .report: return
      case .fail: fatalError("\n" + diagnostic.description)
      case .call(let handle): handle(diagnostic)
      }
    }
  }
}

extension FrameReport {
  /// The feedback loops among the findings.
  public var loops: [FeedbackLoop] { diagnostics.compactMap(\.loop) }
}
