@usableFromInline
package final class IdentifierNode: UnaryNode {
  package private(set) var identifier: String
  package init(_ identifier: String, _ inputs: NodeInputs) {
    self.identifier = identifier
    super.init(inputs)
    host.identifiers.add(identifier, host.handles.handle(for: self))
  }

  package func update(_ identifier: String) {
    if identifier == self.identifier { return }
    let handle = host.handles.handle(for: self)
    host.identifiers.remove(self.identifier, handle)
    self.identifier = identifier
    if !isAbsent(.inactive) { host.identifiers.add(identifier, handle) }
  }

  /// What is out of sight is found by nobody.
  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.activity) {
      let handle = host.handles.handle(for: self)
      if isAbsent(.inactive) {
        host.identifiers.remove(identifier, handle)
      } else {
        host.identifiers.add(identifier, handle)
      }
    }
    super.surroundingsDidChange(changes)
  }

  @MainActor override package func willRemove() {
    host.identifiers.remove(identifier, host.handles.handle(for: self))
  }
}
