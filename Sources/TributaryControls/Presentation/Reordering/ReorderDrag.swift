@_spi(Engine) import TributaryEngine
import TributaryDiagnostics
import TributaryGeometry
import TributaryGestures
@_spi(Engine) import TributaryViews

/// A drag of a reorderable view, from the press to the drop.
///
/// The drag does not depend on the lifted view, which can be scrolled away, but on the lifted item.
package final class ReorderDrag {
  private let scope: ReorderScope
  private weak var item: ReorderItemNode?
  private var lifted: Lifted?
  private var isOver = false
  private let edges: ReorderEdgeScrolling
  /// The number of finished passes when the last check of the lifted item was scheduled; `nil` without one.
  private var scheduledPass: Int?

  /// The items that are dragged, and their picture.
  private struct Lifted {
    let id: AnyHashable
    let sources: [AnyHashable]
    weak var host: ViewGraph?
    var picture: ReorderPicture
    /// The position of the view's center at the start of the drag.
    let center: CGPoint
  }

  init(of item: ReorderItemNode, in scope: ReorderScope) {
    self.item = item
    self.scope = scope
    edges = ReorderEdgeScrolling(of: scope)
  }

  /// Moves the lifted view to the pointer, and returns the place of a drop there.
  @discardableResult @MainActor
  func carry(_ moment: DragMoment) -> ReorderDestination? {
    if isOver { return nil }
    if lifted == nil { lift() }
    cancelIfRemoved()
    guard !isOver, var lifted, let host = lifted.host else { return nil }
    lifted.picture.image.center.x = lifted.center.x + moment.location.x - moment.startLocation.x
    lifted.picture.image.center.y = lifted.center.y + moment.location.y - moment.startLocation.y
    let place = ReorderDestinations(in: scope, host).place(at: moment.location, of: lifted.sources)
    lifted.picture.mark = place?.mark
    self.lifted = lifted
    scope.show(lifted.picture)
    edges.follow(moment.location, in: host) { [weak self] in self?.showPlace(at: moment.location) }
    return place
  }

  /// Shows the place of a drop at a point of the root after the content has scrolled.
  @MainActor
  private func showPlace(at point: CGPoint) {
    cancelIfRemoved()
    guard var lifted, let host = lifted.host else { return }
    lifted.picture.mark = ReorderDestinations(in: scope, host).place(at: point, of: lifted.sources)?.mark
    self.lifted = lifted
    scope.show(lifted.picture)
  }

  /// Drops the lifted items. A drag that is recognized only at its end is carried first.
  @MainActor
  func drop(_ moment: DragMoment) {
    let place = carry(moment)
    guard !isOver, let lifted else { return }
    let sources = scope.existing(lifted.sources)
    cancel()
    if let place { scope.behavior?.move(sources, place.next, place.collection) }
  }

  /// Ends the drag without a move.
  @MainActor
  func cancel() {
    if isOver { return }
    isOver = true
    edges.stop()
    guard let lifted else { return }
    if let host = lifted.host { DragState.of(host).isReordering = false }
    self.lifted = nil
    scope.drag = nil
    scope.show(nil)
  }

  /// Cancels the drag if the lifted item no longer exists, or if the container is disabled.
  @MainActor
  func cancelIfRemoved() {
    guard let lifted else { return }
    if !scope.isEnabled || scope.existing([lifted.id]).isEmpty { cancel() }
  }

  /// Schedules a check of the lifted item after the walk that removes a view of the container: one for all views of the
  /// walk, because the check searches the elements.
  @MainActor
  func willRemove(_ item: ReorderItemNode) {
    let pass = item.host.queues.finishedPasses
    if pass == scheduledPass { return }
    scheduledPass = pass
    item.host.enqueueAction(item, .plain(.other("reorder")) { [self] in cancelIfRemoved() })
  }

  @MainActor
  private func lift() {
    guard scope.drag == nil, let item, let place = item.place,
      let id = place.elements.id(at: place.index, of: scope)
    else {
      isOver = true
      return
    }
    let picture = DragPicture(of: item)
    lifted = Lifted(
      id: id, sources: scope.sources(of: id, at: item), host: item.host, picture: ReorderPicture(image: picture),
      center: item.center)
    scope.drag = self
    DragState.of(item.host).isReordering = true
  }
}
