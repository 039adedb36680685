@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

extension View {
  /// Presents an alert for an item while the item is not `nil`.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - data: The item, which is set to `nil` when the alert is dismissed.
  ///   - actions: A closure that creates the actions for the item, as of the presentation of the alert.
  @_disfavoredOverload
  public nonisolated func alert<A: View, T>(
    _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      title, isPresented: data.isPresent(), presenting: data.wrappedValue, actions: actions)
  }

  /// Presents an alert for an item while the item is not `nil`.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - data: A binding to the item. Dismissing the dialog sets the value to `nil`.
  ///   - actions: The buttons of the dialog, from the data.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(titleKey), item: data, actions: actions)
  }

  /// Presents an alert for an item while the item is not `nil`.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - data: A binding to the item. Dismissing the dialog sets the value to `nil`.
  ///   - actions: The buttons of the dialog, from the data.
  @_disfavoredOverload
  public nonisolated func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(titleResource), item: data, actions: actions)
  }

  /// Presents an alert for an item while the item is not `nil`.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - data: A binding to the item. Dismissing the dialog sets the value to `nil`.
  ///   - actions: The buttons of the dialog, from the data.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(title), item: data, actions: actions)
  }

  /// Presents an alert with a message for an item while the item is not `nil`.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - data: A binding to the item. Dismissing the dialog sets the value to `nil`.
  ///   - actions: The buttons of the dialog, from the data.
  ///   - message: The views below the title, from the data.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      title, isPresented: data.isPresent(), presenting: data.wrappedValue, actions: actions, message: message)
  }

  /// Presents an alert with a message for an item while the item is not `nil`.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - data: A binding to the item. Dismissing the dialog sets the value to `nil`.
  ///   - actions: The buttons of the dialog, from the data.
  ///   - message: The views below the title, from the data.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(titleKey), item: data, actions: actions, message: message)
  }

  /// Presents an alert with a message for an item while the item is not `nil`.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - data: A binding to the item. Dismissing the dialog sets the value to `nil`.
  ///   - actions: The buttons of the dialog, from the data.
  ///   - message: The views below the title, from the data.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(titleResource), item: data, actions: actions, message: message)
  }

  /// Presents an alert with a message for an item while the item is not `nil`.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - data: A binding to the item. Dismissing the dialog sets the value to `nil`.
  ///   - actions: The buttons of the dialog, from the data.
  ///   - message: The views below the title, from the data.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(title), item: data, actions: actions, message: message)
  }
}

extension View {
  /// Presents a choice of actions for an item while the item is not `nil`.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - data: The item, which is set to `nil` when the dialog is dismissed.
  ///   - titleVisibility: Whether the dialog displays its title; `hidden` omits it.
  ///   - actions: A closure that creates the actions for the item, as of the presentation of the dialog.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: data.isPresent(), titleVisibility: titleVisibility, presenting: data.wrappedValue,
      actions: actions)
  }

  /// Presents a choice of actions for an item while the item is not `nil`.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - data: A binding to the item. Dismissing the dialog sets the value to `nil`.
  ///   - titleVisibility: Whether the dialog displays its title; `hidden` omits it.
  ///   - actions: The buttons of the dialog, from the data.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(Text(titleKey), item: data, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a choice of actions for an item while the item is not `nil`.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - data: A binding to the item. Dismissing the dialog sets the value to `nil`.
  ///   - titleVisibility: Whether the dialog displays its title; `hidden` omits it.
  ///   - actions: The buttons of the dialog, from the data.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(Text(titleResource), item: data, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a choice of actions for an item while the item is not `nil`.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - data: A binding to the item. Dismissing the dialog sets the value to `nil`.
  ///   - titleVisibility: Whether the dialog displays its title; `hidden` omits it.
  ///   - actions: The buttons of the dialog, from the data.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(Text(title), item: data, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a choice of actions with a message for an item while the item is not `nil`.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - data: A binding to the item. Dismissing the dialog sets the value to `nil`.
  ///   - titleVisibility: Whether the dialog displays its title; `hidden` omits it.
  ///   - actions: The buttons of the dialog, from the data.
  ///   - message: The views below the title, from the data.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      title, isPresented: data.isPresent(), titleVisibility: titleVisibility, presenting: data.wrappedValue,
      actions: actions, message: message)
  }

  /// Presents a choice of actions with a message for an item while the item is not `nil`.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - data: A binding to the item. Dismissing the dialog sets the value to `nil`.
  ///   - titleVisibility: Whether the dialog displays its title; `hidden` omits it.
  ///   - actions: The buttons of the dialog, from the data.
  ///   - message: The views below the title, from the data.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(Text(titleKey), item: data, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Presents a choice of actions with a message for an item while the item is not `nil`.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - data: A binding to the item. Dismissing the dialog sets the value to `nil`.
  ///   - titleVisibility: Whether the dialog displays its title; `hidden` omits it.
  ///   - actions: The buttons of the dialog, from the data.
  ///   - message: The views below the title, from the data.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleResource), item: data, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Presents a choice of actions with a message for an item while the item is not `nil`.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - data: A binding to the item. Dismissing the dialog sets the value to `nil`.
  ///   - titleVisibility: Whether the dialog displays its title; `hidden` omits it.
  ///   - actions: The buttons of the dialog, from the data.
  ///   - message: The views below the title, from the data.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(Text(title), item: data, titleVisibility: titleVisibility, actions: actions, message: message)
  }
}
