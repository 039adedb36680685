@_spi(Engine) public import TributaryEngine
import TributaryDrawing
package import TributaryGeometry

/// The node of an item with a shadow.
///
/// Invariant: `shadow` is `color` in the environment that the node was last told of, with valid lengths.
///
/// Checked by `ShadowNode.isUpToDate`.
@usableFromInline
package final class ShadowNode: UnaryNode {
  private let environment: Unretained<EnvironmentScope>
  private var color: Color
  private var shadow: DisplayShadow

  package init(_ modifier: ShadowModifier, _ inputs: NodeInputs) {
    environment = inputs.environmentReference
    color = modifier.color
    shadow = DisplayShadow(color: color.resolve(in: inputs.environment.values), radius: 0, offset: .zero)
    super.init(inputs)
    (shadow.radius, shadow.offset) = valid(modifier)
  }

  @MainActor
  package func update(_ modifier: ShadowModifier) {
    color = modifier.color
    let (radius, offset) = valid(modifier)
    show(DisplayShadow(color: color.resolve(in: environment.values), radius: radius, offset: offset))
  }

  @MainActor
  private func show(_ new: DisplayShadow) {
    if new == shadow { return }
    host.animate(self, from: shadow, to: new, PresentedProperty(.effect))
    shadow = new
    needsDraw()
  }

  private func valid(_ modifier: ShadowModifier) -> (radius: CGFloat, offset: CGSize) {
    func valid(_ length: CGFloat, _ what: String, from least: CGFloat) -> CGFloat {
      if length >= least, length.isFinite { return length }
      host.reportInvalidDimension("shadow \(what)", "\(length)", at: self)
      return 0
    }
    let lowest = -CGFloat.greatestFiniteMagnitude
    return (
      valid(modifier.radius, "radius", from: 0),
      CGSize(
        width: valid(modifier.offset.width, "x", from: lowest), height: valid(modifier.offset.height, "y", from: lowest)
      )
    )
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.environment) {
      var new = shadow
      new.color = color.resolve(in: environment.values)
      show(new)
    }
    super.surroundingsDidChange(changes)
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    guard let child else { return }
    let shadow = moving(shadow, .effect)?.usable ?? shadow
    guard shadow.color.opacity > 0 else { return recorder.draw(child, at: frame.origin) }
    recorder.drawThrough(.shadow(shadow), child, at: frame.origin)
  }
}

extension ShadowNode: RememberingNode {
  package var isUpToDate: Bool { shadow.color == color.resolve(in: environment.values) }
}
