import TributaryDrawing
public import TributaryGeometry
package import TributaryLayout

/// Adds space around a view.
public struct PaddingModifier {
  @usableFromInline let insets: EdgeInsets

  @inlinable
  init(insets: EdgeInsets) { self.insets = insets }
}

extension PaddingModifier: UnaryModifier {
  public typealias Body = Never

  @inlinable
  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    PaddingNode(modifier.pointee.insets, inputs)
  }

  @inlinable
  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    unsafeDowncast(node, to: PaddingNode.self).receive(modifier.pointee.insets)
  }
}

extension View {
  /// Adds space around this view.
  ///
  /// - Parameter insets: Space on each edge, in points; negative insets let the view hang over.
  @inlinable
  public nonisolated consuming func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }

  /// Adds space on some edges of this view.
  ///
  /// - Parameter length: Space in points; `nil` for the default, 16.
  @inlinable
  public nonisolated consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return modifier(
      PaddingModifier(
        insets: EdgeInsets(
          top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
          bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)))
  }

  /// Adds the same space, in points, on every edge of this view.
  @inlinable
  public nonisolated consuming func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(top: length, leading: length, bottom: length, trailing: length)))
  }
}

/// The node of padding.
@usableFromInline
package final class PaddingNode: UnaryNode {
  @exclusivity(unchecked) private var layout: PaddingLayout
  private let environment: Unretained<EnvironmentScope>

  @usableFromInline
  package init(_ insets: EdgeInsets, _ inputs: NodeInputs) {
    layout = PaddingLayout(insets: insets)
    environment = inputs.environmentReference
    super.init(inputs)
    if layout.insets != insets { host.reportInvalidDimension("padding", "\(insets)", at: self) }
  }

  @usableFromInline
  package func receive(_ insets: EdgeInsets) {
    if insets == layout.insets { return }
    let new = PaddingLayout(insets: insets)
    if new.insets != insets { host.reportInvalidDimension("padding", "\(insets)", at: self) }
    if new == layout { return }
    let padded = layout.paddedEdges
    layout = new
    needsMeasure()
    if layout.paddedEdges != padded { containerNeedsDistribution() }
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    childReference?.with { child in
      let size = layout.sizeThatFits(proposal, child: child)
      if child.isRigid { flags.insert(.isRigid) }
      return size
    } ?? .zero
  }

  override package func placeContent() {
    childReference?.with { child in
      let placement = layout.placement(
        in: size, proposal: proposal, direction: environment.layoutDirection, child: child)
      child.place(at: placement.origin, proposal: placement.proposal)
    }
  }

  override package func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    child.flatMap { layout.explicitGuide(key, in: dimensions, child: $0) }
  }

  override package var priority: Double { 0 }

  override package var viewSpacing: ViewSpacing { super.viewSpacing.resetting(layout.paddedEdges) }
}
