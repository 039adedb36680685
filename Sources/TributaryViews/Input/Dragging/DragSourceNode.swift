package import TributaryDrawing
@_spi(Engine) package import TributaryEngine
package import TributaryGeometry
package import TributaryGestures
package import TributaryTransfer

/// A modifier that allows dragging a value from a view.
package struct DragSource {
  /// The closure that creates the dragged value at the start of the drag.
  package let load: () -> TransferPackage
  /// The closure that displays the picture at the pointer; `nil` removes it.
  package let show: (DragPicture?) -> Void

  package init(load: @escaping () -> TransferPackage, show: @escaping (DragPicture?) -> Void) {
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
  /// The dragged value, its picture, and the position of the view's center at the start of the drag.
  private var drag: (load: TransferPackage, picture: DragPicture, center: CGPoint)?

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

  @MainActor
  private func carry(_ moment: DragMoment) {
    if drag == nil {
      drag = (modifier.load(), DragPicture(fragment: fragmentAside(), size: size, center: center), center)
    }
    guard var drag else { return }
    drag.picture.center.x = drag.center.x + moment.location.x - moment.startLocation.x
    drag.picture.center.y = drag.center.y + moment.location.y - moment.startLocation.y
    self.drag = drag
    modifier.show(drag.picture)
    DragState.of(host).carry([drag.load], to: moment.location, in: host)
  }

  /// Drops the value. A drag that is recognized only at its end is carried first.
  @MainActor
  private func drop(_ moment: DragMoment) {
    carry(moment)
    DragState.of(host).drop(at: moment.location, in: host)
    release()
  }

  @MainActor
  private func release() {
    guard drag != nil else { return }
    drag = nil
    modifier.show(nil)
    DragState.of(host).end(in: host)
  }
}
