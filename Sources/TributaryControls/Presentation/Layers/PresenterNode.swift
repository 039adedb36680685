@_spi(Engine) package import TributaryEngine

/// The structural node of a view that shows others in front of everything.
package final class PresenterNode: PassThroughNode {
  private let environment: Unretained<EnvironmentScope>
  private(set) lazy package var layer = LayerNode(of: self, NodeInputs(parent: self, environment: environment))

  override package init(_ inputs: NodeInputs) {
    environment = inputs.environmentReference
    super.init(inputs)
  }

  /// Makes the views of the layer.
  @MainActor
  package func makeLayer(_ make: (NodeInputs) -> ViewNode) {
    host.layeredRoot?.adopt(layer)
    layer.adopt(make(NodeInputs(parent: layer, environment: environment)))
  }

  /// Whether what this node shows is to be seen: it is not if the view is covered by a page, or about to go.
  package var mayPresent: Bool { !isAbsent([.concealed, .departing]) }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    body(layer)
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.concealment) { host.root.shownItemsDidChange() }
    super.surroundingsDidChange(changes)
  }

  @MainActor override package func willRemove() { host.layeredRoot?.remove(layer) }
}

extension PresenterNode: ListsRows {
  /// What is shown in front of everything is no row: only the content is listed.
  package func appendOwnRows(to segments: inout ContiguousArray<RowSegment>) { content?.appendRows(to: &segments) }

  package var decoratesItems: Bool { false }
}
