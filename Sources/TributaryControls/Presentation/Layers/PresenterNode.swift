@_spi(Engine) package import TributaryEngine
@_spi(Engine) package import TributaryViews

/// The structural node of a view that presents a layer.
package final class PresenterNode: PassThroughNode {
  private let environment: Unretained<EnvironmentScope>
  /// Whether this node presents the layer; otherwise, another presenter does.
  private let presents: Bool
  /// The layer; `nil` before it first has views, and if another presenter presents it.
  private(set) package var layer: LayerNode?

  init(_ inputs: NodeInputs, presents: Bool) {
    environment = inputs.environmentReference
    self.presents = presents
    super.init(inputs)
  }

  /// Creates the layer and the node of its views.
  @MainActor
  func makeLayer(takesInput: Bool, _ make: (NodeInputs) -> ViewNode) {
    guard presents else { return }
    let layer = LayerNode(of: self, NodeInputs(parent: self, environment: environment))
    layer.takesInput = takesInput
    self.layer = layer
    LayeredRootNode.of(host)?.adopt(layer)
    layer.adopt(make(NodeInputs(parent: layer, environment: environment)))
  }

  /// Whether the layer can be visible: it is hidden while the presenter is concealed, in an inactive row, or in a
  /// removal transition, and with the layer around the presenter. An item that its bar hides can present a sheet.
  package var mayPresent: Bool {
    guard !isAbsent([.concealed, .inactive, .departing]) || isInHiddenToolbarItem else { return false }
    return ancestors.first(of: LayerNode.self)?.presenter.mayPresent ?? true
  }

  /// Whether the presenter is part of a toolbar item that is hidden in a visible page.
  private var isInHiddenToolbarItem: Bool {
    var outermost: (any HideableInBar)?
    var node = parent
    while let current = node {
      if let hidden = current as? any HideableInBar {
        if alreadyOnMainActor(with: hidden, { $0.hidesPresentations }) { return false }
        outermost = hidden
      }
      node = current.parent
    }
    return outermost.map { !$0.isAbsent([.concealed, .inactive, .departing]) } ?? false
  }

  override package var listsElements: Bool { true }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let layer { body(layer) }
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    super.surroundingsDidChange(changes)
    if changes.isDisjoint(with: [.concealment, .activity]) { return }
    layer?.surroundingsDidChange(.sight)
    host.root.shownItemsDidChange()
  }

  @MainActor override package func willRemove() {
    if let layer { LayeredRootNode.of(host)?.remove(layer) }
  }
}

extension PresenterNode: ListsRows {
  /// Appends the rows of the content. The views of the layer are not rows.
  package func appendOwnRows(to segments: inout ContiguousArray<RowSegment>) { content?.appendRows(to: &segments) }

  package var decoratesItems: Bool { false }
}

extension View {
  /// Sets the dismiss action of a presentation that a binding controls.
  nonisolated func dismissed(by isPresented: Binding<Bool>) -> some View {
    environment(\.dismiss, DismissAction(target: .presentation(PresentationBinding(isPresented: isPresented))))
  }

  /// Presents this view as a separate screen, without the list, columns, and bars of the presenter.
  nonisolated func asScreen(isPresented: Binding<Bool>) -> some View {
    modifier(PresentationSchemeModifier())
      .dismissed(by: isPresented)
      .modifier(
        EnvironmentTransformModifier { environment in
          environment.isInList = false
          environment.isInColumns = false
          environment.hasBars = false
          environment.hiddenItemAnchor = nil
          environment.isCopyOfToolbarItem = false
          environment.splitActions = nil
          environment.rowChoice = nil
        }
      )
  }
}

/// A binding to whether a view is presented, which is compared like the input of a view.
struct PresentationBinding: Equatable {
  let isPresented: Binding<Bool>

  static func == (a: Self, b: Self) -> Bool { a.isPresented.isKnownEqual(to: b.isPresented) }
}
