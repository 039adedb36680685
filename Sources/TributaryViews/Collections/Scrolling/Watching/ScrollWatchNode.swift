@_spi(Engine) public import TributaryEngine
import TributaryGeometry

/// A modifier that goes by what a scroll view shows: by the first one in view order that it stands around.
///
/// Invariant: after the geometry pass `known` is that scroll view, or stands for none that is there.
///
/// Tested by `ScrollWatchingTests`.
@usableFromInline
package class ScrollWatchNode: UnaryNode {
  private final var known: NodeHandle?

  package init(around inputs: NodeInputs) {
    super.init(inputs)
    _ = host.feature(ScrollWatchers.self)
    setUpwards(.subtreeHasObservers)
  }

  /// Returns a scroll view inside was placed, or goes.
  package final func scrollViewDidChange(_ scroll: ScrollNode) {
    if let current = knownScroll, current !== scroll, !host.precedes(scroll, current) { return }
    known = scroll.flags.contains(.isRemoved) ? nil : host.handles.handle(for: scroll)
    recordGeometryChange()
  }

  private final var knownScroll: ScrollNode? { known.flatMap { host.handles.node(for: $0) as? ScrollNode } }

  /// The scroll view; `nil` if there is none.
  package final var watchedScroll: ScrollNode? {
    if let scroll = knownScroll, !scroll.flags.contains(.isRemoved) { return scroll }
    let found = host.firstScroll(in: self)
    known = found.map { host.handles.handle(for: $0) }
    return found
  }
}

/// What a host knows of those who go by what scroll views show: as long as it is not there, nobody does.
package final class ScrollWatchers: HostFeature {
  package static let slot = FeatureSlot()

  /// The containers whose views are targets of scrolling, and views that are targets themselves.
  package var targets = NodeRegister()

  package init(of host: ViewGraph) {}
}

extension ScrollNode {
  /// Tells the modifiers around this scroll view, up to the next one, that it may show something else.
  package final func notifyWatchers() {
    guard host.features[ScrollWatchers.self] != nil else { return }
    var node = container
    while let current = node, !(current is ScrollNode) {
      if let watcher = current as? ScrollWatchNode { watcher.scrollViewDidChange(self) }
      node = current.container
    }
  }
}
