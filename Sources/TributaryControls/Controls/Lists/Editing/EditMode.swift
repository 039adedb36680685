import Observation
@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

/// Whether the content of a view can be edited now.
public enum EditMode: Sendable, Hashable {
  /// It cannot.
  case inactive
  /// It can for as long as one action takes.
  case transient
  /// It can.
  case active

  /// Whether it can be edited.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether the content of the view can be edited now; `nil` where nothing keeps it. Every host keeps one for its window.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

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

/// The edit mode of a window: what an ``EditButton`` switches where no view around keeps one.
@Observable @MainActor
package final class WindowEditMode {
  private var mode = EditMode.inactive

  package init() {}

  /// What the environment of the window carries.
  package var binding: Binding<EditMode> {
    Binding(get: { enteringMainActor { self.mode } }, set: { mode in enteringMainActor { self.mode = mode } })
  }
}
