@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// A target of scrolling and where it stands, or is thought to stand.
package struct ScrollTargetPlace {
  private let element: ElementPlace
  /// In the content's coordinates; `x` counts from the left.
  package let rect: CGRect

  package init(_ element: ElementPlace, _ rect: CGRect) {
    self.element = element
    self.rect = rect
  }

  /// The id of a type that the target was given last: by `id(_:)` rather than by a `ForEach`.
  package func id<ID: Hashable>(_ type: ID.Type) -> ID? {
    firstID { $0.base as? ID }
  }

  /// The first of the target's ids, from the inside out, of which something can be made.
  package func firstID<T>(_ make: (AnyHashable) -> T?) -> T? {
    switch element {
    case .item(let item): return item.firstOwnID(make)
    case .row(let list, let index):
      guard let list = list as? LazyListNode else { return nil }
      return list.row(at: index)?.items.first?.firstOwnID(make) ?? list.elementID(at: index).flatMap(make)
    }
  }
}

extension ItemNode {
  /// The first of the ids of the view that this item stands for, from the inside out, of which something can be made.
  fileprivate final func firstOwnID<T>(_ make: (AnyHashable) -> T?) -> T? {
    let inner = ((self as? UnaryNode)?.content).flatMap { $0.firstIDInside(make) }
    if let inner { return inner }
    var node: ViewNode = self
    while let outer = node.parent {
      if let found = outer.ownID(around: node).flatMap(make) { return found }
      if outer is ItemNode { return nil }
      node = outer
    }
    return nil
  }
}

extension ViewNode {
  /// The id that this structural node gives what is directly inside.
  fileprivate final func ownID(around child: ViewNode) -> AnyHashable? {
    if let identity = self as? any HoldsOwnID { return identity.ownID }
    return (self as? any HoldsElements)?.elementID(of: child)
  }

  /// An id below modifiers that stand around one view.
  fileprivate final func firstIDInside<T>(_ make: (AnyHashable) -> T?) -> T? {
    if self is ItemNode {
      return ((self as? UnaryNode)?.content).flatMap { $0.firstIDInside(make) }
    }
    var only: ViewNode?
    var count = 0
    forEachChild {
      only = $0
      count += 1
    }
    guard count == 1, let only else { return nil }
    return only.firstIDInside(make) ?? ownID(around: only).flatMap(make)
  }
}

/// A structural node that stands for one id.
package protocol HoldsOwnID {
  var ownID: AnyHashable { get }
}

extension IdentityNode: HoldsOwnID {
  package var ownID: AnyHashable { AnyHashable(id) }
}
