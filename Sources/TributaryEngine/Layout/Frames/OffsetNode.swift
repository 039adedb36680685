import TributaryDrawing
package import TributaryGeometry

/// The node of an offset.
@usableFromInline
package final class OffsetNode: UnaryNode {
  private var offset: CGSize
  private let environment: Unretained<EnvironmentScope>

  package init(_ offset: CGSize, _ inputs: NodeInputs) {
    self.offset = offset.asCoordinates
    environment = inputs.environmentReference
    super.init(inputs)
    if !offset.isFinite { host.reportInvalidDimension("offset", "\(offset)", at: self) }
  }

  package func update(_ offset: CGSize) {
    if offset == self.offset { return }
    let usable = offset.asCoordinates
    if !offset.isFinite { host.reportInvalidDimension("offset", "\(offset)", at: self) }
    if usable == self.offset { return }
    self.offset = usable
    needsPlacement()
  }

  override package var holdsContentTogether: Bool { true }

  override package func placeContent() {
    let isMirrored = environment.values.direction == .rightToLeft
    child?.place(at: CGPoint(x: isMirrored ? -offset.width : offset.width, y: offset.height), proposal: proposal)
  }
}

extension OffsetNode: MovesContent {
  package var nameOfEffect: String { "offset" }
}
