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
    preconditionFailure(messageForModifierWithoutBody(Self.self))
  }
}

/// The message for a modifier whose body is evaluated although its type declares none.
package func messageForModifierWithoutBody(_ modifier: Any.Type) -> String {
  """
  \(modifier) declares no body(content:) that takes ViewModifier's Content. If it seems to declare one, another type named \
  Content hides ViewModifier's: write `func body(content: ModifierContent<\(modifier)>) -> some View`.
  """
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
