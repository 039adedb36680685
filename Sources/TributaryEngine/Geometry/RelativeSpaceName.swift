/// A name of a coordinate space that says what kind of item to look for instead of how it is called.
package protocol RelativeSpaceName {
  /// The item whose space is meant by views at `item`; `nil` if there is none around.
  func space(around item: ItemNode) -> ItemNode?
}
