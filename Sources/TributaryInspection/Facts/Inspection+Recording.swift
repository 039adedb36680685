public import Foundation

extension Inspection {
  /// The events while a host was recorded.
  public struct Recording: Codable, Sendable, Equatable {
    /// The frames with events, in order.
    public var frames: [Frame]

    /// All events in order. An event is identified by its index.
    public var events: [Event]

    /// The lines of all pictures, without duplicates.
    public var lines: [String]

    /// Creates a recording from frames and events.
    ///
    /// - Parameters:
    ///   - frames: The frames with events, in order.
    ///   - events: All events in order.
    ///   - lines: The lines of all pictures, without duplicates.
    public init(frames: [Frame] = [], events: [Event] = [], lines: [String] = []) {
      self.frames = frames
      self.events = events
      self.lines = lines
    }

    /// A frame: a sequence of passes until no value feeds back.
    public struct Frame: Codable, Sendable, Equatable {
      /// The virtual time in seconds.
      public var time: Double
      /// Whether the frame settled.
      public var isSettled: Bool
      /// The recorded passes in order, without those omitted because of the budget.
      public var passes: [Pass]
      /// The picture at the end, as ranges of `Recording.lines`: start, count, start, count, and so on. Empty if no
      /// picture was drawn.
      public var picture: [Int]
      /// The animated values at the end of the frame.
      public var motions: [AnimatedValue]
      /// The undecided or active gestures at the end of the frame.
      public var gestures: [Gesture]

      /// Creates a frame from its passes.
      ///
      /// - Parameters:
      ///   - time: The virtual time in seconds.
      ///   - isSettled: Whether the frame settled.
      ///   - passes: The recorded passes in order, without those omitted because of the budget.
      ///   - picture: The picture at the end, as ranges of `Recording.lines`: start, count, start, count, and so on.
      ///   - motions: The animated values at the end of the frame.
      ///   - gestures: The undecided or active gestures at the end of the frame.
      public init(
        time: Double, isSettled: Bool = true, passes: [Pass] = [], picture: [Int] = [], motions: [AnimatedValue] = [],
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

    /// A pass over the tree and the resulting actions.
    public struct Pass: Codable, Sendable, Equatable {
      /// The number within the frame, from 1.
      public var number: Int
      /// The inserted, moved, and resized nodes. The first pass contains all existing nodes.
      public var changes: [Change]
      /// The nodes that were removed since the previous pass.
      public var gone: [Int]
      /// The preferences with a reader whose writers or folds have changed since the previous pass.
      public var preferences: [Preference]
      /// The indices of the pass's events in `Recording.events`.
      public var events: Range<Int>
      /// The picture after the pass, in the same form as a frame's. Empty for the last pass of a frame.
      public var picture: [Int]

      /// Creates a pass from its changes.
      ///
      /// - Parameters:
      ///   - number: The number within the frame, from 1.
      ///   - changes: The inserted, moved, and resized nodes.
      ///   - gone: The nodes that were removed since the previous pass.
      ///   - preferences: The preferences with a reader whose writers or folds have changed since the previous pass.
      ///   - events: The indices of the pass's events in `Recording.events`.
      ///   - picture: The picture after the pass, in the same form as a frame's.
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

    /// The state of a node after a change.
    public struct Change: Codable, Sendable, Equatable {
      /// The number of the changed node.
      public var node: Int
      /// The bounding box in root coordinates, in points, or `nil` if there is none.
      public var frame: CGRect?
      /// The size proposal, in points; `nil` for a node that is not laid out.
      public var proposal: Proposal?
      /// The size, in points; `nil` for a node that is not laid out.
      public var size: CGSize?
      /// The values of the node's state.
      public var state: [Property]

      /// Creates the state of a node after a change.
      ///
      /// - Parameters:
      ///   - node: The number of the changed node.
      ///   - frame: The bounding box in root coordinates, in points, or `nil` if there is none.
      ///   - proposal: The size proposal, in points; `nil` for a node that is not laid out.
      ///   - size: The size, in points; `nil` for a node that is not laid out.
      ///   - state: The values of the node's state.
      public init(node: Int, frame: CGRect?, proposal: Proposal?, size: CGSize?, state: [Property]) {
        self.node = node
        self.frame = frame
        self.proposal = proposal
        self.size = size
        self.state = state
      }
    }
  }

  /// An event of a recording.
  public struct Event: Codable, Sendable, Equatable {
    /// The kind of an event.
    public enum Kind: String, Codable, Sendable, CaseIterable {
      /// A pointer event was received.
      case input
      /// A gesture entered another phase.
      case gesture
      /// An action ran.
      case action
      /// A reader received a value.
      case delivery
      /// A state was set to a different value.
      case state
      /// An observable object changed.
      case object
      /// A body or a content closure was evaluated.
      case body
      /// Sizes below a node were invalidated and will be measured.
      case invalidation
      /// A value that a node publishes may have changed.
      case publication
      /// A value that a geometry read returned may have changed.
      case geometry
      /// A write was rejected.
      case refusal
    }

    /// The kind of the event.
    public var kind: Kind

    /// The number of the node, or `nil` if the event does not concern a view.
    public var node: Int?

    /// The path of the node, even if the node was removed later.
    public var path: String

    /// The name of the affected property, key, modifier, or gesture.
    public var name: String

    /// The old and the new value, as `0 → 5`, or other details.
    public var detail: String

    /// The source location of a reader.
    public var location: String?

    /// The indices of the earlier events that caused this event.
    public var causes: [Int]

    /// Creates an event from its properties.
    ///
    /// - Parameters:
    ///   - kind: The kind of the event.
    ///   - node: The number of the node, or `nil` if the event does not concern a view.
    ///   - path: The path of the node, even if the node was removed later.
    ///   - name: The name of the affected property, key, modifier, or gesture.
    ///   - detail: The old and the new value, as `0 → 5`, or other details.
    ///   - location: The source location of a reader.
    ///   - causes: The indices of the earlier events that caused this event.
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
