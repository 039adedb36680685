@_spi(Engine) public import TributaryEngine
import TributaryFeedback
import TributaryGeometry

/// Runs an action when other targets of a scroll view are in sight.
public struct ScrollTargetVisibilityModifier<ID: Hashable> {
  let threshold: Double
  let action: ([ID]) -> Void
}

extension ScrollTargetVisibilityModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ScrollTargetVisibilityNode<ID>
  {
    ScrollTargetVisibilityNode(modifier.pointee, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: ScrollTargetVisibilityNode<ID>) {
    node.update(modifier.pointee)
  }
}

extension View {
  /// Runs `action` with the ids of the targets that are in sight of the first scroll view in this view, in view order,
  /// whenever they are others.
  ///
  /// - Parameters:
  ///   - idType: Targets whose ids have another type are left out.
  ///   - threshold: The share of a target that has to be seen, from 0 to 1.
  ///
  /// > Source: conformance SCROLL-66.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
  }
}
