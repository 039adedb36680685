public import TributaryDiagnostics
public import TributaryGeometry

/// A failure of a layout, and the lengths at which it occurs.
public struct SweepFinding: Sendable, CustomStringConvertible {
  /// The kind of a failure.
  public enum Kind: String, Sendable, CaseIterable {
    /// The view does not settle: a feedback loop, or views that contain themselves.
    case loop
    /// The view settles after more than two passes.
    case slow
    /// The layout depends on earlier sizes, or differs between two new hosts.
    case historyDependent
    /// Two views that a container lays out beside each other overlap.
    case collision
    /// A view exceeds its container or the window.
    case protrusion
    /// A view is clipped, or outside the window.
    case cutOff
    /// A text shows an ellipsis.
    case truncation
    /// A text or control has no length, or is smaller than its content and than 44 points where it takes input.
    case squeezed
    /// An arrangement of views exists in at most 16 points between two others.
    case smallRange
    /// One element of a row is alone in another row.
    case wrapped
    /// A length changes by more than the size of the window does.
    case jump
  }

  /// The kind of the failure.
  public var kind: Kind

  /// The severity: an error for a loop, a warning for a failure in an interval, a note for a truncation at every
  /// length.
  public var severity: Severity

  /// The swept lengths at which the failure occurs, in points. Each boundary that is inside the range is exact to 1/8
  /// point, except for `slow`.
  public var lengths: ClosedRange<CGFloat>

  /// The accessibility identifiers of the views concerned, as far as they have one.
  public var identifiers: [String]

  /// The paths of the views concerned, at most two.
  public var views: [String]

  /// The source locations of the views, in the same order: the line of the modifier, or else the line at which the body
  /// that contains the view begins. A location is `nil` if the program has no debug information.
  public var locations: [Diagnostic.Location?] = []

  /// The environments in which the failure occurs; empty if it occurs in all.
  public var environments: [String]

  /// The feedback loop of a view that does not settle.
  public var loop: FeedbackLoop?

  /// The values at the lower and at the upper end of the interval, such as frames or the visible part of a text.
  public var values: [String]

  /// The edits that can repair the layout; at least one.
  public var suggestions: [String]

  /// The page of the feedback loop.
  package var page: String?

  /// Whether the layout is not reproducible, so that its boundaries have no meaning.
  var isRandom = false

  /// The pictures on both sides of both boundaries, if the sweep draws pictures.
  var pictures: [SweepPicture] = []

  /// Creates a finding with the given facts.
  ///
  /// - Parameters:
  ///   - kind: The kind of the failure.
  ///   - severity: The severity.
  ///   - lengths: The swept lengths at which the failure occurs, in points.
  ///   - identifiers: The accessibility identifiers of the views concerned.
  ///   - views: The paths of the views concerned.
  ///   - environments: The environments in which the failure occurs; empty for all.
  ///   - loop: The feedback loop, for a view that does not settle.
  ///   - values: The values at both ends of the interval.
  ///   - suggestions: The edits that can repair the layout.
  public init(
    kind: Kind, severity: Severity, lengths: ClosedRange<CGFloat>, identifiers: [String] = [], views: [String] = [],
    environments: [String] = [], loop: FeedbackLoop? = nil, values: [String] = [], suggestions: [String] = []
  ) {
    self.kind = kind
    self.severity = severity
    self.lengths = lengths
    self.identifiers = identifiers
    self.views = views
    self.environments = environments
    self.loop = loop
    self.values = values
    self.suggestions = suggestions
  }

  /// Creates a finding about views.
  init(
    _ kind: Kind, _ severity: Severity, _ lengths: ClosedRange<CGFloat>, of subjects: [Subject],
    loop: FeedbackLoop? = nil, values: [String], suggestions: [String]
  ) {
    self.init(
      kind: kind, severity: severity, lengths: lengths, identifiers: subjects.compactMap(\.identifier),
      views: subjects.map(\.path), loop: loop, values: values, suggestions: suggestions)
    locations = subjects.map(\.location)
  }

  /// The known source locations, without repetitions.
  var places: [String] {
    var places: [String] = []
    for case let location? in locations where !places.contains("\(location)") { places.append("\(location)") }
    return places
  }

  /// The finding in one line: kind, interval, identifiers, and paths.
  public var description: String {
    let names = (identifiers.map { "\"\($0)\"" } + views).joined(separator: ", ")
    let places = environments.isEmpty ? "" : " (\(environments.joined(separator: ", ")))"
    return "\(kind.rawValue) \(LengthText.text(lengths)): \(names)\(places)"
  }
}

/// Lengths as text, with at most three decimals.
enum LengthText {
  static func text(_ length: CGFloat) -> String {
    let rounded = (length * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  static func text(_ lengths: ClosedRange<CGFloat>) -> String {
    lengths.lowerBound == lengths.upperBound
      ? text(lengths.lowerBound) : "\(text(lengths.lowerBound))...\(text(lengths.upperBound))"
  }

  static func text(_ frame: CGRect) -> String {
    "(\(text(frame.minX)), \(text(frame.minY)), \(text(frame.width)) x \(text(frame.height)))"
  }
}
