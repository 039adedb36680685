/// A structural node whose child is one of several alternatives, or nothing.
///
/// Invariant: `choice` tells which alternative `content` was made from; 0 if there is none.
///
/// Checked by `ChoiceNode.checkInvariants`.
@usableFromInline
package final class ChoiceNode: ViewNode {
  @usableFromInline package var content: ViewNode?
  @usableFromInline package var choice = 0
  @usableFromInline package let environment: Unretained<EnvironmentScope>

  @usableFromInline
  package init(_ inputs: NodeInputs) {
    self.environment = inputs.environmentReference
    super.init(parent: inputs.parentReference, flags: [])
  }

  @usableFromInline
  package func adopt(_ content: ViewNode, choice: Int) {
    self.content = content
    self.choice = choice
  }

  /// Removes what is there and makes something else in its place.
  @usableFromInline @MainActor
  package func replace(with make: () -> ViewNode?, choice: Int) {
    let old = content
    content = nil
    if let old { host.remove(old, key: self.choice) }
    content = make()
    self.choice = choice
    parent?.itemsDidChange()
  }

  override package func appendItems(to items: inout ContiguousArray<ItemNode>) {
    content?.appendItems(to: &items)
  }

  override package var isDynamic: Bool { true }

  override package func onlyItem() -> Unretained<ItemNode>? { content?.onlyItem() }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }
}

extension ChoiceNode: CheckedNode {
  package func checkInvariants(_ fail: (String) -> Void) {
    if (content == nil) != (choice == 0) { fail("A choice is of the content that is there.") }
  }
}
