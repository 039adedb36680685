public import Foundation

extension Inspection {
  /// A view or a modifier in the tree.
  public struct Node: Codable, Sendable, Equatable {
    /// What a node is for.
    public enum Kind: String, Codable, Sendable, CaseIterable {
      /// A view or a modifier with a body, which is no item of layout itself: its items are those of the body.
      case body
      /// What stands around one item, as modifiers do.
      case modifier
      /// What arranges items.
      case container
      /// What holds nothing: text, colours, shapes.
      case leaf
      /// What gives identity and nothing else.
      case structure
    }

    /// The number of the node: the same in all passes of a recording, and the same whenever the same is looked at anew.
    public var id: Int

    /// The node that this one stands in; `nil` for the root.
    public var parent: Int?

    /// How many nodes there are around this one.
    public var depth: Int

    /// What the node is for.
    public var kind: Kind

    /// The type as paths print it, or the modifier as its user wrote it: `Text`, `frame(width:)`.
    public var type: String

    /// The view types from the root to the node.
    public var path: String

    /// What the view was given with `accessibilityIdentifier(_:)`.
    public var identifier: String?

    /// The explicit identity that the view has at its place: `ForEach 3`, `id "list"`, the outer one first; `nil` for none.
    public var identity: String?

    /// Whether this is a view of the package itself that is made of others, such as a button: its state is its own affair.
    public var isControl: Bool

    /// Whether this is what a control of the package is made of, and nothing that its user wrote.
    public var isInner: Bool

    /// Where in the source the modifier was written, as `Module/File.swift:12`; `nil` where no modifier captures it.
    public var location: String?

    /// What a text shows.
    public var text: String?

    /// The bounding box in the root after every offset, scale and rotation around; of a body that of its items.
    public var frame: CGRect?

    /// How the node is laid out; `nil` for bodies and structure.
    public var layout: Layout?

    /// The properties that are kept by the engine for the view, with their values.
    public var state: [Property]

    /// The properties that are read from the environment, with the values that hold for the view.
    public var environment: [Property]

    /// The states that the last evaluation read, as `Counter.taps`: what would make it run again.
    public var reads: [String]

    /// What containers around are told: layout priority and zIndex, where they are not the usual ones.
    public var traits: [Property]

    /// Why the node is not there for those who look for it, such as `concealed`; empty if it is there.
    public var absences: [String]

    /// Whether the node is in the tree; `false` for those that have gone while a recording went on.
    public var isPresent: Bool

    /// A node with what is known of it.
    public init(
      id: Int, parent: Int? = nil, depth: Int = 0, kind: Kind, type: String, path: String, identifier: String? = nil,
      identity: String? = nil, isControl: Bool = false, isInner: Bool = false, location: String? = nil,
      text: String? = nil, frame: CGRect? = nil, layout: Layout? = nil,
      state: [Property] = [], environment: [Property] = [], reads: [String] = [], traits: [Property] = [],
      absences: [String] = [], isPresent: Bool = true
    ) {
      self.id = id
      self.parent = parent
      self.depth = depth
      self.kind = kind
      self.type = type
      self.path = path
      self.identifier = identifier
      self.identity = identity
      self.isControl = isControl
      self.isInner = isInner
      self.location = location
      self.text = text
      self.frame = frame
      self.layout = layout
      self.state = state
      self.environment = environment
      self.reads = reads
      self.traits = traits
      self.absences = absences
      self.isPresent = isPresent
    }
  }

  /// A name with its value as text.
  public struct Property: Codable, Sendable, Equatable {
    /// The name as its user wrote it.
    public var name: String
    /// The value as text.
    public var value: String

    /// A property by its name, with its value.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }
}
