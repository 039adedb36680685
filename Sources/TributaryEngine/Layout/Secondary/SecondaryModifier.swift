public import TributaryGeometry

/// Puts views in front of or behind a view.
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
  /// Puts views in front of this one. They are offered this view's size and do not change it.
  @inlinable
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier<_, OverlaySide>(content(), alignment: alignment))
  }

  /// Puts views behind this one. They are offered this view's size and do not change it.
  @inlinable
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier<_, BackgroundSide>(content(), alignment: alignment))
  }

  /// Puts a view in front of this one.
  @inlinable @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(SecondaryModifier<_, OverlaySide>(overlay, alignment: alignment))
  }

  /// Puts a view behind this one.
  @inlinable @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier<_, BackgroundSide>(background, alignment: alignment))
  }
}

/// Whether what decorates a view stands in front of the view or behind it.
///
/// It is part of the type of a modifier: an overlay that takes the place of a background is another view, and has a state of
/// its own.
public protocol DecorationSide {
  /// Whether it stands behind.
  static var _isBehind: Bool { get }
}

/// In front of the view that is decorated.
public enum OverlaySide: DecorationSide {
  public static var _isBehind: Bool { false }
}

/// Behind the view that is decorated.
public enum BackgroundSide: DecorationSide {
  public static var _isBehind: Bool { true }
}
