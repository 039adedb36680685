package import TributaryGeometry

/// A wish to scroll to a view, until layout has been able to follow it.
package struct ScrollRequest {
  /// The node below which the view is.
  package let reader: NodeHandle
  package let id: AnyHashable
  /// The point of the view and of the viewport that shall meet; `nil` for as little movement as possible.
  package let anchor: UnitPoint?
}

extension HostCore {
  /// Moves the scroll views around the views that somebody wishes to see.
  ///
  /// - Returns: Whether any has moved. A row that was not there is where it was thought to be; it is asked for again
  ///   once it has been made.
  @MainActor
  package func followScrollRequests() -> Bool {
    var hasMoved = false
    for request in features[ScrollRegistry.self]?.requests ?? [] {
      guard let reader = handles.node(for: request.reader), let target = reader.findElementPlace(request.id) else {
        continue
      }
      if follow(target, anchor: request.anchor) { hasMoved = true }
    }
    return hasMoved
  }

  @MainActor
  private func follow(_ target: ElementPlace, anchor: UnitPoint?) -> Bool {
    let item: ItemNode
    let rect: CGRect
    switch target {
    case .item(let found):
      item = found
      rect = CGRect(origin: .zero, size: found.size)
    case .row(let list, let index):
      guard let list = list as? LazyListNode, let container = list.lazyContainer,
        let place = container.rect(of: index, in: list)
      else { return false }
      item = container
      rect = place
    }
    var hasMoved = false
    var scroll = item.scrollContainer(along: nil)
    while let current = scroll {
      if let content = current.child, current.reveal(item.transform(upTo: content).map(rect), anchor: anchor) {
        hasMoved = true
      }
      scroll = current.scrollContainer(along: nil)
    }
    return hasMoved
  }
}

extension ViewNode {
  /// What an id stands for at this node or below: the first in view order.
  fileprivate final func findElementPlace(_ id: AnyHashable) -> ElementPlace? {
    if let row = self as? LazyRowNode, !row.isActive { return nil }
    if let target = elementPlace(id) { return target }
    var found: ElementPlace?
    forEachChild { child in if found == nil { found = child.findElementPlace(id) } }
    return found
  }
}
