@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

extension NavigationLink {
  /// A link whose page is shown while a value is true: an older way to say `navigationDestination(isPresented:)`.
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    let page = destination()
    self.init(page: NavigationDestination { AnyView(page) }, active: isActive, label())
  }

  /// A link whose page is shown while a value is true.
  public nonisolated init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(page: NavigationDestination { AnyView(destination) }, active: isActive, label())
  }

  /// A link whose page is shown while a selection is its tag.
  public nonisolated init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: selection.isChosen(tag), destination: destination, label: label)
  }

  /// A link whose page is shown while a selection is its tag.
  public nonisolated init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, isActive: selection.isChosen(tag), label: label)
  }

  /// Says whether the link is about the detail column, in a view with columns.
  ///
  /// A link of a sidebar leads to the detail column whatever is said here.
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
  /// A link with a title whose page is shown while a value is true.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// A link with a title whose page is shown while a value is true.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// A link with a title whose page is shown while a value is true.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// A link with a title whose page is shown while a value is true.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// A link with a title whose page is shown while a selection is its tag.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// A link with a title whose page is shown while a selection is its tag.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// A link with a title whose page is shown while a selection is its tag.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// A link with a title whose page is shown while a selection is its tag.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

extension Binding {
  /// Whether a value is chosen; writing true chooses it, writing false leaves nothing chosen if it was.
  nonisolated func isChosen<Wrapped: Hashable>(_ value: Wrapped) -> Binding<Bool> where Value == Wrapped? {
    var binding = Binding<Bool>(
      location: .member(
        ProjectedLocation(
          base: location, get: { $0 == value },
          set: { old, isChosen in isChosen ? .some(value) : old == value ? .some(nil) : nil })))
    binding.transaction = transaction
    return binding
  }
}
