import TributaryDrawing
public import TributaryGeometry

/// Moves what a view shows; its place in layout stays.
public struct OffsetModifier {
  @usableFromInline let offset: CGSize

  @inlinable
  init(offset: CGSize) { self.offset = offset }
}

extension OffsetModifier: UnaryModifier {
  public typealias Body = Never

  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    OffsetNode(modifier.pointee.offset, inputs)
  }

  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    unsafeDowncast(node, to: OffsetNode.self).receive(modifier.pointee.offset)
  }
}

extension View {
  /// Moves what this view shows, in points; anchors and hit testing inside follow, layout does not.
  public nonisolated consuming func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }

  /// Moves what this view shows, in points; anchors and hit testing inside follow, layout does not.
  public nonisolated consuming func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetModifier(offset: CGSize(width: x, height: y)))
  }
}

/// The node of an offset.
@usableFromInline
package final class OffsetNode: UnaryNode {
  private var offset: CGSize
  private unowned(unsafe) let environment: EnvironmentScope

  package init(_ offset: CGSize, _ inputs: NodeInputs) {
    self.offset = OffsetNode.usable(offset)
    environment = inputs.environment
    super.init(inputs)
    if self.offset != offset { host.reportInvalidDimension("offset", "\(offset)", at: self) }
  }

  package func receive(_ offset: CGSize) {
    if offset == self.offset { return }
    let usable = OffsetNode.usable(offset)
    if usable != offset { host.reportInvalidDimension("offset", "\(offset)", at: self) }
    if usable == self.offset { return }
    self.offset = usable
    needsPlacement()
  }

  private static func usable(_ offset: CGSize) -> CGSize {
    CGSize(width: offset.width.isFinite ? offset.width : 0, height: offset.height.isFinite ? offset.height : 0)
  }

  override package var holdsContentTogether: Bool { true }

  override package func placeContent() {
    let isMirrored = environment.values.builtIn.values.layoutDirection == .rightToLeft
    child?.place(at: CGPoint(x: isMirrored ? -offset.width : offset.width, y: offset.height), proposal: proposal)
  }
}
