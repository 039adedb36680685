public import TributaryDiagnostics

/// How much of a small change of a state comes back to it, once round a cycle.
///
///     gain 0.5    a change of 1 comes back as 0.5, then 0.25 …      comes to rest
///     gain 1      whatever stands stays, however it came about      two stable answers or many
///     gain −1     a change of 1 comes back as −1, then 1 …          oscillates
///     gain 2      a change of 1 comes back as 2, then 4 …           diverges
public struct FeedbackGain: Sendable, Equatable {
  /// ∂new/∂old of the first state on the cycle, through all the others; of a switch 1 if it stays where it is put.
  public let gain: Double

  /// The states on the cycle: view path and property, in causal order.
  public let states: [String]

  /// The cycle in causal order; the last step leads back to the first.
  public let steps: [FeedbackLoop.Step]

  /// Whether the state is a switch that stays where it is put: the answer depends on what was before.
  public let isBistable: Bool

  /// Whether a change that comes from elsewhere would never die away.
  public var isUnstable: Bool { abs(gain) >= 1 }
}
