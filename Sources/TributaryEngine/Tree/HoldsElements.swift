/// A structural node whose content goes by ids: those who look for an id find it here.
package protocol HoldsElements: ViewNode {
  /// What an id stands for at this node itself; `nil` if it is none of its ids.
  func elementPlace(_ id: AnyHashable) -> ElementPlace?

  /// The id of the element of data that a structural child was made for; `nil` where children come from no data.
  func elementID(of child: ViewNode) -> AnyHashable?
}
