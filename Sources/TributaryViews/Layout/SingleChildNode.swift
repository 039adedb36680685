import TributaryDrawing
package import TributaryGeometry
public import TributaryLayout

/// The node of a layout around one item: frame, fixed size, position, aspect ratio.
@usableFromInline
package final class SingleChildNode<L: SingleChildLayout & Equatable>: UnaryNode {
  private var layout: L
  private let traits: Traits
  private unowned(unsafe) let environment: EnvironmentScope

  /// What a layout does to the properties of the item inside.
  package struct Traits {
    /// Whether the item's priority holds outside as well (C11).
    package var keepsPriority = false
    /// The edges on which the item's spacing preference no longer counts.
    package var resetSpacing: Edge.Set = .all
    package init(keepsPriority: Bool = false, resetSpacing: Edge.Set = .all) {
      self.keepsPriority = keepsPriority
      self.resetSpacing = resetSpacing
    }
  }

  package init(_ layout: L, _ traits: Traits, _ inputs: NodeInputs) {
    self.layout = layout
    self.traits = traits
    self.environment = inputs.environment
    super.init(inputs)
  }

  /// The layout as a value of any type, for names in reports.
  package var layoutForName: Any { layout }

  package func receive(_ layout: L) {
    if layout == self.layout { return }
    self.layout = layout
    needsMeasure()
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let child else { return .zero }
    let size = layout.sizeThatFits(proposal, child: child)
    if layout.isRigid(childIsRigid: child.isRigid) { flags.insert(.isRigid) }
    return size
  }

  override package func placeContent() {
    guard let child else { return }
    let placement = layout.placement(
      in: size, proposal: proposal, direction: environment.values.builtIn.values.layoutDirection, child: child)
    child.place(at: placement.origin, proposal: placement.proposal)
  }

  override package func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard let child, child.hasExplicitGuides || child.hasTextBaselines else { return nil }
    return rememberedGuide(key, in: dimensions) { layout.explicitGuide(key, in: dimensions, child: child) }
  }

  override package var priority: Double { traits.keepsPriority ? super.priority : 0 }

  override package var viewSpacing: ViewSpacing { super.viewSpacing.resetting(traits.resetSpacing) }
}
