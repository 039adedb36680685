public import Foundation

extension Inspection {
  /// A view or a modifier in the tree.
  public struct Node: Codable, Sendable, Equatable {
    /// The kind of a node.
    public enum Kind: String, Codable, Sendable, CaseIterable {
      /// A view or a modifier with a body, which is not a layout item: its items are those of the body.
      case body
      /// A node with one child item, such as most modifiers.
      case modifier
      /// A node that arranges several items.
      case container
      /// A node without children: a text, a color, or a shape.
      case leaf
      /// A node that only provides identity.
      case structure
    }

    /// The number of the node. It is the same in all passes of a recording, and in equal inspections.
    public var id: Int

    /// The number of the parent node, or `nil` for the root.
    public var parent: Int?

    /// The number of ancestors.
    public var depth: Int

    /// The kind of the node.
    public var kind: Kind

    /// The type as printed in paths, or the modifier as written in the source: `Text`, `frame(width:)`.
    public var type: String

    /// The types from the root to the node, such as `Counter › HStack › Text`.
    public var path: String

    /// The identifier that was set with `accessibilityIdentifier(_:)`.
    public var identifier: String?

    /// The explicit identity of the view at its place, outermost first, such as `ForEach 3` or `id "list"`, or `nil`
    /// for none.
    public var identity: String?

    /// Whether this is a composite view of Tributary, such as a button. Its state is internal.
    public var isControl: Bool

    /// Whether this is an internal part of a composite view of Tributary.
    public var isInner: Bool

    /// The source location of the modifier, as `Module/File.swift:12`, or `nil` if it was not captured.
    public var location: String?

    /// The content of a text.
    public var text: String?

    /// The bounding box in root coordinates, in points, after all enclosing offsets, scales, and rotations. For a body
    /// it is that of its items; `nil` without a frame.
    public var frame: CGRect?

    /// The layout of the node, or `nil` for bodies and structure.
    public var layout: Layout?

    /// The properties that the engine stores for the view, with their values.
    public var state: [Property]

    /// The properties that the view reads from the environment, with their values.
    public var environment: [Property]

    /// The states that the last evaluation read, such as `Counter.taps`. Changing one of them causes another
    /// evaluation.
    public var reads: [String]

    /// The values for enclosing containers: layout priority and `zIndex`, if they are not the defaults.
    public var traits: [Property]

    /// The reasons for which the node is excluded from queries, such as `concealed`, or empty if it is included.
    public var absences: [String]

    /// Whether the node is in the tree; `false` if it was removed during a recording.
    public var isPresent: Bool

    /// Creates a node from its properties.
    ///
    /// - Parameters:
    ///   - id: The number of the node.
    ///   - parent: The number of the parent node, or `nil` for the root.
    ///   - depth: The number of ancestors.
    ///   - kind: The kind of the node.
    ///   - type: The type as printed in paths, or the modifier as written in the source: `Text`, `frame(width:)`.
    ///   - path: The types from the root to the node, such as `Counter › HStack › Text`.
    ///   - identifier: The identifier that was set with `accessibilityIdentifier(_:)`.
    ///   - identity: The explicit identity of the view at its place, outermost first, such as `ForEach 3` or
    ///     `id "list"`, or `nil` for none.
    ///   - isControl: Whether this is a composite view of Tributary, such as a button.
    ///   - isInner: Whether this is an internal part of a composite view of Tributary.
    ///   - location: The source location of the modifier, as `Module/File.swift:12`, or `nil` if it was not captured.
    ///   - text: The content of a text.
    ///   - frame: The bounding box in root coordinates, in points, after all enclosing offsets, scales, and rotations.
    ///   - layout: The layout of the node, or `nil` for bodies and structure.
    ///   - state: The properties that the engine stores for the view, with their values.
    ///   - environment: The properties that the view reads from the environment, with their values.
    ///   - reads: The states that the last evaluation read, such as `Counter.taps`.
    ///   - traits: The values for enclosing containers: layout priority and `zIndex`, if they are not the defaults.
    ///   - absences: The reasons for which the node is excluded from queries, such as `concealed`, or empty if it is
    ///     included.
    ///   - isPresent: Whether the node is in the tree; `false` if it was removed during a recording.
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

  /// A name and a value as text.
  public struct Property: Codable, Sendable, Equatable {
    /// The name as written in the source.
    public var name: String
    /// The value as text.
    public var value: String

    /// Creates a property from a name and a value.
    ///
    /// - Parameters:
    ///   - name: The name as written in the source.
    ///   - value: The value as text.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }
}
