@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
public import TributaryLayout

/// A modifier that gives a view its ideal size.
@_documentation(visibility: internal)
public struct FixedSizeModifier {
  let layout: FixedSizeLayout

  init(horizontal: Bool, vertical: Bool) {
    layout = FixedSizeLayout(horizontal: horizontal, vertical: vertical)
  }
}

extension FixedSizeModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> SingleChildNode<
    FixedSizeLayout
  > {
    SingleChildNode(modifier.pointee.layout, .init(keepsPriority: true), inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: SingleChildNode<FixedSizeLayout>) {
    node.update(modifier.pointee.layout)
  }
}

/// A modifier that centers a view on a point of the proposed space.
@_documentation(visibility: internal)
public struct PositionModifier {
  let given: CGPoint

  init(_ position: CGPoint) { given = position }

  private var layout: PositionLayout { PositionLayout(position: given) }
}

extension PositionModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> SingleChildNode<PositionLayout>
  {
    let node = SingleChildNode(modifier.pointee.layout, .init(), inputs)
    modifier.pointee.reportIfUnusable(at: node)
    return node
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: SingleChildNode<PositionLayout>) {
    node.update(modifier.pointee.layout)
    modifier.pointee.reportIfUnusable(at: node)
  }

  private func reportIfUnusable(at node: ItemNode) {
    if given.isFinite { return }
    node.reportInvalidDimension("position", "\(given)")
  }
}

extension SingleChildNode: MovesContent where L == PositionLayout {
  package var nameOfEffect: String { "position" }
}

extension View {
  /// Gives this view its ideal size along both axes.
  public nonisolated func fixedSize() -> some View {
    modifier(FixedSizeModifier(horizontal: true, vertical: true))
  }

  /// Gives this view its ideal size along the specified axes.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the width is ideal, instead of the proposed width.
  ///   - vertical: Whether the height is ideal, instead of the proposed height.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Centers this view on a point of the proposed space, and takes all of that space.
  ///
  /// - Parameter position: The center, in points from the top leading corner of the proposed space.
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position))
  }

  /// Centers this view on a point of the proposed space, and takes all of that space.
  ///
  /// - Parameters:
  ///   - x: The horizontal position of the center, in points from the leading edge of the proposed space.
  ///   - y: The vertical position of the center, in points from the top of the proposed space.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionModifier(CGPoint(x: x, y: y)))
  }
}
