@_spi(Engine) import TributaryEngine
import Dispatch
public import TributaryGeometry

/// Scrolls to the views of a scroll view reader.
public struct ScrollViewProxy {
  private let target: ScrollReaderReference

  package init(_ target: ScrollReaderReference) { self.target = target }

  /// Moves the scroll views around a view so that it is seen, after the tree has been brought up to date.
  ///
  /// Within `withAnimation` the content goes there by that animation: what lies between is seen on the way.
  ///
  /// Also finds rows of lazy containers that are not there yet, and views that come with the same change. An id that
  /// nothing carries scrolls nothing.
  ///
  /// - Parameters:
  ///   - id: What the view was given by `id(_:)` or by a `ForEach`; of several views the first in view order is meant.
  ///   - anchor: The point of the view that shall meet the same point of the viewport; `nil` for as little movement as
  ///     shows the whole view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    if OffMainAccess.isOffMain {
      OffMainAccess.report("ScrollViewProxy") { [target] in target.node }
      let work = UncheckedSendableClosure { self.scrollTo(id, anchor: anchor) }
      DispatchQueue.main.async { work.run() }
      return
    }
    guard let node = target.node else { return }
    let host = node.host
    host.requestScroll(
      ScrollRequest(
        reader: host.handles.handle(for: node), goal: .view(AnyHashable(id), anchor: anchor),
        animation: currentTransactionOnMain.animation))
  }
}
