@_spi(Engine) public import TributaryEngine
import TributaryDiagnostics
package import TributaryGeometry

/// A modifier that runs an action when a view becomes visible or invisible in the enclosing scroll views.
@_documentation(visibility: internal)
public struct ScrollVisibilityModifier {
  let threshold: Double
  let action: (Bool) -> Void
}

extension ScrollVisibilityModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ScrollVisibilityNode {
    ScrollVisibilityNode(modifier.pointee, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: ScrollVisibilityNode) {
    node.update(modifier.pointee)
  }
}

extension View {
  /// Runs an action when the visible fraction of this view in the enclosing scroll view crosses a threshold.
  ///
  /// The first call occurs when the view is visible for the first time. Removing a visible view, such as a row of a
  /// lazy container that is scrolled away, calls the action with `false`.
  ///
  /// - Parameters:
  ///   - threshold: The fraction of the view's area, from 0 to 1.
  ///   - action: A closure with a Boolean that indicates whether the view is visible.
  ///
  /// > Source: conformance SCROLL-63 to SCROLL-65.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}

/// The node of an observer of a view's visibility.
@usableFromInline
package final class ScrollVisibilityNode: UnaryNode {
  private var modifier: ScrollVisibilityModifier
  private var isVisible = false

  package init(_ modifier: ScrollVisibilityModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    setUpwards(.subtreeHasObservers)
  }

  package func update(_ modifier: ScrollVisibilityModifier) {
    let isOther = modifier.threshold != self.modifier.threshold
    self.modifier = modifier
    if isOther { recordGeometryChange() }
  }

  @MainActor
  override package func geometryDidChange() -> Bool {
    take(!isAbsent(.disappearing) && isInSight)
    return true
  }

  /// Whether the visible fraction of the view in all enclosing scroll views reaches the threshold.
  private var isInSight: Bool {
    var seen: CGFloat = 1
    var scroll = scrollContainer(along: nil)
    guard scroll != nil else { return true }
    while let current = scroll {
      let rect = transform(upTo: current).map(CGRect(origin: .zero, size: size))
      seen = min(seen, current.visibleBounds.share(of: rect))
      scroll = current.scrollContainer(along: nil)
    }
    return seen > 0 && seen >= CGFloat(min(max(0, modifier.threshold), 1)) - 1e-9
  }

  @MainActor
  private func take(_ now: Bool) {
    if now == isVisible { return }
    isVisible = now
    host.enqueueAction(
      self, .plain(.other("onScrollVisibilityChange")) { [modifier] in modifier.action(now) },
      at: flags.contains(.isRemoved) ? .disappearance : .delivery)
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if !changes.isDisjoint(with: [.activity, .concealment]) {
      if isAbsent(.unplaced) { take(false) } else { recordGeometryChange() }
    }
    super.surroundingsDidChange(changes)
  }

  @MainActor override package func willRemove() { take(false) }
}

extension CGRect {
  /// Returns the fraction of another rectangle inside this one, from 0 to 1. Without an area, its lengths are compared.
  package func share(of other: CGRect) -> CGFloat {
    func share(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if to <= from { return from >= low && from < high ? 1 : 0 }
      return max(0, min(high, to) - max(low, from)) / (to - from)
    }
    return share(minX, maxX, other.minX, other.maxX) * share(minY, maxY, other.minY, other.maxY)
  }
}
