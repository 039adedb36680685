public import Foundation

extension Inspection {
  /// What happened while a host was watched.
  public struct Recording: Codable, Sendable, Equatable {
    /// The frames in which anything happened, in order.
    public var frames: [Frame]

    /// Everything that happened, in order; an event is told by its place here.
    public var events: [Event]

    /// The lines of all pictures, each once.
    public var lines: [String]

    /// A recording of frames with their events.
    public init(frames: [Frame] = [], events: [Event] = [], lines: [String] = []) {
      self.frames = frames
      self.events = events
      self.lines = lines
    }

    /// One frame: the passes until nothing fed back.
    public struct Frame: Codable, Sendable, Equatable {
      /// Seconds of virtual time.
      public var time: Double
      /// Whether nothing fed back any more at the end.
      public var isSettled: Bool
      /// The passes in order; with what there was no room for left out.
      public var passes: [Pass]
      /// The picture at the end, as ranges of `Recording.lines`: start, count, start, count …; empty if nobody drew.
      public var picture: [Int]
      /// What moved at the end.
      public var motions: [Motion]
      /// The gestures that were undecided or under way at the end.
      public var gestures: [Gesture]

      /// A frame with its passes.
      public init(
        time: Double, isSettled: Bool = true, passes: [Pass] = [], picture: [Int] = [], motions: [Motion] = [],
        gestures: [Gesture] = []
      ) {
        self.time = time
        self.isSettled = isSettled
        self.passes = passes
        self.picture = picture
        self.motions = motions
        self.gestures = gestures
      }
    }

    /// One pass over the tree, and the actions that it found due.
    public struct Pass: Codable, Sendable, Equatable {
      /// Counted from 1 in each frame.
      public var number: Int
      /// What came, moved or changed size in this pass; in the first one that is everything that was there.
      public var changes: [Change]
      /// The nodes that have gone since the pass before.
      public var gone: [Int]
      /// The preferences with a reader whose writers or folds are others than in the pass before.
      public var preferences: [Preference]
      /// The places in `Recording.events` of what happened.
      public var events: Range<Int>
      /// The picture after the pass, as a frame's; empty for the last pass of a frame, whose picture is the frame's.
      public var picture: [Int]

      /// A pass with what it changed.
      public init(
        number: Int, changes: [Change] = [], gone: [Int] = [], preferences: [Preference] = [], events: Range<Int>,
        picture: [Int] = []
      ) {
        self.number = number
        self.changes = changes
        self.gone = gone
        self.preferences = preferences
        self.events = events
        self.picture = picture
      }
    }

    /// Where a node stands since a pass.
    public struct Change: Codable, Sendable, Equatable {
      /// The node that stands otherwise.
      public var node: Int
      /// Its bounding box in the root, in points; `nil` if it has none.
      public var frame: CGRect?
      /// What it was proposed.
      public var proposal: Proposal?
      /// What it answered, in points.
      public var size: CGSize?
      /// The values of its state.
      public var state: [Property]

      /// What a node is since a pass.
      public init(node: Int, frame: CGRect?, proposal: Proposal?, size: CGSize?, state: [Property]) {
        self.node = node
        self.frame = frame
        self.proposal = proposal
        self.size = size
        self.state = state
      }
    }
  }

  /// Something that happened.
  public struct Event: Codable, Sendable, Equatable {
    /// What kind of thing.
    public enum Kind: String, Codable, Sendable, CaseIterable {
      /// A pointer did something.
      case input
      /// A gesture came to another phase.
      case gesture
      /// An action ran.
      case action
      /// A reader was told a value.
      case delivery
      /// A state was written with another value.
      case state
      /// An observable object changed.
      case object
      /// A body or a content closure ran.
      case body
      /// Sizes below a node are out of date, and will be measured.
      case invalidation
      /// What a node publishes may be another value.
      case publication
      /// Someone who read geometry would be answered otherwise.
      case geometry
      /// A write was refused.
      case refusal
    }

    /// What kind of thing happened.
    public var kind: Kind

    /// Where it happened; `nil` for what concerns no view.
    public var node: Int?

    /// The path of the place, also where that has gone meanwhile.
    public var path: String

    /// What is concerned: a property, a key, a modifier, a gesture.
    public var name: String

    /// What was and what is, as `0 → 5`; or whatever else there is to say.
    public var detail: String

    /// Where in the source, of readers.
    public var location: String?

    /// The earlier events that it follows from, by their places.
    public var causes: [Int]

    /// An event with those that it follows from.
    public init(
      _ kind: Kind, node: Int? = nil, path: String = "", name: String = "", detail: String = "",
      location: String? = nil, causes: [Int] = []
    ) {
      self.kind = kind
      self.node = node
      self.path = path
      self.name = name
      self.detail = detail
      self.location = location
      self.causes = causes
    }
  }
}
