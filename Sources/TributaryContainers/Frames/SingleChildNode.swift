import TributaryDrawing
@_spi(Engine) public import TributaryEngine
package import TributaryGeometry
public import TributaryLayout

/// The node of a layout around one item, such as a frame, fixed size, position, or aspect ratio.
@usableFromInline
package final class SingleChildNode<L: SingleChildLayout & Equatable>: UnaryNode {
  @exclusivity(unchecked) private var layout: L
  private let traits: Traits
  private let environment: Unretained<EnvironmentScope>

  /// The properties of the contained item that a layout keeps.
  package struct Traits {
    /// Whether the priority of the item applies outside the layout.
    package var keepsPriority = false
    package init(keepsPriority: Bool = false) { self.keepsPriority = keepsPriority }
  }

  package init(_ layout: L, _ traits: Traits, _ inputs: NodeInputs) {
    self.layout = layout
    self.traits = traits
    self.environment = inputs.environmentReference
    super.init(inputs)
  }

  /// The type-erased layout, for names in reports.
  package var layoutForName: Any { layout }

  package func update(_ layout: L) {
    if layout == self.layout { return }
    let changesSpacing = layout.changedEdges != self.layout.changedEdges
    self.layout = layout
    needsMeasure()
    if changesSpacing { containerNeedsDistribution() }
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let child else { return .zero }
    let size = layout.sizeThatFits(proposal, child: child)
    if layout.isRigid(childIsRigid: child.isRigid) {
      flags.insert(.isRigid)
    } else {
      holdRegion(of: size, for: proposal, child)
    }
    return size
  }

  @inline(never)
  private func holdRegion(of size: CGSize, for proposal: ProposedViewSize, _ child: ItemNode) {
    if layout.isElastic(childIsElastic: child.isElastic) { becomeElastic() }
    holds(for: layout.region(for: proposal, size: size, child: child), answering: proposal)
  }

  override package func placeContent() {
    guard let child else { return }
    let placement = layout.placement(
      in: size, proposal: proposal, direction: environment.values.direction, child: child)
    child.place(at: placement.origin, proposal: placement.proposal)
  }

  override package func lengthOfEveryContent(_ proposal: CGFloat, along axis: Axis) -> CGFloat? {
    child == nil ? nil : layout.lengthOfEveryChild(proposal, along: axis)
  }

  override package func explicitGuide(_ key: GuideKey, in dimensions: ViewDimensions) -> CGFloat? {
    let key = key.alignment
    guard let child, child.maySet(key) else { return nil }
    return rememberedGuide(key, in: dimensions) { layout.explicitGuide(key, in: dimensions, child: child) }
  }

  override package var priority: Double {
    guard traits.keepsPriority else { return 0 }
    // A spacer with a fixed length does not have the low priority of a spacer.
    let priority = super.priority
    return priority == SpacerLayout.layoutPriority ? 0 : priority
  }

  override package var viewSpacing: ViewSpacing { super.viewSpacing.withoutText(at: layout.changedEdges) }
}

extension SingleChildNode: NamedModifierNode {
  package func nameOfModifier(_ axes: Axis.Set) -> String {
    switch layoutForName {
    case let frame as FixedFrameLayout: Self.frame(frame, axes)
    case let frame as FlexibleFrameLayout: frame.labels.isEmpty ? "frame" : "frame(\(frame.labels))"
    default: Self.nameOfOther
    }
  }

  private static func frame(_ frame: FixedFrameLayout, _ axes: Axis.Set) -> String {
    let labels =
      (frame.isWidthFixed || axes.contains(.horizontal) ? "width:" : "")
      + (frame.isHeightFixed || axes.contains(.vertical) ? "height:" : "")
    return labels.isEmpty ? "frame(width:height:)" : "frame(\(labels))"
  }

  private static var nameOfOther: String {
    let type = nameInSource(of: L.self)
    let name = type.hasSuffix("Layout") ? type.dropLast(6) : type[...]
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
