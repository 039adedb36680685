public import TributaryGeometry

/// Puts views in front of or behind a view.
public struct SecondaryModifier<Secondary: View> {
  @usableFromInline let secondary: Secondary
  @usableFromInline let alignment: Alignment
  @usableFromInline let isBehind: Bool

  @inlinable
  init(_ secondary: Secondary, alignment: Alignment, isBehind: Bool) {
    self.secondary = secondary
    self.alignment = alignment
    self.isBehind = isBehind
  }
}

extension SecondaryModifier: ItemModifier {
  public typealias Body = Never

  @inlinable
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> SecondaryNode {
    let node = SecondaryNode(inputs, isBehind: modifier.pointee.isBehind, alignment: modifier.pointee.alignment)
    node.makeSecondary { inputs in
      Secondary._makeNode(modifier.first(as: Secondary.self), inputs)
    }
    return node
  }

  @inlinable
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: SecondaryNode) {
    node.update(alignment: modifier.pointee.alignment)
    if let content = node.secondary?.content {
      Secondary._updateNode(modifier.first(as: Secondary.self), content)
    }
  }
}

extension View {
  /// Puts views in front of this one. They are offered this view's size and do not change it.
  @inlinable
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(content(), alignment: alignment, isBehind: false))
  }

  /// Puts views behind this one. They are offered this view's size and do not change it.
  @inlinable
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(content(), alignment: alignment, isBehind: true))
  }

  /// Puts a view in front of this one.
  @inlinable @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(SecondaryModifier(overlay, alignment: alignment, isBehind: false))
  }

  /// Puts a view behind this one.
  @inlinable @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(background, alignment: alignment, isBehind: true))
  }
}
