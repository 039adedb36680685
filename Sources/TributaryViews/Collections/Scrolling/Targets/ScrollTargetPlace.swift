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

  /// Returns the id of a type that the target was given last: by `id(_:)` rather than by a `ForEach`.
  package func id<ID: Hashable>(_ type: ID.Type) -> ID? {
    firstID { $0.base as? ID }
  }

  /// Returns the first of the target's ids, from the inside out, of which something can be made.
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
  /// Returns the first of the ids of the view that this item stands for, from the inside out, of which something can be
  /// made.
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
  /// Returns the id that this structural node gives what is directly inside.
  fileprivate final func ownID(around child: ViewNode) -> AnyHashable? {
    if let identity = self as? any HoldsOwnID { return identity.ownID }
    return (self as? any HoldsElements)?.elementID(of: child)
  }

  /// Returns an id below modifiers that stand around one view.
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

extension LazyContainerNode {
  /// Adds the rows in a part of the content, and the nearest ones outside of it; also those that are not there.
  ///
  /// - Complexity: O(log *n*) in the elements of each list, and linear in what is found.
  package final func appendTargets(
    along axis: Axis, in window: ClosedRange<CGFloat>, _ transform: CGAffineTransform,
    to places: inout [ScrollTargetPlace]
  ) {
    // Along the other axis all rows stand side by side.
    let bounds = axis == self.axis ? ownStretch(of: window, transform) : nil
    for (number, segment) in segments.enumerated() {
      guard let list = segment.list else {
        guard segment.part == .content else { continue }
        for place in self.places where place.segment == number {
          for item in items[place.items] {
            places.append(ScrollTargetPlace(.item(item), transform.map(CGRect(origin: item.origin, size: item.size))))
          }
        }
        continue
      }
      guard list.count > 0, let bounds else { continue }
      let all = 0..<list.count
      let first = all.partitioningIndex {
        position(of: $0, in: number) + length(of: $0, in: number) > bounds.lowerBound
      }
      var index = max(0, first - 1)
      while index < list.count {
        let start = position(of: index, in: number)
        if let rect = rect(of: index, in: list) {
          places.append(ScrollTargetPlace(.row(list, index), transform.map(rect)))
        }
        index += 1
        if start > bounds.upperBound { break }
      }
    }
  }

  /// Returns a stretch of the content along this container, from its near edge.
  private func ownStretch(of window: ClosedRange<CGFloat>, _ transform: CGAffineTransform) -> ClosedRange<CGFloat> {
    let shift = axis == .vertical ? transform.ty : transform.tx
    let (low, high) = (window.lowerBound - shift, window.upperBound - shift)
    return isMirrored ? (size.width - high)...(size.width - low) : low...high
  }
}
