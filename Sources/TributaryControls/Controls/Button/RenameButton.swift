@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

/// The action that renames the item of a view, which a view sets with `renameAction`.
public struct RenameAction {
  let action: () -> Void

  /// Runs the action.
  @MainActor public func callAsFunction() { action() }
}

private struct RenameActionKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// The action that renames the item of the view; `nil` if no view sets one.
  public internal(set) var rename: RenameAction? {
    get { self[RenameActionKey.self] }
    set { self[RenameActionKey.self] = newValue }
  }
}

extension View {
  /// Sets the action of the rename buttons in this view, its menus, and its toolbar.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Sets the action of the rename buttons in this view, its menus, and its toolbar: it moves the focus to a text
  /// field.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    environment(\.rename, RenameAction { isFocused.wrappedValue = true })
  }
}

/// A button that runs the rename action of its environment. Without such an action it is disabled.
public struct RenameButton<Label: View> {
  private let label: Label
  @Environment(\.rename) private var rename
}

extension RenameButton where Label == TributaryControls.Label<Text, Image> {
  /// Creates a button with the title “Rename”.
  public nonisolated init() { label = TributaryControls.Label("Rename", systemImage: "pencil") }
}

extension RenameButton: View, NamedComposite {
  public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}
