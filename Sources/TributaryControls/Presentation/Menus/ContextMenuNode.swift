@_spi(Engine) package import TributaryEngine
@_spi(Engine) package import TributaryViews
package import TributaryGeometry
package import TributaryGestures

/// The node of a view that has a menu, which a long press opens. The press is nobody else's then: it comes before the gestures
/// inside, and of several such views the innermost under the pointer opens its menu.
package final class ContextMenuNode: GestureNode, RowMenu {
  var open: (@MainActor (ContextMenuNode, CGPoint) -> Bool)?
  /// Whether a press at a point of the root may open the menu; `nil` if any may. Others are left to the gestures around.
  var isWanted: (@MainActor (ContextMenuNode, CGPoint) -> Bool)?

  init(_ place: ContextMenuPlace, _ inputs: NodeInputs) {
    open = place.open
    isWanted = place.isWanted
    super.init(.highPriority, .all, inputs)
  }

  @MainActor
  override package func makeRecognizer() -> AnyGestureRecognizer {
    guard open != nil else { return super.makeRecognizer() }
    let press = LongPressRecognizer(minimumDuration: 0.5, maximumDistance: 10)
    let wanted = PlacedRecognizer(press) { [weak self] point in
      self.map { $0.isWanted?($0, point) ?? true } ?? false
    }
    return EndedRecognizer(wanted) { [weak press, host] _ in
      if let location = press?.startLocation { host.openContextMenu(at: location) }
    }
  }

  package var isOfRow: Bool { isWanted == nil }
}

extension ContextMenuNode {
  /// The list at a point of the root, among what is inside this view.
  func list(at point: CGPoint) -> ListColumnNode? {
    var found: ListColumnNode?
    func visit(_ item: ItemNode) {
      if let list = item as? ListColumnNode { return found = list }
      if item is ScrollNode, !item.boundsContain(item.location(point, in: .local)) { return }
      item.forEachItem(visit)
    }
    visit(self)
    return found
  }
}

extension ViewGraph {
  /// Opens the menu of the innermost view at a point of the root that has one with something in it. The menu of a list's row
  /// is there wherever the row is.
  ///
  /// - Returns: Whether there is one.
  @MainActor @discardableResult
  package func openContextMenu(at point: CGPoint) -> Bool {
    for item in root.hit(point) {
      guard let node = ((item as? ListRowNode)?.menu ?? item) as? ContextMenuNode, let open = node.open else {
        continue
      }
      var isOpen = false
      perform { isOpen = open(node, point) }
      if isOpen { return true }
    }
    return false
  }
}
