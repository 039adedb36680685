@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

extension NavigationLink {
  /// Creates a link whose page is presented while a Boolean value is `true`. Deprecated: use
  /// `navigationDestination(isPresented:destination:)`.
  ///
  /// - Parameters:
  ///   - isActive: A binding to whether the page is presented.
  ///   - destination: The page that the link presents.
  ///   - label: The views that the link displays.
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    let page = destination()
    self.init(page: NavigationDestination { AnyView(page.asContent(of: nil)) }, active: isActive, label())
  }

  /// Creates a link whose page is presented while a Boolean value is `true`. Deprecated: use
  /// `navigationDestination(isPresented:destination:)`.
  ///
  /// - Parameters:
  ///   - destination: The page that the link presents.
  ///   - isActive: A binding to whether the page is presented.
  ///   - label: The views that the link displays.
  public nonisolated init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(page: NavigationDestination { AnyView(destination.asContent(of: nil)) }, active: isActive, label())
  }

  /// Creates a link whose page is presented while a selection equals its tag. Deprecated: use
  /// `NavigationLink(value:label:)`.
  ///
  /// - Parameters:
  ///   - tag: The value of `selection` that presents the page.
  ///   - selection: A binding to the tag of the presented page, or `nil` while no page is presented.
  ///   - destination: The page that the link presents.
  ///   - label: The views that the link displays.
  public nonisolated init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: selection.isChosen(tag), destination: destination, label: label)
  }

  /// Creates a link whose page is presented while a selection equals its tag. Deprecated: use
  /// `NavigationLink(value:label:)`.
  ///
  /// - Parameters:
  ///   - destination: The page that the link presents.
  ///   - tag: The value of `selection` that presents the page.
  ///   - selection: A binding to the tag of the presented page, or `nil` while no page is presented.
  ///   - label: The views that the link displays.
  public nonisolated init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, isActive: selection.isChosen(tag), label: label)
  }

  /// Sets whether the link shows its page in the detail column of a split view.
  ///
  /// The modifier has no effect: a link in a column shows its page in the next column.
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title, whose page is presented while a Boolean value is `true`. Deprecated: use
  /// `navigationDestination(isPresented:destination:)`.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - isActive: A binding to whether the page is presented.
  ///   - destination: The page that the link presents.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title, whose page is presented while a Boolean value is `true`. Deprecated: use
  /// `navigationDestination(isPresented:destination:)`.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - isActive: A binding to whether the page is presented.
  ///   - destination: The page that the link presents.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Creates a link with a title, whose page is presented while a Boolean value is `true`. Deprecated: use
  /// `navigationDestination(isPresented:destination:)`.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - destination: The page that the link presents.
  ///   - isActive: A binding to whether the page is presented.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Creates a link with a title, whose page is presented while a Boolean value is `true`. Deprecated: use
  /// `navigationDestination(isPresented:destination:)`.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - destination: The page that the link presents.
  ///   - isActive: A binding to whether the page is presented.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Creates a link with a title, whose page is presented while a selection equals its tag. Deprecated: use
  /// `NavigationLink(_:value:)`.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - tag: The value of `selection` that presents the page.
  ///   - selection: A binding to the tag of the presented page, or `nil` while no page is presented.
  ///   - destination: The page that the link presents.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title, whose page is presented while a selection equals its tag. Deprecated: use
  /// `NavigationLink(_:value:)`.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - tag: The value of `selection` that presents the page.
  ///   - selection: A binding to the tag of the presented page, or `nil` while no page is presented.
  ///   - destination: The page that the link presents.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// Creates a link with a title, whose page is presented while a selection equals its tag. Deprecated: use
  /// `NavigationLink(_:value:)`.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - destination: The page that the link presents.
  ///   - tag: The value of `selection` that presents the page.
  ///   - selection: A binding to the tag of the presented page, or `nil` while no page is presented.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Creates a link with a title, whose page is presented while a selection equals its tag. Deprecated: use
  /// `NavigationLink(_:value:)`.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - destination: The page that the link presents.
  ///   - tag: The value of `selection` that presents the page.
  ///   - selection: A binding to the tag of the presented page, or `nil` while no page is presented.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

extension Binding {
  /// Returns a binding to whether a value is selected.
  ///
  /// Writing `true` selects the value. Writing `false` sets the selection to `nil` if the value is selected.
  nonisolated func isChosen<Wrapped: Hashable>(_ value: Wrapped) -> Binding<Bool> where Value == Wrapped? {
    projected(by: ChoiceProjection(choice: value))
  }
}

/// The conversion of a selection to whether it is a given value.
private struct ChoiceProjection<Wrapped: Hashable>: BindingProjection {
  let choice: Wrapped

  func value(of base: Wrapped?) -> Bool { base == choice }

  func base(_ base: Wrapped?, with isChosen: Bool) -> Wrapped?? {
    isChosen ? .some(choice) : base == choice ? .some(nil) : nil
  }
}
