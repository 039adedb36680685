/// What placeholders of a modifier's content refer to: the node of the modifier, which holds the content's value.
package protocol ModifierSource: AnyObject {
  @MainActor func makeContent(_ inputs: NodeInputs) -> ViewNode
  var placeholders: ContiguousArray<NodeHandle> { get set }
}
