@_spi(Engine) public import TributaryEngine

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
