public import Foundation
@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

extension View {
  /// Presents an alert while a Boolean value is `true`.
  ///
  /// A button dismisses the alert and then performs its action. Escape triggers the button with the cancel role. Return
  /// triggers the first button without a role, unless a button is destructive. An alert without buttons has a button
  /// with the title “OK”.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - actions: The buttons of the dialog.
  ///
  /// > Source: conformance DIALOG-01 to DIALOG-09.
  @_disfavoredOverload
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return modifier(
      LayerModifier(
        layer: Dialog(
          kind: .alert, isPresented: isPresented, title: title, data: (),
          actions: { actions }, message: { EmptyView() })))
  }

  /// Presents an alert while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - actions: The buttons of the dialog.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - actions: The buttons of the dialog.
  @_disfavoredOverload
  public nonisolated func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - actions: The buttons of the dialog.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with a message while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - actions: The buttons of the dialog.
  ///   - message: The views below the title.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let actions = actions()
    let message = message()
    return modifier(
      LayerModifier(
        layer: Dialog(
          kind: .alert, isPresented: isPresented, title: title, data: (),
          actions: { actions }, message: { message })))
  }

  /// Presents an alert with a message while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - actions: The buttons of the dialog.
  ///   - message: The views below the title.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a message while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - actions: The buttons of the dialog.
  ///   - message: The views below the title.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a message while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - actions: The buttons of the dialog.
  ///   - message: The views below the title.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }
}

extension View {
  /// Presents an alert for data while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - data: The data of the alert, as of its presentation; later changes have no effect. Without data, the alert has
  ///     no actions.
  ///   - actions: The buttons of the dialog, from the data.
  @_disfavoredOverload
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      LayerModifier(
        layer: Dialog(
          kind: .alert, isPresented: isPresented, title: title, data: data, actions: actions,
          message: { _ in EmptyView() })))
  }

  /// Presents an alert for data while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - data: The data of the dialog, as of its presentation; later changes have no effect.
  ///   - actions: The buttons of the dialog, from the data.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert for data while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - data: The data of the dialog, as of its presentation; later changes have no effect.
  ///   - actions: The buttons of the dialog, from the data.
  @_disfavoredOverload
  public nonisolated func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert for data while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - data: The data of the dialog, as of its presentation; later changes have no effect.
  ///   - actions: The buttons of the dialog, from the data.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert with a message for data while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - data: The data of the dialog, as of its presentation; later changes have no effect.
  ///   - actions: The buttons of the dialog, from the data.
  ///   - message: The views below the title, from the data.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      LayerModifier(
        layer: Dialog(
          kind: .alert, isPresented: isPresented, title: title, data: data, actions: actions,
          message: message)))
  }

  /// Presents an alert with a message for data while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - data: The data of the dialog, as of its presentation; later changes have no effect.
  ///   - actions: The buttons of the dialog, from the data.
  ///   - message: The views below the title, from the data.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert with a message for data while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - data: The data of the dialog, as of its presentation; later changes have no effect.
  ///   - actions: The buttons of the dialog, from the data.
  ///   - message: The views below the title, from the data.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert with a message for data while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - data: The data of the dialog, as of its presentation; later changes have no effect.
  ///   - actions: The buttons of the dialog, from the data.
  ///   - message: The views below the title, from the data.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }
}

extension View {
  /// Presents an alert for an error while a Boolean value is `true`. Its title is the description of the error.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - error: The error that the dialog describes; without an error, no dialog is presented.
  ///   - actions: The buttons of the dialog.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return alert(isPresented: isPresented, error: error, actions: { _ in actions }, message: { _ in EmptyView() })
  }

  /// Presents an alert with a message for an error while a Boolean value is `true`. Its title is the description of the
  /// error.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - error: The error that the dialog describes; without an error, no dialog is presented.
  ///   - actions: The buttons of the dialog, from the error.
  ///   - message: The views below the title, from the error.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    modifier(
      LayerModifier(
        layer: ErrorAlert(
          isPresented: isPresented, error: error, content: DialogContent(error, actions: actions, message: message))))
  }
}

/// The alert for an error.
private struct ErrorAlert<E: LocalizedError, Actions: View, Message: View> {
  let isPresented: Binding<Bool>
  let error: E?
  let content: DialogContent<Actions, Message>?
}

extension ErrorAlert: PresentedLayer, BuiltInComposite {
  var body: some View {
    // The alert is not presented without an error.
    let isShown = isPresented.projected(by: ErrorProjection(isThere: error != nil))
    Dialog(
      kind: .alert, isPresented: isShown, title: error?.errorDescription.map { Text(verbatim: $0) }, data: error,
      content: content)
  }
}

/// The conversion of whether an alert is presented, for an error that may be missing.
private struct ErrorProjection: BindingProjection {
  let isThere: Bool

  func value(of base: Bool) -> Bool { base && isThere }
  func base(_ base: Bool, with isPresented: Bool) -> Bool? { isPresented }
}
