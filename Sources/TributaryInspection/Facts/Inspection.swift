public import Foundation

/// What a host knows of its views at one time, and of what happened on the way there if that was recorded.
///
/// It is a value: it can be kept, compared, written as JSON and read again. Equal trees give equal inspections on every
/// machine; there are no addresses and no names of machine paths in it. Lengths are points, y points down.
public struct Inspection: Codable, Sendable, Equatable {
  /// The version of this form. It grows when a program that reads the JSON would have to know.
  public static let currentVersion = 1

  /// The version that the value was written in.
  public var version = Inspection.currentVersion

  /// Seconds of virtual time at which the host was looked at.
  public var time: Double

  /// The size of the root, in points.
  public var size: CGSize

  /// The views and modifiers in view order, each after the one that it stands in; in a recording followed by those that have
  /// gone meanwhile.
  public var nodes: [Node]

  /// The preferences that anybody writes or reads, by the name of their keys.
  public var preferences: [Preference]

  /// What moves on its own at the time, in view order.
  public var motions: [Motion]

  /// The gestures that are undecided or under way, in the order in which they are asked.
  public var gestures: [Gesture]

  /// What was found since the host was made, in the order in which it was found.
  public var findings: [Finding]

  /// The articles about loops that were found, by name.
  public var articles: [Article]

  /// How many frames `counts` is the sum of.
  public var frameCount: Int

  /// What the last frame did; of a recording, all of its frames.
  public var counts: FrameCounts

  /// The picture as SVG, where whoever made the inspection could draw.
  public var picture: String?

  /// What happened, if it was recorded.
  public var recording: Recording?

  /// What was left out because of the budget; all zero if everything is there.
  public var omitted: Omissions

  /// What is known of a tree; the articles follow from the findings.
  public init(
    time: Double = 0, size: CGSize = .zero, nodes: [Node] = [], preferences: [Preference] = [],
    motions: [Motion] = [], gestures: [Gesture] = [], findings: [Finding] = [], frameCount: Int = 1,
    counts: FrameCounts = FrameCounts(), picture: String? = nil, recording: Recording? = nil,
    omitted: Omissions = Omissions()
  ) {
    self.time = time
    self.size = size
    self.nodes = nodes
    self.preferences = preferences
    self.motions = motions
    self.gestures = gestures
    self.findings = findings
    articles = Article.all(about: findings)
    self.frameCount = frameCount
    self.counts = counts
    self.picture = picture
    self.recording = recording
    self.omitted = omitted
  }
}

extension Inspection {
  /// The same facts for machines: JSON with sorted keys, so that equal inspections give equal bytes.
  /// A number that JSON does not have stands there as `"nan"`, `"infinity"` or `"-infinity"`.
  public var json: String { PageText.visible(FactsJSON.text(of: self)) }

  /// The node with a number.
  public func node(_ id: Int) -> Node? { nodes.first { $0.id == id } }

  /// The first node that carries an identifier, in view order.
  public func node(identified identifier: String) -> Node? {
    nodes.first { $0.identifier == identifier && $0.isPresent }
  }

  /// The node and those around it, from the root inwards.
  public func ancestors(of node: Node) -> [Node] {
    var byNumber: [Int: Node] = [:]
    for node in nodes { byNumber[node.id] = node }
    var way = [node]
    while let parent = way.last?.parent.flatMap({ byNumber[$0] }), way.count <= nodes.count { way.append(parent) }
    return way.reversed()
  }
}

extension Inspection {
  /// A property of a view on its way to where its model stands.
  public struct Motion: Codable, Sendable, Equatable {
    /// The node of the property.
    public var node: Int
    /// What moves: `frame`, `opacity`, `effect`, `paint`, `shape`, `value`, `amount`, `scroll offset` or `transition`.
    public var property: String
    /// The animation as it prints itself.
    public var animation: String
    /// Seconds of virtual time at which the animation began.
    public var begin: Double
    /// Seconds of virtual time at which it ends; `nil` where only the animation knows.
    public var end: Double?
    /// Of a frame, where it is shown in the root at the time, in points; of everything else `nil`.
    public var shownFrame: CGRect?

    /// A way of a property.
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

  /// A gesture that takes part in the press that goes on.
  public struct Gesture: Codable, Sendable, Equatable {
    /// The view that carries the gesture.
    public var node: Int
    /// `gesture`, with the name that its user gave it.
    public var name: String
    /// `possible`, `active`, `ended` or `failed`.
    public var status: String

    /// A gesture with its phase.
    public init(node: Int, name: String, status: String) {
      self.node = node
      self.name = name
      self.status = status
    }
  }
}

/// Facts as JSON: sorted keys, so that equal facts give equal bytes.
enum FactsJSON {
  /// The text of facts. A number that JSON does not have stands there by its name, so that all others are told as well.
  static func text(of facts: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    do {
      return String(decoding: try encoder.encode(facts), as: UTF8.self)
    } catch {
      preconditionFailure("Facts are numbers, texts, lists and tables, which all have a form in JSON: \(error)")
    }
  }
}
