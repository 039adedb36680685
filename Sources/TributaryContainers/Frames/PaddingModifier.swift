@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
package import TributaryLayout

/// A modifier that adds space around a view.
@_documentation(visibility: internal)
public struct PaddingModifier {
  @usableFromInline package let insets: EdgeInsets

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

  @inlinable
  public static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    if inputs.parentReference.with({ $0.absorbsPadding(modifier.pointee.insets) }) {
      return C._makeNode(content, inputs)
    }
    return _makeItems(modifier, content, inputs)
  }

  @inlinable
  public static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    // The outer node expects padding during the update exactly if it did when the node was created.
    if node.parentReference?.with({ $0.absorbsPadding(modifier.pointee.insets) }) ?? false {
      return C._updateNode(content, node)
    }
    _updateItems(modifier, content, node)
  }
}

extension ViewNode {
  /// Calls `absorbPadding(_:)` on behalf of code that is inlined into other modules.
  @usableFromInline @MainActor
  package final func absorbsPadding(_ insets: EdgeInsets) -> Bool { absorbPadding(insets) }
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

  /// The smallest padding of a window, which is 16 points like every kind.
  public static let minimum = ScenePadding(number: 0)
  /// The padding that aligns content with a navigation bar, which is 16 points like every kind.
  public static let navigationBar = ScenePadding(number: 1)
}

extension View {
  /// Adds the padding of a window around its content: 16 points, which is the default padding.
  ///
  /// - Parameter edges: The edges that receive the padding.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds the padding of a window around its content: 16 points for every kind of padding.
  ///
  /// - Parameters:
  ///   - padding: The kind of padding. All kinds are equivalent.
  ///   - edges: The edges that receive the padding.
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
    if !insets.isFinite { reportInvalidDimension("padding", "\(insets)") }
  }

  @usableFromInline
  package func update(_ insets: EdgeInsets) {
    if insets == layout.insets { return }
    let new = PaddingLayout(insets: insets)
    if !insets.isFinite { reportInvalidDimension("padding", "\(insets)") }
    if new == layout { return }
    let padded = layout.paddedEdges
    layout = new
    needsMeasure()
    if layout.paddedEdges != padded { containerNeedsDistribution() }
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize { measure(proposal, in: layout) }

  override package func placeContent() { placeContent(in: layout, environment.layoutDirection) }

  override package func explicitGuide(_ key: GuideKey, in dimensions: ViewDimensions) -> CGFloat? {
    explicitGuide(key, in: dimensions, in: layout)
  }

  override package var priority: Double { 0 }

  override package var viewSpacing: ViewSpacing { super.viewSpacing.resetting(layout.paddedEdges) }
}

/// The layout of padding, for the nodes that apply it.
extension UnaryNode {
  package final func measure(_ proposal: ProposedViewSize, in padding: PaddingLayout) -> CGSize {
    withChild { child in
      let size = padding.sizeThatFits(proposal, child: child)
      if child.isRigid { flags.insert(.isRigid) } else { holdRegion(of: size, for: proposal, child, padding) }
      return size
    } ?? .zero
  }

  @inline(never)
  private final func holdRegion(
    of size: CGSize, for proposal: ProposedViewSize, _ child: ItemNode, _ padding: PaddingLayout
  ) {
    if child.isElastic { becomeElastic() }
    holds(for: padding.region(for: proposal, size: size, child: child), answering: proposal)
  }

  package final func placeContent(in padding: PaddingLayout, _ direction: LayoutDirection) {
    withChild { child in
      let placement = padding.placement(in: size, proposal: proposal, direction: direction, child: child)
      child.place(at: placement.origin, proposal: placement.proposal)
    }
  }

  /// Places a new contained item that is part of the current drawing already.
  package final func placeContentAsDrawn(in padding: PaddingLayout?, _ direction: LayoutDirection) {
    withChild { child in
      guard let padding else { return child.placeAsDrawn(at: .zero, proposal: proposal) }
      let placement = padding.placement(in: size, proposal: proposal, direction: direction, child: child)
      child.placeAsDrawn(at: placement.origin, proposal: placement.proposal)
    }
  }

  package final func explicitGuide(
    _ key: GuideKey, in dimensions: ViewDimensions, in padding: PaddingLayout
  ) -> CGFloat? {
    let key = key.alignment
    return child.flatMap { padding.explicitGuide(key, in: dimensions, child: $0) }
  }
}
