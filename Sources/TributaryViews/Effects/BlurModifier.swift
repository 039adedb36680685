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
      .receive(radius: modifier.pointee.radius, isOpaque: modifier.pointee.isOpaque)
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

/// The node of a blurred item.
package final class BlurNode: UnaryNode {
  private var radius: CGFloat = 0
  private var isOpaque: Bool

  package init(radius: CGFloat, isOpaque: Bool, _ inputs: NodeInputs) {
    self.isOpaque = isOpaque
    super.init(inputs)
    self.radius = valid(radius)
  }

  @MainActor
  package func receive(radius: CGFloat, isOpaque: Bool) {
    let radius = valid(radius)
    if radius == self.radius, isOpaque == self.isOpaque { return }
    if host.mayAnimate {
      host.animate(
        self, from: self.radius, to: radius,
        PresentedProperty(.amount, get: { $0.radius }, set: { $0.radius = max(0, $1) }))
    }
    self.radius = radius
    self.isOpaque = isOpaque
    needsDraw()
  }

  private func valid(_ radius: CGFloat) -> CGFloat {
    if radius >= 0, radius.isFinite { return radius }
    host.reportInvalidDimension("blur radius", "\(radius)", at: self)
    return 0
  }

  override package func draw(into recorder: inout DisplayRecorder, at origin: CGPoint) {
    guard let child else { return }
    guard radius > 0 else { return recorder.draw(child, at: origin) }
    recorder.drawThrough(.blur(radius: radius, isOpaque: isOpaque), child, at: origin)
  }
}
