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

extension AlignmentGuideModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> AlignmentGuideNode {
    AlignmentGuideNode(modifier.pointee, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: AlignmentGuideNode) {
    node.update(modifier.pointee)
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
