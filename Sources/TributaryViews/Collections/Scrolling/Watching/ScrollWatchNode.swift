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

  /// A scroll view inside was placed, or goes.
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
