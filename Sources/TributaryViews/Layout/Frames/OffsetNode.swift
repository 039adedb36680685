import TributaryDrawing
package import TributaryGeometry

/// The node of an offset.
@usableFromInline
package final class OffsetNode: UnaryNode {
  private var offset: CGSize
  private let environment: Unretained<EnvironmentScope>

  package init(_ offset: CGSize, _ inputs: NodeInputs) {
    self.offset = OffsetNode.usable(offset)
    environment = inputs.environmentReference
    super.init(inputs)
    if self.offset != offset { host.reportInvalidDimension("offset", "\(offset)", at: self) }
  }

  package func update(_ offset: CGSize) {
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
