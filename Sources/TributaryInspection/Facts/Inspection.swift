public import Foundation

/// A snapshot of the views of a host, and optionally a recording of the events that led to it.
///
/// An inspection is a value: it can be stored, compared, encoded as JSON, and decoded. Equal trees give equal
/// inspections on every machine; they contain no addresses and no machine-specific paths. Lengths are in points, and y
/// points down.
public struct Inspection: Codable, Sendable, Equatable {
  /// The current version of the format. It is incremented for changes that affect programs that read the JSON.
  public static let currentVersion = 1

  /// The version of the format of this value.
  public var version = Inspection.currentVersion

  /// The virtual time of the snapshot, in seconds.
  public var time: Double

  /// The size of the root, in points.
  public var size: CGSize

  /// The views and modifiers in view order, each after its parent, followed by those that were removed during the
  /// recording.
  public var nodes: [Node]

  /// The preferences with writers or readers, sorted by the name of the key.
  public var preferences: [Preference]

  /// The animated values at the time of the snapshot, in view order.
  public var motions: [AnimatedValue]

  /// The undecided or active gestures, in the order of their recognition.
  public var gestures: [Gesture]

  /// The diagnostics since the creation of the host, in order.
  public var findings: [Finding]

  /// The articles about the found loops, by name.
  public var articles: [HelpArticle]

  /// The number of frames that `counts` sums up.
  public var frameCount: Int

  /// The work of the last frame, or of all frames of a recording.
  public var counts: FrameCounts

  /// The picture as SVG, if the creator of the inspection could draw.
  public var picture: String?

  /// The recorded events, if any.
  public var recording: Recording?

  /// The parts that were omitted because of the budget.
  public var omitted: OmittedCounts

  /// Creates an inspection. The articles are derived from the findings.
  ///
  /// - Parameters:
  ///   - time: The virtual time of the snapshot, in seconds.
  ///   - size: The size of the root, in points.
  ///   - nodes: The views and modifiers in view order, each after its parent, followed by those that were removed
  ///     during the recording.
  ///   - preferences: The preferences with writers or readers, sorted by the name of the key.
  ///   - motions: The animated values at the time of the snapshot, in view order.
  ///   - gestures: The undecided or active gestures, in the order of their recognition.
  ///   - findings: The diagnostics since the creation of the host, in order.
  ///   - frameCount: The number of frames that `counts` sums up.
  ///   - counts: The work of the last frame, or of all frames of a recording.
  ///   - picture: The picture as SVG, if the creator of the inspection could draw.
  ///   - recording: The recorded events, if any.
  ///   - omitted: The parts that were omitted because of the budget.
  public init(
    time: Double = 0, size: CGSize = .zero, nodes: [Node] = [], preferences: [Preference] = [],
    motions: [AnimatedValue] = [], gestures: [Gesture] = [], findings: [Finding] = [], frameCount: Int = 1,
    counts: FrameCounts = FrameCounts(), picture: String? = nil, recording: Recording? = nil,
    omitted: OmittedCounts = OmittedCounts()
  ) {
    self.time = time
    self.size = size
    self.nodes = nodes
    self.preferences = preferences
    self.motions = motions
    self.gestures = gestures
    self.findings = findings
    articles = HelpArticle.all(about: findings)
    self.frameCount = frameCount
    self.counts = counts
    self.picture = picture
    self.recording = recording
    self.omitted = omitted
  }
}

extension Inspection {
  /// The inspection as JSON with sorted keys. Equal inspections produce identical bytes.
  ///
  /// Numbers that JSON does not support are written as `"nan"`, `"infinity"`, or `"-infinity"`.
  public var json: String { PageText.visible(FactsJSON.text(of: self)) }

  /// Returns the node with the given number.
  ///
  /// - Parameter id: The number of the node, as in ``Node/id``.
  /// - Returns: The node, which can be one that was removed during the recording; `nil` if there is none.
  public func node(_ id: Int) -> Node? { nodes.first { $0.id == id } }

  /// Returns the first node with the given identifier, in view order.
  ///
  /// - Parameter identifier: The identifier that `accessibilityIdentifier(_:)` sets.
  /// - Returns: The node, or `nil` if there is none in the tree.
  public func node(identified identifier: String) -> Node? {
    nodes.first { $0.identifier == identifier && $0.isPresent }
  }

  /// Returns the node and its ancestors, from the root inward.
  ///
  /// - Parameter node: A node of this inspection.
  public func ancestors(of node: Node) -> [Node] {
    var byNumber: [Int: Node] = [:]
    for node in nodes { byNumber[node.id] = node }
    var way = [node]
    while let parent = way.last?.parent.flatMap({ byNumber[$0] }), way.count <= nodes.count { way.append(parent) }
    return way.reversed()
  }
}

extension Inspection {
  /// An animated property of a view.
  public struct AnimatedValue: Codable, Sendable, Equatable {
    /// The number of the property's node.
    public var node: Int
    /// The property: `frame`, `opacity`, `effect`, `paint`, `shape`, `value`, `amount`, `scroll offset`, or
    /// `transition`.
    public var property: String
    /// The description of the animation.
    public var animation: String
    /// The start of the animation, in seconds of virtual time.
    public var begin: Double
    /// The end of the animation, in seconds of virtual time, or `nil` if only the animation determines it.
    public var end: Double?
    /// For an animated frame, the current presented frame in root coordinates, in points; otherwise `nil`.
    public var shownFrame: CGRect?

    /// Creates an animated property.
    ///
    /// - Parameters:
    ///   - node: The number of the property's node.
    ///   - property: The property: `frame`, `opacity`, `effect`, `paint`, `shape`, `value`, `amount`, `scroll offset`,
    ///     or `transition`.
    ///   - animation: The description of the animation.
    ///   - begin: The start of the animation, in seconds of virtual time.
    ///   - end: The end of the animation, in seconds of virtual time, or `nil` if only the animation determines it.
    ///   - shownFrame: For an animated frame, the current presented frame in root coordinates, in points; otherwise
    ///     `nil`.
    public init(
      node: Int, property: String, animation: String, begin: Double, end: Double? = nil, shownFrame: CGRect? = nil
    ) {
      self.node = node
      self.property = property
      self.animation = animation
      self.begin = begin
      self.end = end
      self.shownFrame = shownFrame
    }
  }

  /// A gesture that takes part in the current press.
  public struct Gesture: Codable, Sendable, Equatable {
    /// The number of the node with the gesture.
    public var node: Int
    /// The name `gesture`, with the name that client code gave it.
    public var name: String
    /// The status: `possible`, `active`, `ended`, or `failed`.
    public var status: String

    /// Creates a gesture with its status.
    ///
    /// - Parameters:
    ///   - node: The number of the node with the gesture.
    ///   - name: The name `gesture`, with the name that client code gave it.
    ///   - status: The status: `possible`, `active`, `ended`, or `failed`.
    public init(node: Int, name: String, status: String) {
      self.node = node
      self.name = name
      self.status = status
    }
  }
}

/// Encoding of facts as JSON with sorted keys, so that equal facts produce identical bytes.
enum FactsJSON {
  /// Returns the JSON of facts. Numbers that JSON does not support are written by name, so that all other numbers are
  /// kept.
  static func text(of facts: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    do {
      return String(decoding: try encoder.encode(facts), as: UTF8.self)
    } catch {
      preconditionFailure("An inspection could not be encoded as JSON: \(error)")
    }
  }
}
