@_spi(Engine) import TributaryEngine
@_spi(Engine) public import TributaryViews

/// Tabs with a modifier around the page of each.
struct ModifiedTabs<Tabs: TabContent, Modifier: ViewModifier> {
  let tabs: Tabs
  let modifier: Modifier
}

extension ModifiedTabs: TabContent {
  typealias TabValue = Tabs.TabValue

  var _pages: some View { tabs._pages.modifier(modifier) }
}

/// Tabs that are listed or left out.
struct HiddenTabs<Tabs: TabContent> {
  let tabs: Tabs
  let isHidden: Bool
}

extension HiddenTabs: TabContent {
  typealias TabValue = Tabs.TabValue

  @ViewBuilder var _pages: some View {
    if !isHidden { tabs._pages }
  }
}

extension TabContent {
  private nonisolated func badged(_ text: Text?) -> some TabContent<TabValue> {
    ModifiedTabs(tabs: self, modifier: RowTraitModifier(value: .badge(text)))
  }

  /// Shows a number beside the name of the tab; none for 0.
  ///
  /// > Source: conformance TAB-08.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    badged(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a text beside the name of the tab.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> { badged(label) }

  /// Shows a text beside the name of the tab.
  public nonisolated func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { badged(Text(key)) }

  /// Shows a text beside the name of the tab.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> { badged(Text(label)) }

  /// Leaves the tab out, with its page, or lists it.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    HiddenTabs(tabs: self, isHidden: hidden)
  }

  /// Names the tab for users who order their sidebar; there is no sidebar here, and so nothing to order.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { self }
}
