import TributaryAnimation
public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// A color fills the proposed size. An unspecified dimension becomes 10 points.
extension Color: NodeView {
  public typealias Body = Never

  @inlinable public static var _isSingleItem: Bool { true }

  @inlinable
  package static func makeNode(_ view: UnsafePointer<Color>, _ inputs: NodeInputs) -> ColorNode {
    ColorNode(view.pointee, inputs)
  }

  @inlinable
  package static func updateNode(_ view: UnsafePointer<Color>, _ node: ColorNode) {
    node.update(view.pointee)
  }
}

extension DisplayRecorder {
  /// Appends a filled rectangle, unless it is invisible. A gradient spans the rectangle.
  package mutating func fill(_ rect: CGRect, with paint: Paint) {
    if case .color(let color) = paint { return fill(rect, with: color) }
    guard rect.size.isFinite, rect.width > 0, rect.height > 0, !paint.isInvisible else { return }
    append(.rectangle(rect, paint.placed(in: rect)))
  }

  /// Appends a rectangle filled with a color, unless it is invisible.
  package mutating func fill(_ rect: CGRect, with color: Color.Resolved) {
    guard rect.size.isFinite, rect.width > 0, rect.height > 0, color.opacity > 0 else { return }
    commands.append(.rectangle(rect, .color(color)))
  }

  /// Appends a rectangle filled with a paint that is already placed.
  package mutating func fill(_ rect: CGRect, withPlaced paint: Paint) {
    guard rect.size.isFinite, rect.width > 0, rect.height > 0, !paint.isInvisible else { return }
    append(.rectangle(rect, paint))
  }
}

/// The leaf node of a color.
///
/// Invariant: `paint` is `color` resolved in the environment of the most recent notification.
///
/// Checked by `ColorNode.isUpToDate`.
@usableFromInline
package final class ColorNode: ItemNode {
  private let environment: Unretained<EnvironmentScope>
  private var color: Color
  private var paint: Paint

  @usableFromInline
  package init(_ color: Color, _ inputs: NodeInputs) {
    self.color = color
    environment = inputs.environmentReference
    paint = color._paint(in: inputs.environment.values)
    super.init(inputs)
  }

  @usableFromInline @MainActor
  package func update(_ new: Color) {
    if new == color { return }
    color = new
    resolvePaint()
  }

  @MainActor
  private func resolvePaint() {
    let new = color._paint(in: environment.values)
    if new == paint { return }
    HostMotion.of(host).animate(self, from: paint, to: new, .paint)
    paint = new
    needsDraw()
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.environment) { resolvePaint() }
    super.surroundingsDidChange(changes)
  }

  override package func isHit(at point: CGPoint) -> Bool { !paint.isInvisible && boundsContain(point) }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    becomeElastic()
    return proposal.replacingUnspecifiedDimensions().asLengths
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    recorder.fill(frame, with: shown(paint, .paint))
  }

  override package var pathComponent: String? { "Color" }
}

extension ColorNode: RememberingNode {
  package var isUpToDate: Bool { paint == color._paint(in: environment.values) }
}
