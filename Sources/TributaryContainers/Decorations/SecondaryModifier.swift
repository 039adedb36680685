@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A modifier that places views in front of or behind a view.
@_documentation(visibility: internal)
public struct SecondaryModifier<Secondary: View, Side: DecorationSide> {
  @usableFromInline let secondary: Secondary
  @usableFromInline let alignment: Alignment

  @inlinable
  init(_ secondary: Secondary, alignment: Alignment) {
    self.secondary = secondary
    self.alignment = alignment
  }
}

extension SecondaryModifier: ItemModifier {
  public typealias Body = Never

  @inlinable
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> SecondaryNode {
    let node = SecondaryNode(inputs, isBehind: Side._isBehind, alignment: modifier.pointee.alignment)
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
  /// Places views in front of this view. They receive this view's size as their proposal and do not change it.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views on this view.
  ///   - content: The views.
  @inlinable
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier<_, OverlaySide>(content(), alignment: alignment))
  }

  /// Places views behind this view. They receive this view's size as their proposal and do not change it.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views on this view.
  ///   - content: The views.
  @inlinable
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier<_, BackgroundSide>(content(), alignment: alignment))
  }

  /// Places a view in front of this view.
  ///
  /// - Parameters:
  ///   - overlay: The view in front.
  ///   - alignment: The alignment of the view in front within this view.
  @inlinable @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(SecondaryModifier<_, OverlaySide>(overlay, alignment: alignment))
  }

  /// Places a view behind this view.
  ///
  /// - Parameters:
  ///   - background: The view behind.
  ///   - alignment: The alignment of the view behind within this view.
  @inlinable @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier<_, BackgroundSide>(background, alignment: alignment))
  }
}
