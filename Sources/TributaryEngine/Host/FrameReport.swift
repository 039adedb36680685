public import TributaryDiagnostics

/// What one frame did.
public struct FrameReport: Sendable {
  /// How often the passes ran; 1 means that nothing fed back.
  public var passes: Int

  /// Whether the frame ended because nothing was left to do.
  public var settled: Bool

  /// What this frame found, in the order in which it was found.
  public var diagnostics: [Diagnostic]

  /// The loops among them.
  public var loops: [FeedbackLoop] { diagnostics.compactMap(\.loop) }

  /// How much work the frame was.
  public var counts: FrameCounts

  /// A report with the given facts.
  public init(passes: Int, settled: Bool, diagnostics: [Diagnostic] = [], counts: FrameCounts = FrameCounts()) {
    self.passes = passes
    self.settled = settled
    self.diagnostics = diagnostics
    self.counts = counts
  }
}

extension FrameReport {
  /// This frame and a later one as one: the larger number of passes, and the sum of the work.
  package func followed(by later: FrameReport) -> FrameReport {
    FrameReport(
      passes: max(passes, later.passes), settled: settled && later.settled,
      diagnostics: diagnostics + later.diagnostics, counts: counts + later.counts)
  }
}
