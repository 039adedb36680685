public import TributaryEngine
public import TributaryViews
public import TributaryControls

/// Controls in the line of menus of a desktop, while the program runs.
///
/// There is no line of menus here: the controls are in the window, unseen, and their keyboard shortcuts press them, as those of
/// ``CommandMenu`` do. A program of nothing else shows them as its window.
public struct MenuBarExtra<Label: View, Content: View> {
  private let content: Content
  private let title: String?
  private let isInserted: Bool

  private nonisolated init(_ title: String?, _ isInserted: Bool, _ content: Content) {
    self.title = title
    self.isInserted = isInserted
    self.content = content
  }

  /// Controls behind a label of one's own.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, true, content())
  }

  /// Controls behind a label of one's own, while a value is true.
  @MainActor
  public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, isInserted.wrappedValue, content())
  }
}

extension MenuBarExtra where Label == Text {
  /// Controls behind a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(titleKey.content, true, content())
  }

  /// Controls behind a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(String(title), true, content())
  }
}

extension MenuBarExtra where Label == TributaryControls.Label<Text, Image> {
  /// Controls behind a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(titleKey.content, true, content())
  }

  /// Controls behind a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(String(title), true, content())
  }

  /// Controls behind a picture.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(titleKey.content, true, content())
  }
}

extension MenuBarExtra: PrimitiveScene {
  public typealias Body = Never

  public var _content: AnyView { isInserted ? AnyView(content) : AnyView(EmptyView()) }

  public var _window: WindowDescription { WindowDescription(title: title, isMenu: true) }
}

/// How controls of the line of menus are shown.
public protocol MenuBarExtraStyle {}

/// As the system does.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// As the system does.
  public init() {}
}

/// As a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// As a menu.
  public init() {}
}

/// In a window of their own.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// In a window of their own.
  public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// As the system does.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// As a menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// In a window of their own.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
  /// Sets how controls of the line of menus are shown, where there is one.
  public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}
