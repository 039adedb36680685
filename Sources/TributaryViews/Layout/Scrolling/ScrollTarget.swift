/// What an id stands for.
package enum ScrollTarget {
  case item(ItemNode)
  /// A row of a lazy container, by the index of its element; it may not be there.
  case row(LazyListNode, Int)
}
