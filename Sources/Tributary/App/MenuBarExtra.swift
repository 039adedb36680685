public import TributaryEngine
public import TributaryViews
public import TributaryControls

/// Controls in the menu bar of a desktop while the program is running.
///
/// Tributary has no menu bar: the controls are in the window but not visible, and their keyboard shortcuts trigger
/// them, as with ``CommandMenu``. A program without any other scene shows them as its window.
public struct MenuBarExtra<Label: View, Content: View> {
  private let content: Content
  private let title: Text?
  private let isInserted: Bool

  private nonisolated init(_ title: Text?, _ isInserted: Bool, _ content: Content) {
    self.title = title
    self.isInserted = isInserted
    self.content = content
  }

  /// Creates a menu bar item with a custom label.
  ///
  /// - Parameters:
  ///   - content: The views of the menu.
  ///   - label: The views of the item in the menu bar.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, true, content())
  }

  /// Creates a menu bar item with a custom label, shown while a value is `true`.
  ///
  /// - Parameters:
  ///   - isInserted: A binding to whether the commands of the item are available.
  ///   - content: The views of the menu.
  ///   - label: The views of the item in the menu bar.
  @MainActor
  public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, isInserted.wrappedValue, content())
  }
}

extension MenuBarExtra where Label == Text {
  /// Creates a menu bar item with a localized title, shown while a value is `true`.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - isInserted: A binding to whether the commands of the item are available.
  ///   - content: The views of the menu.
  @MainActor
  public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), isInserted.wrappedValue, content())
  }

  /// Creates a menu bar item with a title as a string, shown while a value is `true`.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - isInserted: A binding to whether the commands of the item are available.
  ///   - content: The views of the menu.
  @MainActor @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(Text(verbatim: String(title)), isInserted.wrappedValue, content())
  }

  /// Creates a menu bar item with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - content: The views of the menu.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), true, content())
  }

  /// Creates a menu bar item with a localized title.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - content: The views of the menu.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(titleResource), true, content())
  }

  /// Creates a menu bar item with a title as a string.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - content: The views of the menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(verbatim: String(title)), true, content())
  }
}

extension MenuBarExtra where Label == TributaryControls.Label<Text, Image> {
  /// Creates a menu bar item with a localized title and a symbol, shown while a value is `true`.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - systemImage: The name of the symbol.
  ///   - isInserted: A binding to whether the commands of the item are available.
  ///   - content: The views of the menu.
  @MainActor
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), isInserted.wrappedValue, content())
  }

  /// Creates a menu bar item with a title as a string and a symbol, shown while a value is `true`.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - systemImage: The name of the symbol.
  ///   - isInserted: A binding to whether the commands of the item are available.
  ///   - content: The views of the menu.
  @MainActor @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(verbatim: String(title)), isInserted.wrappedValue, content())
  }

  /// Creates a menu bar item with a localized title and an image, shown while a value is `true`.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - image: The name of the image in an asset catalog.
  ///   - isInserted: A binding to whether the commands of the item are available.
  ///   - content: The views of the menu.
  @MainActor
  public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), isInserted.wrappedValue, content())
  }

  /// Creates a menu bar item with a title as a string and an image, shown while a value is `true`.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - image: The name of the image in an asset catalog.
  ///   - isInserted: A binding to whether the commands of the item are available.
  ///   - content: The views of the menu.
  @MainActor @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(verbatim: String(title)), isInserted.wrappedValue, content())
  }

  /// Creates a menu bar item with a title as a string and an image.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - image: The name of the image in an asset catalog.
  ///   - content: The views of the menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.init(Text(verbatim: String(title)), true, content())
  }

  /// Creates a menu bar item with a localized title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - systemImage: The name of the symbol.
  ///   - content: The views of the menu.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), true, content())
  }

  /// Creates a menu bar item with a localized title and a symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - systemImage: The name of the symbol.
  ///   - content: The views of the menu.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleResource), true, content())
  }

  /// Creates a menu bar item with a title as a string and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - systemImage: The name of the symbol.
  ///   - content: The views of the menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(Text(verbatim: String(title)), true, content())
  }

  /// Creates a menu bar item with a localized title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - image: The name of the image in an asset catalog.
  ///   - content: The views of the menu.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), true, content())
  }

  /// Creates a menu bar item with a localized title and an image.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - image: The name of the image in an asset catalog.
  ///   - content: The views of the menu.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content)
  {
    self.init(Text(titleResource), true, content())
  }
}

extension MenuBarExtra: PrimitiveScene {
  public typealias Body = Never

  public var _content: AnyView { isInserted ? AnyView(content) : AnyView(EmptyView()) }

  public var _window: WindowDescription { WindowDescription(title: title, isMenu: true) }
}

/// A type that defines the appearance of menu bar items.
public protocol MenuBarExtraStyle {}

/// The default style of menu bar items. All styles are equivalent.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the default style.
  public init() {}
}

/// A style that shows the controls in a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the menu style.
  public init() {}
}

/// A style that shows the controls in a separate window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the window style.
  public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The default style of menu bar items. All styles are equivalent.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A style that shows the controls in a menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A style that shows the controls in a separate window.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
  /// Sets the style of menu bar items. It has no effect, because Tributary has no menu bar.
  public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}
