@_spi(Engine) public import TributaryEngine
import TributaryGeometry

/// The base class of modifiers that observe a scroll view: the first one inside, in view order.
///
/// Invariant: after the geometry pass, `known` refers to that scroll view, or to no existing one.
///
/// Tested by `ScrollWatchingTests`.
@usableFromInline
package class ScrollWatchNode: UnaryNode {
  private final var known: TypedHandle<ScrollNode>?

  package init(around inputs: NodeInputs) {
    super.init(inputs)
    _ = host.feature(ScrollWatchers.self)
    setUpwards(.subtreeHasObservers)
  }

  /// Handles the placement or removal of a scroll view inside.
  package final func scrollViewDidChange(_ scroll: ScrollNode) {
    if let current = knownScroll, current !== scroll, !scroll.precedes(current) { return }
    known = scroll.flags.contains(.isRemoved) ? nil : host.handles.typedHandle(for: scroll)
    recordGeometryChange()
  }

  private final var knownScroll: ScrollNode? { known.flatMap { host.handles.node(for: $0) } }

  /// The observed scroll view; `nil` if there is none.
  package final var watchedScroll: ScrollNode? {
    if let scroll = knownScroll, !scroll.flags.contains(.isRemoved) { return scroll }
    let found = ScrollNode.first(in: self)
    known = found.map { host.handles.typedHandle(for: $0) }
    return found
  }
}

/// The state of a host for observers of scroll views. Without this feature, the host has no observers.
package final class ScrollWatchers: HostFeature {
  package static let slot = FeatureSlot()

  /// The containers whose views are scroll targets, and the views that are targets themselves.
  package var targets = NodeRegister<ScrollTargetNode>()

  package init(of host: ViewGraph) {}
}

extension ScrollNode {
  /// Notifies the observers around this scroll view, up to the next scroll view, of a possible change.
  package final func notifyWatchers() {
    guard host.features[ScrollWatchers.self] != nil else { return }
    var node = container
    while let current = node, !(current is ScrollNode) {
      if let watcher = current as? ScrollWatchNode { watcher.scrollViewDidChange(self) }
      node = current.container
    }
  }
}
