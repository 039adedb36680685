public import TributaryEngine
public import TributaryViews
public import TributaryControls

/// A window of a program that there is once.
///
/// The first window of an app is the one that is shown. Another one stands in front of it as a sheet once `openWindow` has
/// been called with its id.
public struct Window<Content: View> {
  private let title: String
  private let id: String
  private let content: @MainActor () -> Content

  private nonisolated init(title: String, id: String, _ content: @escaping @MainActor () -> Content) {
    self.title = title
    self.id = id
    self.content = content
  }

  /// A window with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title: titleKey.content, id: id, content)
  }

  /// A window with a title.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: title.content, id: id, content)
  }

  /// A window with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title: String(title), id: id, content)
  }
}

extension Window: PrimitiveScene {
  public typealias Body = Never

  public var _content: AnyView { AnyView(content()) }

  public var _window: WindowDescription { WindowDescription(title: title, id: id) }
}

/// The settings of a program: a sheet in front of its window, which Command and comma, ``SettingsLink`` and `openSettings` of
/// the environment show.
public struct Settings<Content: View> {
  private let content: @MainActor () -> Content

  /// Views for what can be set.
  public nonisolated init(@ViewBuilder content: @escaping @MainActor () -> Content) { self.content = content }
}

extension Settings: PrimitiveScene {
  public typealias Body = Never

  public var _content: AnyView { AnyView(content()) }

  public var _window: WindowDescription { WindowDescription(title: "Settings", isSettings: true) }
}

/// A button that shows the settings of the program.
public struct SettingsLink<Label: View> {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// A button with a label of its own.
  public nonisolated init(@ViewBuilder label: () -> Label) { self.label = label() }
}

extension SettingsLink: View, FrameworkComposite {
  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

extension SettingsLink where Label == TributaryControls.Label<Text, Image> {
  /// A button with the title “Settings…”.
  public nonisolated init() {
    self.init { TributaryControls.Label("Settings…", systemImage: "gear") }
  }
}
