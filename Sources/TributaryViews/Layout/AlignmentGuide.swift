public import TributaryGeometry
import TributaryLayout

/// Sets an alignment guide of a view.
public struct AlignmentGuideModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat

  init(key: AlignmentKey, computeValue: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.computeValue = computeValue
  }
}

extension AlignmentGuideModifier: UnaryModifier {
  public typealias Body = Never

  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    AlignmentGuideNode(modifier.pointee, inputs)
  }

  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    unsafeDowncast(node, to: AlignmentGuideNode.self).receive(modifier.pointee)
  }
}

extension View {
  /// Sets a horizontal guide of this view, in points from its leading edge.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }

  /// Sets a vertical guide of this view, in points from its top edge.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }
}

/// The node of an explicit guide. What the closure reads of state is registered: layout is done again when it changes.
@usableFromInline
package final class AlignmentGuideNode: UnaryNode {
  private var modifier: AlignmentGuideModifier

  package init(_ modifier: AlignmentGuideModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    setUpwards(.holdsGuides)
  }

  package func receive(_ modifier: AlignmentGuideModifier) {
    self.modifier = modifier
    guidesDidChange()
  }

  override package func dependencyDidChange() { guidesDidChange() }

  /// A guide can change sizes of containers: measured again from here up.
  private func guidesDidChange() {
    needsMeasure()
  }

  override package func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard key == modifier.key else { return super.explicitGuide(key, in: dimensions) }
    let inner = child?.dimensions(in: dimensions.proposal) ?? dimensions
    let value = withEvaluation(of: self) { modifier.computeValue(inner) }
    if !value.isFinite {
      host.reportInvalidDimension("alignmentGuide", "\(value)", at: self)
      return nil
    }
    return value
  }
}
