/// A view, or a modifier, with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  // The engine depends on the order of these properties.
  /// The view or the inner modifier.
  public var content: Content
  /// The modifier that is applied to the content.
  public var modifier: Modifier

  /// Creates a view or modifier with a modifier applied to it.
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

  /// Destroys the parts separately. A chain of modifiers is too large for registers, so the compiler would destroy the
  /// whole of it through its metadata, with a call for each part. That took 6 % of an update (`W2` of the benchmarks).
  @inlinable
  public nonisolated static func _destroy(_ view: UnsafeMutablePointer<Self>) {
    let modifier = UnsafePointer(view).second(after: Content.self, as: Modifier.self)
    Content._destroy(UnsafeMutablePointer(mutating: UnsafePointer(view).first(as: Content.self)))
    _ = UnsafeMutablePointer(mutating: modifier).move()
  }
}

extension ModifiedContent: ViewModifier, BuiltInComposite where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: ModifierContent<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}
