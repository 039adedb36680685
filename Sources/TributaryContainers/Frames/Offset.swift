import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A modifier that moves the drawing of a view without changing its position in layout.
@_documentation(visibility: internal)
public struct OffsetModifier {
  @usableFromInline let offset: CGSize

  @inlinable
  init(offset: CGSize) { self.offset = offset }
}

extension OffsetModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> OffsetNode {
    OffsetNode(modifier.pointee.offset, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: OffsetNode) {
    node.update(modifier.pointee.offset)
  }
}

extension View {
  /// Moves the drawing of this view, in points. Anchors and hit testing in the view follow; layout does not change.
  public nonisolated consuming func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }

  /// Moves the drawing of this view, in points. Anchors and hit testing in the view follow; layout does not change.
  ///
  /// - Parameters:
  ///   - x: The horizontal distance, in points; positive values are to the right.
  ///   - y: The vertical distance, in points; positive values are below.
  public nonisolated consuming func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetModifier(offset: CGSize(width: x, height: y)))
  }
}

/// The node of an offset.
@usableFromInline
package final class OffsetNode: UnaryNode {
  private var offset: CGSize
  private let environment: Unretained<EnvironmentScope>

  package init(_ offset: CGSize, _ inputs: NodeInputs) {
    self.offset = offset.asCoordinates
    environment = inputs.environmentReference
    super.init(inputs)
    if !offset.isFinite { reportInvalidDimension("offset", "\(offset)") }
  }

  package func update(_ offset: CGSize) {
    if offset == self.offset { return }
    let usable = offset.asCoordinates
    if !offset.isFinite { reportInvalidDimension("offset", "\(offset)") }
    if usable == self.offset { return }
    self.offset = usable
    needsPlacement()
  }

  override package var holdsContentTogether: Bool { true }

  override package var animatesMovementOfContent: Bool { true }

  override package func placeContent() {
    let isMirrored = environment.values.direction == .rightToLeft
    guard let child else { return }
    // The content moves as a whole, without being drawn again.
    child.becomeFragmentRoot()
    child.place(at: CGPoint(x: isMirrored ? -offset.width : offset.width, y: offset.height), proposal: proposal)
  }
}

extension OffsetNode: MovesContent {
  package var nameOfEffect: String { "offset" }
}
