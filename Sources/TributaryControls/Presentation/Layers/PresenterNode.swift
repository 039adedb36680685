@_spi(Engine) package import TributaryEngine
@_spi(Engine) import TributaryViews

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

extension View {
  /// What is presented for as long as a binding says so, and dismissed by writing it.
  nonisolated func dismissed(by isPresented: Binding<Bool>) -> some View {
    environment(\.dismiss, DismissAction(target: .presentation(BindingPlace(isPresented: isPresented))))
  }

  /// What is presented as a screen of its own: neither the list or columns nor the bars of the presenter are around it.
  nonisolated func asScreen(isPresented: Binding<Bool>) -> some View {
    modifier(PresentationSchemeModifier())
      .dismissed(by: isPresented)
      .modifier(
        EnvironmentTransformModifier { environment in
          environment.isInList = false
          environment.isInColumns = false
          environment.hasBars = false
        }
      )
  }
}

/// A value that says whether something is presented, equal to another of the same place.
struct BindingPlace: Equatable {
  let isPresented: Binding<Bool>

  static func == (a: Self, b: Self) -> Bool { a.isPresented.location.isSamePlace(as: b.isPresented.location) }
}
