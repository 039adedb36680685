/// A reusable modification of a view, which can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the view that ``body(content:)`` returns.
  associatedtype Body: View

  /// The view to which the modifier is applied, as a placeholder in ``body(content:)``.
  typealias Content = ModifierContent<Self>

  /// Returns the view that replaces `content`, usually with `content` in it.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Whether the modifier represents a single item of content as a single item.
  static var _keepsSingleItem: Bool { get }

  /// Creates the node of `content` with this modifier applied.
  static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode

  /// Updates a node created by `_makeNode`.
  static func _updateNode<C: View>(_ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode)
}

extension ViewModifier where Body == Never {
  /// Traps, because a primitive modifier has no body: the engine applies this modifier directly.
  public func body(content: Content) -> Never {
    preconditionFailure(messageForModifierWithoutBody(Self.self))
  }
}

/// Returns the message for a modifier whose body is evaluated although its type declares none.
package func messageForModifierWithoutBody(_ modifier: Any.Type) -> String {
  """
  \(modifier) declares no body(content:) that takes ViewModifier's Content. If it seems to declare one, another type named \
  Content hides ViewModifier's: write `func body(content: ModifierContent<\(modifier)>) -> some View`.
  """
}

extension View {
  // Modifiers consume the view, which moves into the new value. A copy would use type metadata, because chains of
  // modifiers are too large for registers.

  /// Applies a modifier to this view.
  ///
  /// - Parameter modifier: The modifier to apply.
  @inlinable
  public nonisolated consuming func modifier<T>(_ modifier: consuming T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Returns a modifier that applies this modifier, then another.
  ///
  /// - Parameter modifier: The modifier to apply to the result of this one.
  @inlinable
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
