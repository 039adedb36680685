package import TributaryDrawing
@_spi(Engine) package import TributaryEngine
package import TributaryGeometry
package import TributaryGestures

/// A modifier that allows dragging a value from a view.
package struct DragSource {
  /// The closure that creates the dragged items at the start of the drag. It receives the modifiers around the source.
  package let load: (DragScope?) -> DraggedItems
  /// The closure that displays the picture at the pointer; `nil` removes it.
  package let show: (DragPicture?) -> Void

  package init(load: @escaping (DragScope?) -> DraggedItems, show: @escaping (DragPicture?) -> Void) {
    self.load = load
    self.show = show
  }
}

/// The picture that follows the pointer during a drag.
package struct DragPicture {
  /// The drawing of the view at the start of the drag.
  package let fragment: DisplayFragment
  /// The size of the picture, in points.
  package let size: CGSize
  /// The position of its center, in root coordinates.
  package var center: CGPoint

  /// Creates a picture of an item in its place.
  package init(of item: ItemNode) {
    fragment = item.fragmentAside()
    size = item.size
    center = item.center
  }
}

extension DragSource: ItemModifier {
  package typealias Body = Never

  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> DragSourceNode {
    DragSourceNode(modifier.pointee, inputs)
  }

  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: DragSourceNode) {
    node.modifier = modifier.pointee
  }
}

/// The node of a view from which a value is dragged.
///
/// It takes part in gesture recognition like any other attached gesture: after the gestures of the views inside, and
/// before those of enclosing views, including scrolling.
package final class DragSourceNode: GestureNode {
  var modifier: DragSource
  private var drag: Drag?

  /// The drag that began in the view.
  private struct Drag {
    let id: DragSession.ID
    let items: DraggedItems
    var picture: DragPicture
    /// The position of the view's center at the start of the drag.
    let center: CGPoint
    /// The most recent position of the pointer, in root coordinates.
    var last: CGPoint
  }

  init(_ modifier: DragSource, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(.inner, .all, inputs)
  }

  override package var name: String? { "drag" }

  @MainActor
  override package func makeRecognizer() -> AnyGestureRecognizer {
    let moves = DragRecognizer(minimumDistance: GestureLimits.rivalDistance, in: .global) { $0 }
    let drop = EndedRecognizer(moves) { [weak self] moment in
      if let self { enteringMainActor(with: self) { $0.drop(moment) } }
    }
    return ShowingRecognizer(
      drop, show: { [weak self] moment in if let self { enteringMainActor(with: self) { $0.carry(moment) } } },
      takeBack: { [weak self, host] in
        // The view may have been removed, together with its state.
        if let self { enteringMainActor(with: self) { $0.release() } }
        enteringMainActor(with: host) { DragState.of($0).end(in: $0) }
      })
  }

  private var scope: DragScope? { environment.object().values.dragScope }

  @MainActor
  private func carry(_ moment: DragMoment) {
    if drag == nil {
      let items = modifier.load(scope)
      let number = DragState.of(host).begin(items, DragScope.operations(in: scope), isLocal: true)
      drag = Drag(
        id: DragSession.ID(number: number), items: items,
        picture: DragPicture(of: self), center: center,
        last: moment.startLocation)
      emit(.initial)
    }
    guard var drag, !drag.items.values.isEmpty else { return }
    drag.picture.center.x = drag.center.x + moment.location.x - moment.startLocation.x
    drag.picture.center.y = drag.center.y + moment.location.y - moment.startLocation.y
    drag.last = moment.location
    self.drag = drag
    modifier.show(drag.picture)
    DragState.of(host).carry(to: moment.location, in: host)
    emit(.active)
  }

  /// Drops the items. A drag that is recognized only at its end is carried first.
  @MainActor
  private func drop(_ moment: DragMoment) {
    carry(moment)
    guard drag != nil else { return }
    let operation = DragState.of(host).drop(at: moment.location, in: host) { emit(.ending($0)) }
    emit(.ended(operation))
    if operation.transfers { emit(.dataTransferCompleted) }
    drag = nil
    modifier.show(nil)
  }

  /// Cancels the drag.
  @MainActor
  private func release() {
    guard drag != nil else { return }
    DragState.of(host).end(in: host)
    emit(.ended(.cancel))
    drag = nil
    modifier.show(nil)
  }

  /// Notifies the observers around the source. A view whose container provides no items does not begin a drag.
  @MainActor
  private func emit(_ phase: DragSession.Phase) {
    guard let drag, !drag.items.values.isEmpty else { return }
    scope?.notify(
      DragSession(id: drag.id, phase: phase, location: location(drag.last, in: .local), items: drag.items))
  }
}
