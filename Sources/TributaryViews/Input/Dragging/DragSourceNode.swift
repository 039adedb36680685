package import TributaryDrawing
@_spi(Engine) package import TributaryEngine
package import TributaryGeometry
package import TributaryGestures
package import TributaryTransfer

/// Lets something be dragged from a view.
package struct DragSource {
  /// What goes; made when the drag begins.
  package let load: () -> TransferPackage
  /// Shows what follows the pointer; `nil` for nothing any more.
  package let show: (DragPicture?) -> Void

  package init(load: @escaping () -> TransferPackage, show: @escaping (DragPicture?) -> Void) {
    self.load = load
    self.show = show
  }
}

/// What follows the pointer in a drag.
package struct DragPicture {
  /// The view as it was when the drag began.
  package let fragment: DisplayFragment
  /// Its size, in points.
  package let size: CGSize
  /// Where its middle is, in root coordinates.
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

/// The node of a view from which something is dragged. It is a gesture as any other that is attached to the view: it comes
/// after those inside and before those around, scrolling included.
package final class DragSourceNode: GestureNode {
  var modifier: DragSource
  /// What is dragged, and where the middle of the view was.
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
        // The view may have gone, with what it knows.
        if let self { enteringMainActor(with: self) { $0.letGo() } }
        enteringMainActor(with: host) { $0.dragging.end(in: $0) }
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
    host.dragging.carry(drag.load, to: moment.location, in: host)
  }

  /// Returns a drag that is nowhere but at its end has not been carried before.
  @MainActor
  private func drop(_ moment: DragMoment) {
    carry(moment)
    host.dragging.drop(at: moment.location, in: host)
    letGo()
  }

  @MainActor
  private func letGo() {
    guard drag != nil else { return }
    drag = nil
    modifier.show(nil)
    host.dragging.end(in: host)
  }
}
