@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

/// A page of a tab view with its label and its selection value.
///
///     TabView(selection: $place) {
///       Tab("Home", systemImage: "house", value: .home) { Home() }
///       Tab("Mail", systemImage: "envelope", value: .mail) { Mail() }.badge(3)
///     }
public struct Tab<Value: Hashable, Content: View, Label: View> {
  let value: Value?
  let content: Content
  let label: Label

  private nonisolated init(_ value: Value?, _ label: Label, _ content: Content) {
    self.value = value
    self.label = label
    self.content = content
  }
}

extension Tab: TabContent {
  public typealias TabValue = Value

  public var _pages: some View { TabPage(tab: self) }
}

/// The page of a tab.
private struct TabPage<Value: Hashable, Content: View, Label: View> {
  let tab: Tab<Value, Content, Label>
}

extension TabPage: View, BuiltInComposite {
  var body: some View {
    if let value = tab.value {
      tab.content.asContent(of: nil).tabItem { tab.label.asContent(of: nil) }.tag(value)
    } else {
      tab.content.asContent(of: nil).tabItem { tab.label.asContent(of: nil) }
    }
  }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let value: UInt8

  /// The role of a tab for search.
  public static let search = TabRole(value: 0)

  /// The role of a tab that a tab bar can emphasize. The tab bars here display it like the other tabs.
  public static let prominent = TabRole(value: 1)
}

/// The label of a tab that is created with only a role: a magnifying glass for the search role.
public struct DefaultTabLabel {
  let role: TabRole?
}

extension DefaultTabLabel: View, BuiltInComposite {
  public var body: some View {
    if role == .search { TributaryControls.Label("Search", systemImage: "magnifyingglass") }
  }
}

extension Tab {
  /// Creates a tab with a value and a custom label.
  ///
  /// - Parameters:
  ///   - value: The value of the selection while the tab is selected.
  ///   - role: The purpose of the tab, such as search; `nil` for none.
  ///   - content: The views that are displayed while the tab is selected.
  ///   - label: The views of the tab's button.
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value, label(), content())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a value and the default label of its role.
  ///
  /// - Parameters:
  ///   - value: The value of the selection while the tab is selected.
  ///   - role: The purpose of the tab, such as search; `nil` for none.
  ///   - content: The views that are displayed while the tab is selected.
  public nonisolated init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value, DefaultTabLabel(role: role), content())
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a custom label.
  ///
  /// - Parameters:
  ///   - role: The purpose of the tab, such as search; `nil` for none.
  ///   - content: The views that are displayed while the tab is selected.
  ///   - label: The views of the tab's button.
  public nonisolated init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, label(), content())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with the default label of its role.
  ///
  /// - Parameters:
  ///   - role: The purpose of the tab, such as search; `nil` for none.
  ///   - content: The views that are displayed while the tab is selected.
  public nonisolated init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(nil, DefaultTabLabel(role: role), content())
  }
}

extension Tab where Label == TributaryControls.Label<Text, Image> {
  /// Creates a tab with a value, a title, and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - systemImage: The name of the symbol.
  ///   - value: The value of the selection while the tab is selected.
  ///   - role: The purpose of the tab, such as search; `nil` for none.
  ///   - content: The views that are displayed while the tab is selected.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, TributaryControls.Label(titleKey, systemImage: systemImage), content())
  }

  /// Creates a tab with a value, a title, and a symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - systemImage: The name of the symbol.
  ///   - value: The value of the selection while the tab is selected.
  ///   - role: The purpose of the tab, such as search; `nil` for none.
  ///   - content: The views that are displayed while the tab is selected.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, TributaryControls.Label(titleResource, systemImage: systemImage), content())
  }

  /// Creates a tab with a value, a title, and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - systemImage: The name of the symbol.
  ///   - value: The value of the selection while the tab is selected.
  ///   - role: The purpose of the tab, such as search; `nil` for none.
  ///   - content: The views that are displayed while the tab is selected.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value, TributaryControls.Label(title, systemImage: systemImage), content())
  }

  /// Creates a tab with a value, a title, and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - image: The name of the image in an asset catalog.
  ///   - value: The value of the selection while the tab is selected.
  ///   - role: The purpose of the tab, such as search; `nil` for none.
  ///   - content: The views that are displayed while the tab is selected.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, TributaryControls.Label(titleKey, image: image), content())
  }

  /// Creates a tab with a value, a title, and an image.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - image: The name of the image in an asset catalog.
  ///   - value: The value of the selection while the tab is selected.
  ///   - role: The purpose of the tab, such as search; `nil` for none.
  ///   - content: The views that are displayed while the tab is selected.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, TributaryControls.Label(titleResource, image: image), content())
  }

  /// Creates a tab with a value, a title, and an image.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - image: The name of the image in an asset catalog.
  ///   - value: The value of the selection while the tab is selected.
  ///   - role: The purpose of the tab, such as search; `nil` for none.
  ///   - content: The views that are displayed while the tab is selected.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value, TributaryControls.Label(title, image: image), content())
  }
}

extension Tab where Value == Never, Label == TributaryControls.Label<Text, Image> {
  /// Creates a tab with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - systemImage: The name of the symbol.
  ///   - role: The purpose of the tab, such as search; `nil` for none.
  ///   - content: The views that are displayed while the tab is selected.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, TributaryControls.Label(titleKey, systemImage: systemImage), content())
  }

  /// Creates a tab with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - systemImage: The name of the symbol.
  ///   - role: The purpose of the tab, such as search; `nil` for none.
  ///   - content: The views that are displayed while the tab is selected.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, TributaryControls.Label(titleResource, systemImage: systemImage), content())
  }

  /// Creates a tab with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - systemImage: The name of the symbol.
  ///   - role: The purpose of the tab, such as search; `nil` for none.
  ///   - content: The views that are displayed while the tab is selected.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, TributaryControls.Label(title, systemImage: systemImage), content())
  }

  /// Creates a tab with a title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - image: The name of the image in an asset catalog.
  ///   - role: The purpose of the tab, such as search; `nil` for none.
  ///   - content: The views that are displayed while the tab is selected.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, TributaryControls.Label(titleKey, image: image), content())
  }

  /// Creates a tab with a title and an image.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - image: The name of the image in an asset catalog.
  ///   - role: The purpose of the tab, such as search; `nil` for none.
  ///   - content: The views that are displayed while the tab is selected.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, TributaryControls.Label(titleResource, image: image), content())
  }

  /// Creates a tab with a title and an image.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - image: The name of the image in an asset catalog.
  ///   - role: The purpose of the tab, such as search; `nil` for none.
  ///   - content: The views that are displayed while the tab is selected.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, TributaryControls.Label(title, image: image), content())
  }
}

/// A group of tabs with a header.
///
/// As on iPhone, the bar of a tab view displays the tabs among the others; headers are displayed only in sidebars,
/// which do not exist here.
public struct TabSection<Header: View, Content: TabContent, SelectionValue: Hashable>
where Content.TabValue == SelectionValue {
  let content: Content

  private nonisolated init(tabs content: Content) { self.content = content }
}

extension TabSection: TabContent {
  public typealias TabValue = SelectionValue

  public var _pages: Content._Pages { content._pages }
}

extension TabSection {
  /// Creates a section of tabs with a custom header.
  public nonisolated init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(tabs: content())
  }
}

extension TabSection where Header == EmptyView {
  /// Creates a section of tabs without a header.
  public nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(tabs: content())
  }
}

extension TabSection where Header == Text {
  /// Creates a section of tabs with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(tabs: content())
  }

  /// Creates a section of tabs with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(tabs: content())
  }

  /// Creates a section of tabs with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(tabs: content())
  }
}
