import TributaryDrawing
public import TributaryGeometry
package import TributaryLayout

/// A flexible space that expands along the axis of its stack, or along both axes outside a stack.
public struct Spacer: Sendable {
  /// The minimum length, in points; `nil` for 8.
  public var minLength: CGFloat?

  /// Creates a spacer with a minimum length, in points; `nil` for 8.
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: NodeView {
  public typealias Body = Never
  public static var _isSingleItem: Bool { true }

  @usableFromInline
  package static func makeNode(_ view: UnsafePointer<Spacer>, _ inputs: NodeInputs) -> SpacerNode {
    SpacerNode(view.pointee.minLength, inputs)
  }

  @usableFromInline
  package static func updateNode(_ view: UnsafePointer<Spacer>, _ node: SpacerNode) {
    node.update(view.pointee.minLength)
  }
}

extension ItemNode {
  /// The axis of the stack that lays out this item, directly or through modifiers; `nil` outside stacks.
  package final var stackAxis: Axis? {
    var node = container
    while let current = node {
      if let list = current.asContainer { return list.stackOrientation }
      if current.asUnary == nil { return nil }
      node = current.container
    }
    return nil
  }
}

extension ItemNode {
  /// Invalidates the length and spacing of this item, and the results of its ancestors, after the axis of its stack has
  /// changed.
  package func isElsewhereInStack() {
    flags.remove(.needsMeasure)
    needsMeasure()
    containerNeedsDistribution()
  }
}

@usableFromInline
package final class SpacerNode: ItemNode, OrientedItem {
  private var minLength: CGFloat?
  private let environment: Unretained<EnvironmentScope>
  /// The unit of the default length along each axis, in points; 0 for no unit.
  private var gapUnits: CGSize

  package init(_ minLength: CGFloat?, _ inputs: NodeInputs) {
    self.minLength = minLength
    environment = inputs.environmentReference
    gapUnits = environment.gapUnits
    super.init(inputs)
    reportIfUnusable()
  }

  package func update(_ minLength: CGFloat?) {
    if minLength == self.minLength || minLength?.isNaN == true && self.minLength?.isNaN == true { return }
    self.minLength = minLength
    reportIfUnusable()
    needsMeasure()
  }

  private func reportIfUnusable() {
    guard let minLength, !minLength.isFinite || minLength < 0 else { return }
    reportInvalidDimension("Spacer minLength", "\(minLength)")
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.environment), gapUnits != environment.gapUnits {
      gapUnits = environment.gapUnits
      needsMeasure()
    }
    super.surroundingsDidChange(changes)
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    let axis = stackAxis
    var region = ProposalRegion(proposal)
    if axis == .horizontal { region.height = .all }
    if axis == .vertical { region.width = .all }
    holds(for: region, answering: proposal)
    let defaultLength = ViewSpacing.defaultDistance.wholeMultiple(of: axis.map { gapUnits.length(along: $0) } ?? 0)
    return SpacerLayout(minLength: minLength ?? defaultLength, axis: axis).sizeThatFits(proposal)
  }

  package func orientationDidChange() { isElsewhereInStack() }

  override package func isHit(at point: CGPoint) -> Bool { false }

  override package var priority: Double { SpacerLayout.layoutPriority }

  override package var viewSpacing: ViewSpacing { ViewSpacing.spacer(along: stackAxis) }

  override package var pathComponent: String? { "Spacer" }
}
