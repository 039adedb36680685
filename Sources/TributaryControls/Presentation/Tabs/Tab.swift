@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

/// A page of a tab view with its name and its value.
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

extension TabPage: View, FrameworkComposite {
  var body: some View {
    if let value = tab.value {
      tab.content.tabItem { tab.label }.tag(value)
    } else {
      tab.content.tabItem { tab.label }
    }
  }
}

/// What a tab is for, beyond its page.
public struct TabRole: Hashable, Sendable {
  private let value: UInt8

  /// It searches.
  public static let search = TabRole(value: 0)
}

/// The label of a tab that says only what it is for: a magnifying glass for one that searches.
public struct DefaultTabLabel {
  let role: TabRole?
}

extension DefaultTabLabel: View, FrameworkComposite {
  public var body: some View {
    if role == .search { TributaryControls.Label("Search", systemImage: "magnifyingglass") }
  }
}

extension Tab {
  /// A page with a value and a label of its own.
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value, label(), content())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// A page with a value and the label of what it is for.
  public nonisolated init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value, DefaultTabLabel(role: role), content())
  }
}

extension Tab where Value == Never {
  /// A page with a label of its own.
  public nonisolated init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, label(), content())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A page with the label of what it is for.
  public nonisolated init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(nil, DefaultTabLabel(role: role), content())
  }
}

extension Tab where Label == TributaryControls.Label<Text, Image> {
  /// A page with a value, a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, TributaryControls.Label(titleKey, systemImage: systemImage), content())
  }

  /// A page with a value, a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value, TributaryControls.Label(title, systemImage: systemImage), content())
  }

  /// A page with a value, a title and a picture.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, TributaryControls.Label(titleKey, image: image), content())
  }

  /// A page with a value, a title and a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value, TributaryControls.Label(title, image: image), content())
  }
}

extension Tab where Value == Never, Label == TributaryControls.Label<Text, Image> {
  /// A page with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, TributaryControls.Label(titleKey, systemImage: systemImage), content())
  }

  /// A page with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, TributaryControls.Label(title, systemImage: systemImage), content())
  }

  /// A page with a title and a picture.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, TributaryControls.Label(titleKey, image: image), content())
  }

  /// A page with a title and a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, TributaryControls.Label(title, image: image), content())
  }
}

/// Tabs that belong together, under a title.
///
/// The bar of a tab view shows them one by one among the others, as on an iPhone: titles are for sidebars, which it does not have.
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
  /// Tabs under a title of one's own.
  public nonisolated init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(tabs: content())
  }
}

extension TabSection where Header == EmptyView {
  /// Tabs without a title.
  public nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(tabs: content())
  }
}

extension TabSection where Header == Text {
  /// Tabs under a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(tabs: content())
  }

  /// Tabs under a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(tabs: content())
  }
}
