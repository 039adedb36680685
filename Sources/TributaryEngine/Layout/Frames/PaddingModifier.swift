public import TributaryGeometry
package import TributaryLayout

/// A modifier that adds space around a view.
public struct PaddingModifier {
  @usableFromInline let insets: EdgeInsets

  @inlinable
  init(insets: EdgeInsets) { self.insets = insets }
}

extension PaddingModifier: ItemModifier {
  public typealias Body = Never

  @inlinable
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> PaddingNode {
    PaddingNode(modifier.pointee.insets, inputs)
  }

  @inlinable
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: PaddingNode) {
    node.update(modifier.pointee.insets)
  }
}

extension View {
  /// Adds space around this view.
  ///
  /// - Parameter insets: The space at each edge, in points. With negative insets, the view extends beyond the padded
  ///   bounds.
  @inlinable
  public nonisolated consuming func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }

  /// Adds space at the specified edges of this view.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The space, in points; `nil` for the default of 16.
  @inlinable
  public nonisolated consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return modifier(
      PaddingModifier(
        insets: EdgeInsets(
          top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
          bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)))
  }

  /// Adds the same space, in points, at every edge of this view.
  @inlinable
  public nonisolated consuming func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(top: length, leading: length, bottom: length, trailing: length)))
  }
}

/// The padding of a window around its content.
public struct ScenePadding: Equatable, Sendable {
  private let number: UInt8

  /// The padding of minimal content.
  public static let minimum = ScenePadding(number: 0)
  /// The padding of a navigation bar.
  public static let navigationBar = ScenePadding(number: 1)
}

extension View {
  /// Adds the padding of a window around its content: 16 points, which is the default padding.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds the padding of a window around its content: 16 points for every kind of padding.
  public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
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
    if !insets.isFinite { host.reportInvalidDimension("padding", "\(insets)", at: self) }
  }

  @usableFromInline
  package func update(_ insets: EdgeInsets) {
    if insets == layout.insets { return }
    let new = PaddingLayout(insets: insets)
    if !insets.isFinite { host.reportInvalidDimension("padding", "\(insets)", at: self) }
    if new == layout { return }
    let padded = layout.paddedEdges
    layout = new
    needsMeasure()
    if layout.paddedEdges != padded { containerNeedsDistribution() }
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    childReference?.with { child in
      let size = layout.sizeThatFits(proposal, child: child)
      if child.isRigid { flags.insert(.isRigid) } else { holdRegion(of: size, for: proposal, child) }
      return size
    } ?? .zero
  }

  @inline(never)
  private func holdRegion(of size: CGSize, for proposal: ProposedViewSize, _ child: ItemNode) {
    holds(for: layout.region(for: proposal, size: size, child: child), answering: proposal)
  }

  override package func placeContent() {
    childReference?.with { child in
      let placement = layout.placement(
        in: size, proposal: proposal, direction: environment.layoutDirection, child: child)
      child.place(at: placement.origin, proposal: placement.proposal)
    }
  }

  override package func explicitGuide(_ key: GuideKey, in dimensions: ViewDimensions) -> CGFloat? {
    let key = key.alignment
    return child.flatMap { layout.explicitGuide(key, in: dimensions, child: $0) }
  }

  override package var priority: Double { 0 }

  override package var viewSpacing: ViewSpacing { super.viewSpacing.resetting(layout.paddedEdges) }
}
