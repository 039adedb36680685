@_spi(Engine) import TributaryEngine

/// The node of a declared destination; it is known to the model for as long as it is in the tree.
final class NavigationDestinationNode: PassThroughNode {
  private(set) var destination: NavigationDestination
  private(set) var isPresented: Binding<Bool>?
  /// Which of the presented destinations this is, counted as they came; `nil` if it is not presented.
  private(set) var presentation: Int?
  /// Where it was declared.
  let place: NavigationPlace?

  @MainActor
  init(_ modifier: NavigationDestinationModifier, _ inputs: NodeInputs) {
    destination = modifier.destination
    isPresented = modifier.isPresented
    place = inputs.environmentReference.values.navigationPlace
    super.init(inputs)
    if modifier.isActive { presentation = place?.model.nextPresentation() }
    place?.model.add(self)
  }

  @MainActor
  func update(_ modifier: NavigationDestinationModifier) {
    let wasActive = presentation != nil
    isPresented = modifier.isPresented
    if modifier.destination === destination, modifier.isActive == wasActive { return }
    destination = modifier.destination
    if modifier.isActive != wasActive { presentation = wasActive ? nil : place?.model.nextPresentation() }
    place?.model.didChange(self, concernsPages: wasActive || modifier.isActive)
  }

  @MainActor
  override func willRemove() { place?.model.remove(self) }
}
