/// The way from a list to the node of its rows; the view may outlive the node.
package final class ListReference {
  /// `nil` once the node has gone: it clears this itself.
  unowned(unsafe) package var node: ListColumnNode?

  package init() {}
}
