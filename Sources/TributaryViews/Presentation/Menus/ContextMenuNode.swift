package import TributaryGeometry
package import TributaryGestures

/// The node of a view that has a menu, which a long press opens. The press is nobody else's then: it comes before the gestures
/// inside, and of several such views the innermost under the pointer opens its menu.
package final class ContextMenuNode: GestureNode {
  var open: ((CGPoint) -> Void)?

  init(_ open: ((CGPoint) -> Void)?, _ inputs: NodeInputs) {
    self.open = open
    super.init(.highPriority, .all, inputs)
  }

  @MainActor
  override package func makeRecognizer() -> AnyGestureRecognizer {
    guard open != nil else { return super.makeRecognizer() }
    let press = LongPressRecognizer(minimumDuration: 0.5, maximumDistance: 10)
    return EndedRecognizer(press) { [weak press, host] _ in
      if let location = press?.startLocation { host.openContextMenu(at: location) }
    }
  }
}

extension HostCore {
  /// Opens the menu of the innermost view at a point of the root that has one.
  ///
  /// - Returns: Whether there is one.
  @MainActor @discardableResult
  package func openContextMenu(at point: CGPoint) -> Bool {
    for item in root.hit(point) {
      guard let node = item as? ContextMenuNode, let open = node.open else { continue }
      perform { open(point) }
      return true
    }
    return false
  }
}
