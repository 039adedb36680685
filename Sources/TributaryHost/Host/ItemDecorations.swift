@_spi(Engine) import TributaryEngine

/// The assignment of accessibility elements to the modifiers of several items.
///
/// A modifier of a composite view applies to each item of its body. In the tree, these modifiers follow the content of
/// the view, so that their elements have already been collected.
@MainActor
struct ItemDecorations {
  private let container: ViewNode
  private let nodes: [ViewNode?]

  /// For each element, the position of its modifier; `nil` for the elements of an item without one.
  private var positions: [Int?]

  /// The index of the first element that has not been taken.
  private var next = 0

  /// Assigns elements to modifiers.
  ///
  /// - Parameters:
  ///   - decorations: The modifiers, in view order.
  ///   - nodes: The nodes of the elements, in view order; `nil` for a node that was removed.
  ///   - container: The composite view.
  /// - Complexity: O(*n* + *m*) in the numbers of elements and modifiers, times their depth.
  init(_ decorations: [UnaryNode], of nodes: [ViewNode?], in container: ViewNode) {
    self.container = container
    self.nodes = nodes
    positions = Array(repeating: nil, count: nodes.count)
    let items = decorations.map(Self.item)
    assignControls(around: items)
    assignContents(of: items)
  }

  /// Returns the item that a modifier is applied to.
  private static func item(of decoration: UnaryNode) -> ItemNode? {
    var item: ItemNode? = decoration.child
    while let unary = item?.asUnary, unary.content == nil, let inner = unary.child { item = inner }
    return item
  }

  /// Assigns each element that contains an item, because a control is one element.
  private mutating func assignControls(around items: [ItemNode?]) {
    var indices: [ObjectIdentifier: Int] = [:]
    for (index, node) in nodes.enumerated() { node.map { indices[ObjectIdentifier($0)] = index } }
    for (position, item) in items.enumerated() {
      var outer: ViewNode? = item
      while let current = outer, current !== container {
        if let index = indices[ObjectIdentifier(current)] { positions[index] = position }
        outer = current.parent
      }
    }
  }

  /// Assigns each element that an item contains.
  private mutating func assignContents(of items: [ItemNode?]) {
    var itemPositions: [ObjectIdentifier: Int] = [:]
    for (position, item) in items.enumerated() { item.map { itemPositions[ObjectIdentifier($0)] = position } }
    for index in nodes.indices {
      var outer = nodes[index]
      while positions[index] == nil, let current = outer, current !== container {
        positions[index] = itemPositions[ObjectIdentifier(current)]
        outer = current.parent
      }
    }
  }

  /// Takes the next elements without a modifier, and returns their indices.
  mutating func takeUndecorated() -> Range<Int> { take { $0 == nil } }

  /// Takes the next elements whose modifier is at a position or before it, and returns their indices.
  mutating func take(through position: Int) -> Range<Int> { take { $0.map { $0 <= position } ?? false } }

  /// Takes all remaining elements, and returns their indices.
  mutating func takeRest() -> Range<Int> { take { _ in true } }

  private mutating func take(while isIncluded: (Int?) -> Bool) -> Range<Int> {
    let start = next
    while next < positions.endIndex, isIncluded(positions[next]) { next += 1 }
    return start..<next
  }
}
