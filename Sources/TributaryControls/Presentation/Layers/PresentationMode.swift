/// Whether a view is presented, with a way to take the presentation away.
public struct PresentationMode: Equatable {
  let action: DismissAction

  /// Whether the view stands in a sheet or on a page that was pushed.
  public var isPresented: Bool { action.target != .none }

  /// Takes the presentation away.
  @MainActor
  public mutating func dismiss() { action() }
}
