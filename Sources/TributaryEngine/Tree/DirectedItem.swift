package import TributaryGeometry

/// An item that answers for its leading and trailing edges.
package protocol DirectedItem: ItemNode {
  /// Which way leading is for what this item itself answers of its edges. Asked wherever such an answer is made.
  var layoutDirection: LayoutDirection { get }
}
