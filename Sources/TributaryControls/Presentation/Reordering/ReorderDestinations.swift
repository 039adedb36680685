@_spi(Engine) package import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The destination of a reordering drag.
struct ReorderDestination {
  let collection: AnyHashable
  /// The item before which the moved items are inserted; `nil` at the end of the collection.
  let next: AnyHashable?
  /// The frame of the mark that shows the place, in root coordinates.
  let mark: CGRect
}

/// The places in a container at which views can be inserted, as of the current layout.
///
/// The nearest view determines the place. The direction from the previous view to the next one determines whether a
/// point is before or after the center of the view. It depends on the positions of the views only, so it is valid in
/// every layout, on both axes, and from right to left:
///
///     a ──▶ b ──▶ c        the shorter way from b to a neighbor, which is in the same row of a grid
///     d ──▶ e
struct ReorderDestinations {
  private let scope: ReorderScope
  private let host: ViewGraph
  private let collections: [Collection]
  /// The direction of the views in other collections; downward if no collection has several views.
  private let direction: CGVector

  /// A collection whose items can be reordered, with the frames of its items.
  private struct Collection {
    let node: ReorderCollectionNode
    let elements: ReorderElements
    let cells: [Cell]
    /// The frame of the layout that contains the collection.
    let area: CGRect
    /// Whether the layout contains no other collection of the container.
    let isAlone: Bool
    /// The frame of the last view before an empty collection in the same layout; `nil` if there is none.
    let before: CGRect?
  }

  /// A view of an item.
  private struct Cell {
    let index: Int
    let frame: CGRect
  }

  @MainActor
  init(in scope: ReorderScope, _ host: ViewGraph) {
    self.scope = scope
    self.host = host
    let members = scope.collections.map { (node: $0.node, elements: $0.elements, layout: $0.node.layout) }
    var counts: [ObjectIdentifier?: Int] = [:]
    for member in members { counts[member.layout.map { ObjectIdentifier($0) }, default: 0] += 1 }
    let preceding = PrecedingItems(before: members.lazy.filter { $0.elements.count == 0 }.map(\.node))
    collections = members.map { node, elements, layout in
      let cells = node.items.compactMap { item in
        elements.index(of: item).map { Cell(index: $0, frame: item.outermost.rootBounds) }
      }
      return Collection(
        node: node, elements: elements, cells: cells, area: layout?.outermost.rootBounds ?? .zero,
        isAlone: counts[layout.map { ObjectIdentifier($0) }] == 1,
        before: preceding.item(before: node)?.outermost.rootBounds)
    }
    direction = collections.lazy.compactMap { Self.way(at: 0, in: $0.cells) }.first ?? CGVector(dx: 0, dy: 1)
  }

  /// Returns the place for a drop of items at a point of the root; `nil` outside the container, and if the drop would
  /// change nothing.
  @MainActor
  func place(at point: CGPoint, of sources: [AnyHashable]) -> ReorderDestination? {
    guard point.isFinite,
      host.answering({ host.root.hit(point) }).lazy.all(of: ReorderAreaNode.self)
        .contains(where: { $0.scope === scope })
    else { return nil }
    return nearestPlace(to: point, of: sources, ifUnchanged: false)
  }

  /// Returns the nearest place to a point of the root for items.
  ///
  /// - Parameter ifUnchanged: Whether the place can be that of the items, where they would not move.
  @MainActor
  func nearestPlace(to point: CGPoint, of sources: [AnyHashable], ifUnchanged: Bool) -> ReorderDestination? {
    let near = collections.filter { $0.area.contains(point) }
    var best: (distance: CGFloat, collection: Collection, cell: Int?, frame: CGRect)?
    for collection in near.isEmpty ? collections : near {
      for (index, cell) in collection.cells.enumerated() {
        let distance = cell.frame.squaredDistance(to: point)
        if distance < best?.distance ?? .infinity { best = (distance, collection, index, cell.frame) }
      }
      if collection.elements.count == 0 {
        let frame = emptyPlace(in: collection)
        let distance = frame.squaredDistance(to: point)
        if distance < best?.distance ?? .infinity { best = (distance, collection, nil, frame) }
      }
    }
    guard let best else { return nil }
    guard let cell = best.cell else {
      return ReorderDestination(
        collection: best.collection.node.id, next: nil, mark: mark(in: best.frame, of: best.collection))
    }
    return place(at: point, beside: cell, in: best.collection, of: sources, ifUnchanged: ifUnchanged)
  }

  private func place(
    at point: CGPoint, beside position: Int, in collection: Collection, of sources: [AnyHashable],
    ifUnchanged: Bool
  ) -> ReorderDestination? {
    let (elements, cells) = (collection.elements, collection.cells)
    let cell = cells[position]
    let way = Self.way(at: position, in: cells) ?? direction
    let isAfter = (point.x - cell.frame.midX) * way.dx + (point.y - cell.frame.midY) * way.dy > 0
    var index = isAfter ? cell.index + 1 : cell.index
    let moved = Set(sources)
    while let id = elements.id(at: index, of: scope), moved.contains(id) { index += 1 }
    if !ifUnchanged, isUnchanged(sources, before: index, in: elements) { return nil }
    let neighbor = isAfter ? position + 1 : position - 1
    let mark = cell.frame.mark(
      at: isAfter, along: way, beside: cells.indices.contains(neighbor) ? cells[neighbor].frame : nil)
    return ReorderDestination(collection: collection.node.id, next: elements.id(at: index, of: scope), mark: mark)
  }

  /// Returns whether items already are before an index, in their order.
  private func isUnchanged(_ sources: [AnyHashable], before index: Int, in elements: ReorderElements) -> Bool {
    zip(sources.reversed(), 1...).allSatisfy { elements.id(at: index - $1, of: scope) == $0 }
  }

  /// Returns the shorter way from the previous cell, or to the next cell; `nil` for the only one.
  private static func way(at position: Int, in cells: [Cell]) -> CGVector? {
    let ways = [(position - 1, position), (position, position + 1)].compactMap { from, to -> CGVector? in
      guard cells.indices.contains(from), cells.indices.contains(to) else { return nil }
      let (from, to) = (cells[from].frame, cells[to].frame)
      return CGVector(dx: to.midX - from.midX, dy: to.midY - from.midY)
    }
    return ways.min { $0.squaredLength < $1.squaredLength }
  }

  /// Returns the area in which an empty collection accepts items.
  private func emptyPlace(in collection: Collection) -> CGRect {
    if collection.isAlone { return collection.area }
    guard let before = collection.before else { return collection.area.edge(direction, atEnd: false) }
    return before.edge(direction, atEnd: true)
  }

  /// Returns the mark in an empty collection.
  private func mark(in frame: CGRect, of collection: Collection) -> CGRect {
    let before = collection.before
    return (before ?? frame).mark(at: before != nil, along: direction, beside: nil)
  }
}

/// The last views before collections of reorderable views in the layouts that contain them. One walk through each
/// layout finds the views before all of its collections.
///
///     layout { a  b  [empty 1]  [empty 2]  c  [empty 3] }      before 1 and 2: b, before 3: c
///
/// Tested by `ReorderCostTests`.
package struct PrecedingItems {
  private var found: [ObjectIdentifier: ItemNode?] = [:]
  /// The number of nodes that the walks have visited.
  package private(set) var visits = 0

  /// Finds the views before collections.
  ///
  /// - Complexity: O(*n*) in the structural nodes and items of the layouts.
  package init(before collections: some Sequence<ReorderCollectionNode>) {
    for collection in collections { found[ObjectIdentifier(collection)] = .some(nil) }
    if found.isEmpty { return }
    var layouts: Set<ObjectIdentifier> = []
    for collection in collections {
      guard let layout = collection.layout, layouts.insert(ObjectIdentifier(layout)).inserted else { continue }
      var last: ItemNode?
      layout.forEachChild { visit($0, &last) }
    }
  }

  /// Visits a structural node or an item of a layout.
  ///
  /// - Parameter last: The last item before the node, which the method replaces with the last one in the node.
  private mutating func visit(_ node: ViewNode, _ last: inout ItemNode?) {
    visits += 1
    if found[ObjectIdentifier(node)] != nil { found[ObjectIdentifier(node)] = .some(last) }
    if let item = node.asItem {
      last = item
    } else {
      // Rows that are not shown are not in the layout.
      node.forEachChild { child in
        if node.absence(of: child, among: .inactive).isEmpty { visit(child, &last) }
      }
    }
  }

  /// Returns the last view before a collection in the same layout; `nil` if there is none.
  package func item(before collection: ReorderCollectionNode) -> ItemNode? {
    found[ObjectIdentifier(collection)] ?? nil
  }
}

extension ItemNode {
  /// The bounds of this item, in root coordinates.
  fileprivate var rootBounds: CGRect { rootFrame(of: CGRect(origin: .zero, size: size)) }
}

extension CGVector {
  fileprivate var squaredLength: CGFloat { dx * dx + dy * dy }

  fileprivate var isHorizontal: Bool { abs(dx) > abs(dy) }
}

extension CGRect {
  /// The thickness of the mark at a destination, in points.
  private static let thickness: CGFloat = 2

  fileprivate func squaredDistance(to point: CGPoint) -> CGFloat {
    let x = max(minX - point.x, 0, point.x - maxX)
    let y = max(minY - point.y, 0, point.y - maxY)
    return x * x + y * y
  }

  /// Returns the first or last edge in a direction, as a rectangle without an area.
  fileprivate func edge(_ direction: CGVector, atEnd: Bool) -> CGRect {
    if direction.isHorizontal {
      return CGRect(x: atEnd == (direction.dx > 0) ? maxX : minX, y: minY, width: 0, height: height)
    }
    return CGRect(x: minX, y: atEnd == (direction.dy > 0) ? maxY : minY, width: width, height: 0)
  }

  /// Returns the frame of a mark before or after this frame, in the middle of the gap to the neighbor.
  fileprivate func mark(at atEnd: Bool, along direction: CGVector, beside neighbor: CGRect?) -> CGRect {
    var edge = edge(direction, atEnd: atEnd)
    if let neighbor {
      if direction.isHorizontal {
        let gap = max(0, neighbor.minX - maxX, minX - neighbor.maxX)
        let isInRow = neighbor.minY < maxY && minY < neighbor.maxY
        if isInRow { edge.origin.x += edge.minX > midX ? gap / 2 : -gap / 2 }
      } else {
        let gap = max(0, neighbor.minY - maxY, minY - neighbor.maxY)
        let isInColumn = neighbor.minX < maxX && minX < neighbor.maxX
        if isInColumn { edge.origin.y += edge.minY > midY ? gap / 2 : -gap / 2 }
      }
    }
    return direction.isHorizontal
      ? edge.insetBy(dx: -Self.thickness / 2, dy: 0) : edge.insetBy(dx: 0, dy: -Self.thickness / 2)
  }
}
