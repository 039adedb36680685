public import TributaryGeometry

/// Adds space around a view.
public struct PaddingModifier {
  @usableFromInline let insets: EdgeInsets

  @inlinable
  init(insets: EdgeInsets) { self.insets = insets }
}

extension PaddingModifier: ItemModifier {
  public typealias Body = Never

  @inlinable
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> PaddingNode {
    PaddingNode(modifier.pointee.insets, inputs)
  }

  @inlinable
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: PaddingNode) {
    node.update(modifier.pointee.insets)
  }
}

extension View {
  /// Adds space around this view.
  ///
  /// - Parameter insets: Space on each edge, in points; negative insets let the view hang over.
  @inlinable
  public nonisolated consuming func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }

  /// Adds space on some edges of this view.
  ///
  /// - Parameter length: Space in points; `nil` for the default, 16.
  @inlinable
  public nonisolated consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return modifier(
      PaddingModifier(
        insets: EdgeInsets(
          top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
          bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)))
  }

  /// Adds the same space, in points, on every edge of this view.
  @inlinable
  public nonisolated consuming func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(top: length, leading: length, bottom: length, trailing: length)))
  }
}
