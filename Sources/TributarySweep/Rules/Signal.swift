import TributaryDiagnostics

/// A failure of the layout at one size.
struct Signal {
  let kind: SweepFinding.Kind
  let subjects: [Subject]
  /// The values that show the failure, as one line.
  let values: String
  var loop: FeedbackLoop?
  /// The page of the feedback loop.
  var page: String?
  var suggestions: [String]?

  /// The identity of the failure in layouts at other sizes.
  var key: String { "\(kind.rawValue)|\(subjects.map(\.key).joined(separator: "|"))" }
}
