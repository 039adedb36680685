@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

/// A control that runs an action when it is pressed and released, or on Return or the space bar while it has focus.
///
/// > Source: conformance CONTROL-01 to CONTROL-07.
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  @Environment(\.buttonStyle) private var style

  /// Creates a button with a role and a custom label.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button, which determines its appearance and its place in dialogs; `nil` for none.
  ///   - action: A closure that runs on a tap, Return, the space bar, or the keyboard shortcut.
  ///   - label: The views that the button displays.
  @preconcurrency
  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Creates a button with a custom label.
  ///
  /// - Parameters:
  ///   - action: A closure that runs on a tap, Return, the space bar, or the keyboard shortcut.
  ///   - label: The views that the button displays.
  @preconcurrency
  public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
}

extension Button: View, NamedComposite {
  public var body: some View {
    style.body(for: PrimitiveButtonStyleConfiguration(role: role, label: .init(label, of: Self.self), action: action))
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - role: The purpose of the button, which determines its appearance and its place in dialogs; `nil` for none.
  ///   - action: A closure that runs on a tap, Return, the space bar, or the keyboard shortcut.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - role: The purpose of the button, which determines its appearance and its place in dialogs; `nil` for none.
  ///   - action: A closure that runs on a tap, Return, the space bar, or the keyboard shortcut.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }

  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - role: The purpose of the button, which determines its appearance and its place in dialogs; `nil` for none.
  ///   - action: A closure that runs on a tap, Return, the space bar, or the keyboard shortcut.
  @_disfavoredOverload @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == TributaryControls.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - role: The purpose of the button, which determines its appearance and its place in dialogs; `nil` for none.
  ///   - action: A closure that runs on a tap, Return, the space bar, or the keyboard shortcut.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TributaryControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - role: The purpose of the button, which determines its appearance and its place in dialogs; `nil` for none.
  ///   - action: A closure that runs on a tap, Return, the space bar, or the keyboard shortcut.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TributaryControls.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a button with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - role: The purpose of the button, which determines its appearance and its place in dialogs; `nil` for none.
  ///   - action: A closure that runs on a tap, Return, the space bar, or the keyboard shortcut.
  @_disfavoredOverload @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TributaryControls.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from the configuration of a style, for a style that modifies the current one.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  private let value: UInt8

  /// The role of a button that deletes data.
  public static let destructive = ButtonRole(value: 1)
  /// The role of a button that cancels an operation.
  public static let cancel = ButtonRole(value: 2)
  /// The role of a button that confirms a choice or an entry.
  public static let confirm = ButtonRole(value: 3)
  /// The role of a button that closes its container.
  public static let close = ButtonRole(value: 4)
}

/// The label of a button that is created with only a role.
public struct DefaultButtonLabel {
  let role: ButtonRole

  nonisolated init(role: ButtonRole) { self.role = role }
}

extension DefaultButtonLabel: View, BuiltInComposite {
  public var body: some View {
    switch role {
    case .destructive: Label("Delete", systemImage: "trash")
    case .confirm: Label("Confirm", systemImage: "checkmark")
    case .close: Label("Close", systemImage: "xmark")
    default: Label("Cancel", systemImage: "xmark")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the default label of its role: “Delete”, “Cancel”, “Confirm” or “Close” with a symbol.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button, which determines its appearance and its place in dialogs; `nil` for none.
  ///   - action: A closure that runs on a tap, Return, the space bar, or the keyboard shortcut.
  ///
  /// > Source: conformance CONTROL-96.
  @preconcurrency
  public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

extension Button where Label == TributaryControls.Label<Text, Image> {
  /// Creates a button with a title and an image of an asset catalog as its label.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - image: The image of an asset catalog, beside the title.
  ///   - role: The purpose of the button, which determines its appearance and its place in dialogs; `nil` for none.
  ///   - action: A closure that runs on a tap, Return, the space bar, or the keyboard shortcut.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TributaryControls.Label(titleKey, image: image) }
  }

  /// Creates a button with a title and an image of an asset catalog as its label.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - image: The image of an asset catalog, beside the title.
  ///   - role: The purpose of the button, which determines its appearance and its place in dialogs; `nil` for none.
  ///   - action: A closure that runs on a tap, Return, the space bar, or the keyboard shortcut.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TributaryControls.Label(title, image: image) }
  }

  /// Creates a button with a title and an image of an asset catalog as its label.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - image: The image of an asset catalog, beside the title.
  ///   - role: The purpose of the button, which determines its appearance and its place in dialogs; `nil` for none.
  ///   - action: A closure that runs on a tap, Return, the space bar, or the keyboard shortcut.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TributaryControls.Label(titleResource, image: image) }
  }
}

/// The width of buttons with a background.
public struct ButtonSizing: Hashable, Sendable {
  private let number: UInt8

  /// The default width, which is that of the label.
  public static let automatic = ButtonSizing(number: 0)
  /// The available width.
  public static let flexible = ButtonSizing(number: 1)
  /// The width of the label.
  public static let fitted = ButtonSizing(number: 2)
}

private struct ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
  /// The width of buttons with a background.
  var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Sets the width of the buttons with a background in this view.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}
