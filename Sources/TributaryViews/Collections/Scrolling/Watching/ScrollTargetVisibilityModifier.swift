@_spi(Engine) public import TributaryEngine
import TributaryDiagnostics
import TributaryGeometry

/// A modifier that runs an action when the set of visible targets of a scroll view changes.
@_documentation(visibility: internal)
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
  /// Runs an action when the set of visible targets of the first scroll view inside this view changes.
  ///
  /// - Parameters:
  ///   - idType: The type of ids. Targets with ids of other types are ignored.
  ///   - threshold: The fraction of a target that must be visible, from 0 to 1.
  ///   - action: A closure with the ids of the visible targets, in view order.
  ///
  /// > Source: conformance SCROLL-66.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
  }
}

/// The node of an observer of the visible targets.
@usableFromInline
package final class ScrollTargetVisibilityNode<ID: Hashable>: ScrollWatchNode {
  private var modifier: ScrollTargetVisibilityModifier<ID>
  private var reported: [ID] = []

  package init(_ modifier: ScrollTargetVisibilityModifier<ID>, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(around: inputs)
  }

  package func update(_ modifier: ScrollTargetVisibilityModifier<ID>) {
    let isOther = modifier.threshold != self.modifier.threshold
    self.modifier = modifier
    if isOther { recordGeometryChange() }
  }

  @MainActor
  override package func geometryDidChange() -> Bool {
    let now = watchedScroll.map(idsInSight) ?? []
    if now == reported { return true }
    reported = now
    host.enqueueAction(
      self, .plain(.other("onScrollTargetVisibilityChange")) { [weak self] in self?.modifier.action(now) })
    return true
  }

  private func idsInSight(of scroll: ScrollNode) -> [ID] {
    guard let content = scroll.child else { return [] }
    let seen = scroll.visibleBounds.offsetBy(dx: -content.origin.x, dy: -content.origin.y)
    let axis = scroll.mainAxis
    let stretch = axis == .vertical ? seen.minY...max(seen.minY, seen.maxY) : seen.minX...max(seen.minX, seen.maxX)
    let least = CGFloat(min(max(0, modifier.threshold), 1)) - 1e-9
    return scroll.targets(along: axis, in: stretch).compactMap { target in
      let share = seen.share(of: target.rect)
      return share > 0 && share >= least ? target.id(ID.self) : nil
    }
  }
}
