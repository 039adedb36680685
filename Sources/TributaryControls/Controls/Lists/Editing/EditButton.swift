@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

/// A button that switches the edit mode of its environment: "Edit", and "Done" while it is on.
///
/// > Source: conformance LIST-20.
public struct EditButton {
  @Environment(\.editMode) private var mode

  /// A button that switches the edit mode.
  public nonisolated init() {}
}

extension EditButton: View, NamedComposite {
  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") { mode?.wrappedValue = isEditing ? .inactive : .active }
      .disabled(mode == nil)
  }
}
