import Observation
@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

/// A mode that determines whether the content of a view can be edited.
public enum EditMode: Sendable, Hashable {
  /// The content cannot be edited.
  case inactive
  /// The content can be edited until one action completes.
  case transient
  /// The content can be edited.
  case active

  /// Whether the content can be edited.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// The edit mode of the view, or `nil` if no view stores it. Each host stores an edit mode for its window.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that toggles the edit mode of its environment; its title is “Edit”, or “Done” in edit mode.
///
/// > Source: conformance LIST-20.
public struct EditButton {
  @Environment(\.editMode) private var mode

  /// Creates an edit button.
  public nonisolated init() {}
}

extension EditButton: View, NamedComposite {
  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") { mode?.wrappedValue = isEditing ? .inactive : .active }
      .disabled(mode == nil)
  }
}

/// The edit mode of a window, which an ``EditButton`` toggles unless an outer view stores another edit mode.
@Observable @MainActor
package final class WindowEditMode {
  private var mode = EditMode.inactive

  package init() {}

  /// The binding in the environment of the window.
  package var binding: Binding<EditMode> {
    Binding(get: { enteringMainActor { self.mode } }, set: { mode in enteringMainActor { self.mode = mode } })
  }
}
