import TributaryDrawing
@_spi(Engine) public import TributaryEngine
package import TributaryGeometry
import TributaryLayout

/// A modifier that extends a view into the safe area with mirrored and blurred copies of its drawing.
@_documentation(visibility: internal)
public struct BackgroundExtensionModifier: ItemModifier {
  public typealias Body = Never

  nonisolated init() {}

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> BackgroundExtensionNode {
    BackgroundExtensionNode(inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: BackgroundExtensionNode) {}
}

extension View {
  /// Extends this view under the bars around it with mirrored and blurred copies of its drawing.
  ///
  /// > Source: conformance SAFE-61, SAFE-62.
  public nonisolated func backgroundExtensionEffect() -> some View { modifier(BackgroundExtensionModifier()) }
}

/// The node of a view whose drawing is repeated under the bars around it.
@usableFromInline
package final class BackgroundExtensionNode: UnaryNode, DirectedItem {
  private let environment: Unretained<EnvironmentScope>
  /// The widths of the areas in which copies were last drawn, in points.
  private var drawnReach = SideInsets()

  /// The standard deviation of the blur, in points.
  private static let blur: CGFloat = 8

  package init(_ inputs: NodeInputs) {
    environment = inputs.environmentReference
    super.init(inputs)
  }

  package var layoutDirection: LayoutDirection { environment.layoutDirection }

  private var reach: SideInsets { SideInsets(coveredInsets(), layoutDirection) }

  override package func placeContent() {
    super.placeContent()
    observeSafeArea()
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.safeArea) {
      observeSafeArea()
      needsDraw()
    }
    super.surroundingsDidChange(changes)
  }

  @MainActor
  override package func geometryDidChange() -> Bool {
    if reach != drawnReach { needsDraw() }
    return true
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    guard let child else { return }
    let reach = reach
    drawnReach = reach
    // Each area, and the reflection at the edge that it shares with the view.
    let copies = [
      (
        CGRect(x: frame.minX, y: frame.minY - reach.top, width: frame.width, height: reach.top),
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * frame.minY)
      ),
      (
        CGRect(x: frame.minX, y: frame.maxY, width: frame.width, height: reach.bottom),
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * frame.maxY)
      ),
      (
        CGRect(x: frame.minX - reach.left, y: frame.minY, width: reach.left, height: frame.height),
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * frame.minX, ty: 0)
      ),
      (
        CGRect(x: frame.maxX, y: frame.minY, width: reach.right, height: frame.height),
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * frame.maxX, ty: 0)
      ),
    ]
    for (area, reflection) in copies where area.width > 0 && area.height > 0 {
      var inner = DisplayRecorder(revision: recorder.revision)
      inner.drawThrough(.transform(reflection), child, at: frame.origin)
      let blurred = DisplayEffect(
        DisplayFragment(inner.commands, revision: recorder.revision), .blur(radius: Self.blur, isOpaque: true))
      recorder.append(
        .effect(
          DisplayEffect(
            DisplayFragment([.effect(blurred)], revision: recorder.revision), .clip(Path(area), FillStyle()))))
    }
    recorder.draw(child, at: frame.origin)
  }
}
