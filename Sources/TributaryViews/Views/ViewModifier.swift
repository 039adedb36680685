/// A change to a view, described by a value, that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the view that ``body(content:)`` answers.
  associatedtype Body: View

  /// The view that the modifier is applied to, to be placed in ``body(content:)``.
  typealias Content = ModifierContent<Self>

  /// The view that stands in place of `content`, usually with `content` in it.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Whether one item stays one item.
  static var _keepsSingleItem: Bool { get }

  /// Makes the node of `content` with this modifier around it.
  static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode

  /// Brings a node that `_makeNode` made up to date.
  static func _updateNode<C: View>(_ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode)
}

extension ViewModifier where Body == Never {
  /// Not to be called: the engine applies this modifier directly.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is applied by the engine; it has no body.")
  }
}

/// A view with a modifier around it.
public struct ModifiedContent<Content, Modifier> {
  // The engine relies on this order.
  /// The view, or the modifier inside.
  public var content: Content
  /// The modifier around it.
  public var modifier: Modifier

  /// A view, or a modifier, with a modifier around it.
  @inlinable
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public var body: Never { preconditionFailure("ModifiedContent is shown by the engine; it has no body.") }

  @inlinable public static func _evaluateBody(_ node: ViewNode) {}

  @inlinable public static var _isSingleItem: Bool { Content._isSingleItem && Modifier._keepsSingleItem }

  @inlinable
  public static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    Modifier._makeNode(
      view.second(after: Content.self, as: Modifier.self), view.first(as: Content.self), inputs)
  }

  @inlinable
  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    Modifier._updateNode(
      view.second(after: Content.self, as: Modifier.self), view.first(as: Content.self), node)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: ModifierContent<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  // Modifiers consume the view: it moves into the new value. To copy it first and give it up then would run through type
  // metadata, since chains of modifiers are too large for registers.

  /// Applies a modifier.
  @inlinable
  public nonisolated consuming func modifier<T>(_ modifier: consuming T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// This modifier inside another.
  @inlinable
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier {
  /// A modifier that changes nothing.
  public init() {}

  /// A modifier that changes nothing.
  public static var identity: EmptyModifier { EmptyModifier() }
}

extension EmptyModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode { C._makeNode(content, inputs) }

  public static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) { C._updateNode(content, node) }
}
