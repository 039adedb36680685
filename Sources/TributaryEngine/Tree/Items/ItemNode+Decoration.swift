extension ItemNode {
  /// The modifier around this item that belongs to an outer list; `nil` if there is none.
  package var decoration: UnaryNode? {
    guard let unary = container?.asUnary, !unary.holdsDeparture else { return nil }
    let outer = unary.decoratingNode
    return outer?.content == nil ? outer : nil
  }

  /// This item with the surrounding modifiers that belong to outer lists.
  package var outermost: ItemNode {
    var item = self
    while let unary = item.decoration { item = unary }
    return item
  }
}
