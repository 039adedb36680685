@_spi(Engine) public import TributaryEngine
package import TributaryDrawing

/// A modifier around one item that draws something with a style: what its kinds have in common.
///
/// Invariant: `paint` is `style` in the environment that the node was last told of.
///
/// Checked by `StyledNode.isUpToDate`.
@usableFromInline
package class StyledNode: UnaryNode {
  package final let environment: Unretained<EnvironmentScope>
  @exclusivity(unchecked) private final var style: AnyShapeStyle
  @exclusivity(unchecked) package fileprivate(set) final var paint: Paint

  package init(_ style: AnyShapeStyle, _ inputs: NodeInputs) {
    self.style = style
    environment = inputs.environmentReference
    let isFixed = style.isFixed
    paint = isFixed ? inputs.environmentReference.with { style._paint(in: $0.currentValues) } : .clear
    super.init(inputs)
    if !isFixed { paint = ask(style, in: environment.values) }
  }

  /// Takes a new style.
  @MainActor
  package final func update(_ style: AnyShapeStyle) {
    if style.isKnownEqual(to: self.style) { return }
    // Objects of users end with a style.
    let old = self.style
    self.style = style
    withExtendedLifetime(old) {}
    resolvePaint()
  }

  @MainActor
  private func resolvePaint() {
    let new = ask(style, in: environment.values)
    if new == paint { return }
    host.animate(self, from: paint, to: new, .paint)
    paint = new
    needsDraw()
  }

  /// What is drawn: `paint`, or something on the way to it.
  package final var shownPaint: Paint { shown(paint, .paint) }

  /// The value that was read may not stand yet: the style is asked in the next walk, and what is drawn after it.
  override package func dependencyDidChange() {
    needsReading()
    needsDraw()
  }

  @MainActor override package func update() {
    flags.remove(.needsUpdate)
    resolvePaint()
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.environment) { resolvePaint() }
    super.surroundingsDidChange(changes)
  }
}

extension StyledNode: RememberingNode {
  package final var isUpToDate: Bool { paint == ask(style, in: environment.values) }
}
