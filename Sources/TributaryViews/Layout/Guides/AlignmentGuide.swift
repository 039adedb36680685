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
    unsafeDowncast(node, to: AlignmentGuideNode.self).update(modifier.pointee)
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
