import TributaryAnimation
@_spi(Engine) public import TributaryEngine
import Foundation
package import TributaryDrawing

/// The base class of nodes that modify one item and draw with a style.
///
/// Invariant: `paint` is `style` resolved in the environment of the most recent notification.
///
/// Checked by `StyledNode.isUpToDate`.
@usableFromInline
package class StyledNode: UnaryNode {
  package final let environment: Unretained<EnvironmentScope>
  @exclusivity(unchecked) private final var style: AnyShapeStyle
  @exclusivity(unchecked) package fileprivate(set) final var paint: Paint

  package init(_ style: AnyShapeStyle, _ inputs: NodeInputs, flags: NodeFlags = .none) {
    self.style = style
    environment = inputs.environmentReference
    if case .color(let color) = style.storage {
      // The most frequent style reads the environment without a copy.
      paint = inputs.environmentReference.with { .color(color.resolved(in: $0)) }
      super.init(inputs, flags: flags)
      return
    }
    let isFixed = style.isFixed
    paint = isFixed ? inputs.environmentReference.with { style._paint(in: $0.currentValues) } : .clear
    super.init(inputs, flags: flags)
    if !isFixed { paint = ask(style, in: environment.values) }
  }

  /// Replaces the style and resolves its paint.
  @MainActor
  package final func update(_ style: AnyShapeStyle) {
    // The bits are almost always equal, and comparing them avoids reference counting.
    let hasSameBits = withPointer(to: style) { new in
      withMutablePointer(to: &self.style) { memcmp($0, new, MemoryLayout<AnyShapeStyle>.size) == 0 }
    }
    if hasSameBits, style.isKnownEqualToItself { return }
    if style.isKnownEqual(to: self.style) { return }
    // The last reference to an object of client code can be in the old style: the object is released after the
    // assignment.
    let old = self.style
    self.style = style
    withExtendedLifetime(old) {}
    resolvePaint()
  }

  @MainActor
  private func resolvePaint() {
    let new = ask(style, in: environment.values)
    if new == paint { return }
    HostMotion.of(host).animate(self, from: paint, to: new, .paint)
    paint = new
    needsDraw()
  }

  /// The paint to draw: `paint`, or an animated value between the former paint and `paint`.
  package final var shownPaint: Paint { shown(paint, .paint) }

  /// Defers the evaluation of the style to the next walk, since the new value may not be committed yet, and requests
  /// drawing.
  override package func dependencyDidChange() {
    needsReading()
    needsDraw()
  }

  @MainActor override package func update() {
    flags.remove(.needsUpdate)
    resolvePaint()
  }

  package var isUpToDate: Bool { paint == ask(style, in: environment.values) }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.environment) { resolvePaint() }
    super.surroundingsDidChange(changes)
  }
}

extension StyledNode: RememberingNode {}
