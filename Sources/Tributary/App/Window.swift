public import TributaryEngine
public import TributaryViews
public import TributaryControls

/// A scene with a single, unique window.
///
/// The first window of an app is shown initially. Another window appears after a call to `openWindow` with its
/// identifier: in a new tab of the browser, or otherwise as a sheet in front of the first window.
public struct Window<Content: View> {
  private let title: Text
  private let id: String
  private let content: () -> Content

  private nonisolated init(title: Text, id: String, _ content: @escaping () -> Content) {
    self.title = title
    self.id = id
    self.content = content
  }

  /// Creates a window with a localized title and an identifier.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - id: The identifier of the window for `openWindow`. It must be unique in the app.
  ///   - content: The views of the window.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(title: Text(titleKey), id: id, content)
  }

  /// Creates a window with a localized title and an identifier.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - id: The identifier of the window for `openWindow`. It must be unique in the app.
  ///   - content: The views of the window.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(title: Text(titleResource), id: id, content)
  }

  /// Creates a window with a title as a text and an identifier.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - id: The identifier of the window for `openWindow`. It must be unique in the app.
  ///   - content: The views of the window.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: title, id: id, content)
  }

  /// Creates a window with a title as a string and an identifier.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - id: The identifier of the window for `openWindow`. It must be unique in the app.
  ///   - content: The views of the window.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(title: Text(verbatim: String(title)), id: id, content)
  }
}

extension Window: PrimitiveScene {
  public typealias Body = Never

  public var _content: AnyView { AnyView(content()) }

  public var _window: WindowDescription { WindowDescription(title: title, id: id) }
}

/// A scene with a single tool window, which opens like any other ``Window``.
///
/// It appears when the program starts only if there is no other window.
public struct UtilityWindow<Content: View> {
  private let window: Window<Content>

  /// Creates a tool window with a localized title and an identifier.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - id: The identifier of the window for `openWindow`. It must be unique in the app.
  ///   - content: The views of the window.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    window = Window(titleKey, id: id, content: content)
  }

  /// Creates a tool window with a title as a text and an identifier.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - id: The identifier of the window for `openWindow`. It must be unique in the app.
  ///   - content: The views of the window.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    window = Window(title, id: id, content: content)
  }

  /// Creates a tool window with a title as a string and an identifier.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - id: The identifier of the window for `openWindow`. It must be unique in the app.
  ///   - content: The views of the window.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    window = Window(title, id: id, content: content)
  }
}

extension UtilityWindow: PrimitiveScene {
  public typealias Body = Never

  public var _content: AnyView { window._content }

  public var _window: WindowDescription {
    var description = window._window
    description.launch = .suppressed
    return description
  }
}

/// A scene with the settings of a program: a sheet in front of its window.
///
/// Command-comma, ``SettingsLink``, and the `openSettings` action of the environment show it.
public struct Settings<Content: View> {
  private let content: () -> Content

  /// Creates the settings from a view builder.
  public nonisolated init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
}

extension Settings: PrimitiveScene {
  public typealias Body = Never

  public var _content: AnyView { AnyView(content()) }

  public var _window: WindowDescription { WindowDescription(title: Text(verbatim: "Settings"), isSettings: true) }
}

/// A button that shows the settings of the program.
public struct SettingsLink<Label: View> {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// Creates a button with a custom label.
  public nonisolated init(@ViewBuilder label: () -> Label) { self.label = label() }
}

extension SettingsLink: View, BuiltInComposite {
  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

extension SettingsLink where Label == TributaryControls.Label<Text, Image> {
  /// Creates a button with the title “Settings…”.
  public nonisolated init() {
    self.init { TributaryControls.Label("Settings…", systemImage: "gear") }
  }
}
