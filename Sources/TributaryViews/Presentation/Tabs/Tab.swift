/// A page of a tab view with its name and its value.
public struct Tab<Value: Hashable, Content: View, Label: View> {
  /// What a tab is for, beyond its page.
  let value: Value?
  let content: Content
  let label: Label

  private nonisolated init(_ value: Value?, _ label: Label, _ content: Content) {
    self.value = value
    self.label = label
    self.content = content
  }
}

extension Tab: View {
  public var body: some View {
    if let value {
      content.tabItem { label }.tag(value)
    } else {
      content.tabItem { label }
    }
  }
}

/// What a tab is for, beyond its page.
public struct TabRole: Hashable, Sendable {
  private let value: UInt8

  /// It searches.
  public static let search = TabRole(value: 0)
}

extension Tab {
  /// A page with a value and a label of its own.
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value, label(), content())
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

extension Tab where Label == TributaryViews.Label<Text, Image> {
  /// A page with a value, a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, TributaryViews.Label(titleKey, systemImage: systemImage), content())
  }

  /// A page with a value, a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value, TributaryViews.Label(title, systemImage: systemImage), content())
  }
}

extension Tab where Value == Never, Label == TributaryViews.Label<Text, Image> {
  /// A page with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, TributaryViews.Label(titleKey, systemImage: systemImage), content())
  }

  /// A page with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, TributaryViews.Label(title, systemImage: systemImage), content())
  }
}
