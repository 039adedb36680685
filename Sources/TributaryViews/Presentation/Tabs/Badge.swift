extension View {
  /// Shows a number beside the name of this tab in the bar of its tab view; none if it is zero.
  ///
  /// > Source: conformance TAB-08.
  public nonisolated func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a text beside the name of this tab in the bar of its tab view.
  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(TabTraitModifier(trait: TabBadgeTrait(label)))
  }

  /// Shows a text beside the name of this tab in the bar of its tab view.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Shows a text beside the name of this tab in the bar of its tab view.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}
