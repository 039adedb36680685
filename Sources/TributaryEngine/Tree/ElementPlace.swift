/// Where the view stands that an id was given to.
package enum ElementPlace {
  case item(ItemNode)
  /// An element of a list that makes its rows when they are seen, by its index; there may be no row for it.
  case row(ViewNode, Int)
}
