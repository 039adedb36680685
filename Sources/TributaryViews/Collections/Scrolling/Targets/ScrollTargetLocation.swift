@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// A scroll target with its actual or estimated rectangle.
package struct ScrollTargetLocation {
  private let element: ElementTarget
  /// The rectangle in the content's coordinates, in points; `x` from the left.
  package let rect: CGRect

  package init(_ element: ElementTarget, _ rect: CGRect) {
    self.element = element
    self.rect = rect
  }

  /// Whether the target is an element whose row is not active.
  package var isUnmade: Bool {
    guard case .row(let list, let index) = element, let list = list as? LazyListNode else { return false }
    return list.row(at: index) == nil
  }

  /// Returns the innermost id of the target as a type. An id from `id(_:)` takes precedence over the id from a
  /// `ForEach`.
  package func id<ID: Hashable>(_ type: ID.Type) -> ID? {
    firstID { $0.base as? ID }
  }

  /// Returns the first result of a closure for the target's ids, from the inside out, that is not `nil`.
  package func firstID<T>(_ make: (AnyHashable) -> T?) -> T? {
    switch element {
    case .item(let item): return item.firstOwnID(make)
    case .row(let list, let index):
      guard let list = list as? LazyListNode else { return nil }
      return list.row(at: index)?.items.first?.firstOwnID(make)
        ?? list.elementID(at: index).flatMap { make(AnyHashable($0)) }
    }
  }
}

extension ItemNode {
  /// Returns the first result of a closure for the ids of this item's view, from the inside out, that is not `nil`.
  fileprivate final func firstOwnID<T>(_ make: (AnyHashable) -> T?) -> T? {
    let inner = asUnary?.content?.firstIDInside(make)
    if let inner { return inner }
    var node: ViewNode = self
    while let outer = node.parent {
      if let found = outer.ownID(around: node).flatMap(make) { return found }
      if outer.asItem != nil { return nil }
      node = outer
    }
    return nil
  }
}

extension ViewNode {
  /// Returns the id that this structural node gives a child.
  fileprivate final func ownID(around child: ViewNode) -> AnyHashable? {
    if let identity = self as? any HoldsOwnID { return identity.ownID }
    return (self as? any HoldsElements)?.elementID(of: child).map { AnyHashable($0) }
  }

  /// Returns the first result for the ids inside modifiers around a single view.
  fileprivate final func firstIDInside<T>(_ make: (AnyHashable) -> T?) -> T? {
    if asItem != nil {
      return asUnary?.content?.firstIDInside(make)
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

/// A structural node with an explicit id.
package protocol HoldsOwnID {
  var ownID: AnyHashable { get }
}

extension IdentityNode: HoldsOwnID {
  package var ownID: AnyHashable { AnyHashable(id) }
}

extension LazyContainerNode {
  /// Appends the rows in a part of the content, and the nearest rows outside it, whether or not they are active.
  ///
  /// - Complexity: O(log *n*) in the segments and elements, and linear in the number of results.
  package final func appendTargets(
    along axis: Axis, in window: ClosedRange<CGFloat>, _ transform: CGAffineTransform,
    to places: inout [ScrollTargetLocation]
  ) {
    // On the other axis, all rows are in the range.
    let bounds = axis == self.axis ? ownStretch(of: window, transform) : nil
    for number in bounds.map({ segments(near: $0) }) ?? segments.indices {
      let segment = segments[number]
      guard let list = segment.list else {
        guard segment.part == .content else { continue }
        for place in self.places(in: number..<number + 1) {
          for item in items[itemRange(of: place)] {
            places.append(
              ScrollTargetLocation(.item(item), transform.map(CGRect(origin: item.origin, size: item.size))))
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
        if let row = list.row(at: index), row.items.count > 1 {
          // The views of a row, such as those of a nested `ForEach`, have separate ids.
          for item in row.items {
            places.append(
              ScrollTargetLocation(.item(item), transform.map(CGRect(origin: item.origin, size: item.size))))
          }
        } else if let rect = rect(of: index, in: list) {
          places.append(ScrollTargetLocation(.row(list, index), transform.map(rect)))
        }
        index += 1
        if start > bounds.upperBound { break }
      }
    }
  }

  /// Returns the segments that touch a range, and the nearest segments with targets outside it.
  private func segments(near range: ClosedRange<CGFloat>) -> Range<Int> {
    let touching = segments(touching: range.lowerBound..<max(range.lowerBound, range.upperBound))
    let isTarget = { (number: Int) in
      let segment = self.segments[number]
      return segment.list.map { $0.count > 0 } ?? (segment.part == .content)
    }
    let first = segments[..<touching.lowerBound].indices.last(where: isTarget) ?? 0
    let last = segments[touching.upperBound...].indices.first(where: isTarget) ?? segments.count - 1
    return min(first, touching.lowerBound)..<max(last + 1, touching.upperBound)
  }

  /// Returns the range of this container for a range of the content, in points from the near edge.
  private func ownStretch(of window: ClosedRange<CGFloat>, _ transform: CGAffineTransform) -> ClosedRange<CGFloat> {
    let shift = axis == .vertical ? transform.ty : transform.tx
    let (low, high) = (window.lowerBound - shift, window.upperBound - shift)
    return isMirrored ? (size.width - high)...(size.width - low) : low...high
  }
}
