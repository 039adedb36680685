@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

extension View {
  /// Presents a choice of actions while a Boolean value is `true`.
  ///
  /// The dialog can always be canceled: by a button with the title “Cancel” if no button has the cancel role, by
  /// Escape, and by a tap outside it.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - titleVisibility: Whether the dialog displays its title; `hidden` omits it.
  ///   - actions: The buttons of the dialog.
  ///
  /// > Source: conformance DIALOG-10 to DIALOG-12.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return modifier(
      LayerModifier(
        layer: Dialog(
          kind: .confirmation, isPresented: isPresented, title: titleVisibility == .hidden ? nil : title, data: (),
          actions: { actions }, message: { EmptyView() })))
  }

  /// Presents a choice of actions while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - titleVisibility: Whether the dialog displays its title; `hidden` omits it.
  ///   - actions: The buttons of the dialog.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a choice of actions while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - titleVisibility: Whether the dialog displays its title; `hidden` omits it.
  ///   - actions: The buttons of the dialog.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a choice of actions while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - titleVisibility: Whether the dialog displays its title; `hidden` omits it.
  ///   - actions: The buttons of the dialog.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a choice of actions with a message while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - titleVisibility: Whether the dialog displays its title; `hidden` omits it.
  ///   - actions: The buttons of the dialog.
  ///   - message: The views below the title.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    return modifier(
      LayerModifier(
        layer: Dialog(
          kind: .confirmation, isPresented: isPresented, title: titleVisibility == .hidden ? nil : title, data: (),
          actions: { actions }, message: { message })))
  }

  /// Presents a choice of actions with a message while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - titleVisibility: Whether the dialog displays its title; `hidden` omits it.
  ///   - actions: The buttons of the dialog.
  ///   - message: The views below the title.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Presents a choice of actions with a message while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - titleVisibility: Whether the dialog displays its title; `hidden` omits it.
  ///   - actions: The buttons of the dialog.
  ///   - message: The views below the title.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Presents a choice of actions with a message while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - titleVisibility: Whether the dialog displays its title; `hidden` omits it.
  ///   - actions: The buttons of the dialog.
  ///   - message: The views below the title.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }
}

extension View {
  /// Presents a choice of actions for data while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - titleVisibility: Whether the dialog displays its title; `hidden` omits it.
  ///   - data: The data of the dialog, as of its presentation; later changes have no effect. Without data, the dialog
  ///     has no actions.
  ///   - actions: The buttons of the dialog, from the data.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      LayerModifier(
        layer: Dialog(
          kind: .confirmation, isPresented: isPresented, title: titleVisibility == .hidden ? nil : title, data: data,
          actions: actions,
          message: { _ in EmptyView() })))
  }

  /// Presents a choice of actions for data while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - titleVisibility: Whether the dialog displays its title; `hidden` omits it.
  ///   - data: The data of the dialog, as of its presentation; later changes have no effect.
  ///   - actions: The buttons of the dialog, from the data.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
  }

  /// Presents a choice of actions for data while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - titleVisibility: Whether the dialog displays its title; `hidden` omits it.
  ///   - data: The data of the dialog, as of its presentation; later changes have no effect.
  ///   - actions: The buttons of the dialog, from the data.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }

  /// Presents a choice of actions for data while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - titleVisibility: Whether the dialog displays its title; `hidden` omits it.
  ///   - data: The data of the dialog, as of its presentation; later changes have no effect.
  ///   - actions: The buttons of the dialog, from the data.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
  }

  /// Presents a choice of actions with a message for data while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - titleVisibility: Whether the dialog displays its title; `hidden` omits it.
  ///   - data: The data of the dialog, as of its presentation; later changes have no effect.
  ///   - actions: The buttons of the dialog, from the data.
  ///   - message: The views below the title, from the data.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      LayerModifier(
        layer: Dialog(
          kind: .confirmation, isPresented: isPresented, title: titleVisibility == .hidden ? nil : title, data: data,
          actions: actions,
          message: message)))
  }

  /// Presents a choice of actions with a message for data while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - titleVisibility: Whether the dialog displays its title; `hidden` omits it.
  ///   - data: The data of the dialog, as of its presentation; later changes have no effect.
  ///   - actions: The buttons of the dialog, from the data.
  ///   - message: The views below the title, from the data.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: message)
  }

  /// Presents a choice of actions with a message for data while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - titleVisibility: Whether the dialog displays its title; `hidden` omits it.
  ///   - data: The data of the dialog, as of its presentation; later changes have no effect.
  ///   - actions: The buttons of the dialog, from the data.
  ///   - message: The views below the title, from the data.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions,
      message: message)
  }

  /// Presents a choice of actions with a message for data while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - titleVisibility: Whether the dialog displays its title; `hidden` omits it.
  ///   - data: The data of the dialog, as of its presentation; later changes have no effect.
  ///   - actions: The buttons of the dialog, from the data.
  ///   - message: The views below the title, from the data.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: message)
  }
}
