import TributaryDrawing
public import TributaryGeometry

/// Blurs what a view shows.
public struct BlurModifier: UnaryModifier {
  public typealias Body = Never

  let radius: CGFloat
  let isOpaque: Bool

  nonisolated init(radius: CGFloat, isOpaque: Bool) {
    self.radius = radius
    self.isOpaque = isOpaque
  }

  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    BlurNode(radius: modifier.pointee.radius, isOpaque: modifier.pointee.isOpaque, inputs)
  }

  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    unsafeDowncast(node, to: BlurNode.self)
      .update(radius: modifier.pointee.radius, isOpaque: modifier.pointee.isOpaque)
  }
}

extension View {
  /// Blurs what this view shows. Its frame stays as it is.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the Gaussian, in points; one that is not positive blurs nothing.
  ///   - opaque: Whether this view covers its bounds, and is to do so when blurred.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurModifier(radius: radius, isOpaque: opaque))
  }
}
