@_spi(Engine) public import TributaryEngine
import TributaryDrawing
public import TributaryGeometry

/// Blurs what a view shows.
public struct BlurModifier: ItemModifier {
  public typealias Body = Never

  let radius: CGFloat
  let isOpaque: Bool

  nonisolated init(radius: CGFloat, isOpaque: Bool) {
    self.radius = radius
    self.isOpaque = isOpaque
  }

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> BlurNode {
    BlurNode(radius: modifier.pointee.radius, isOpaque: modifier.pointee.isOpaque, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: BlurNode) {
    node.update(radius: modifier.pointee.radius, isOpaque: modifier.pointee.isOpaque)
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
