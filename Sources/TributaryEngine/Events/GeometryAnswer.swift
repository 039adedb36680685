/// An answer of geometry that has changed.
package struct GeometryAnswer {
  /// Whose geometry it is.
  package let item: ItemNode
  /// The node whose code had read it.
  package let reader: ViewNode
  /// `nil` for an anchor.
  package let question: ProxyTarget.Question?
  package let old: ProxyTarget.Answer
}
