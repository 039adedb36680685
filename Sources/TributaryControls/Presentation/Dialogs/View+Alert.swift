public import Foundation
@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

extension View {
  /// Shows an alert while a value is true.
  ///
  /// Buttons close it, then act. Escape presses the one with the cancelling role, Return the first plain one unless one is
  /// destructive. Without any button there is one named OK.
  ///
  /// > Source: conformance DIALOG-01 to DIALOG-09.
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

  /// Shows an alert while a value is true.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert while a value is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert while a value is true, with a message.
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

  /// Shows an alert while a value is true, with a message.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert while a value is true, with a message.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }
}

extension View {
  /// Shows an alert about data while a value is true.
  ///
  /// - Parameter data: Those that are there when it comes; later ones change nothing. Without any there are no actions.
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      LayerModifier(
        layer: Dialog(
          kind: .alert, isPresented: isPresented, title: title, data: data, actions: actions,
          message: { _ in EmptyView() })))
  }

  /// Shows an alert about data while a value is true.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows an alert about data while a value is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows an alert about data while a value is true, with a message.
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

  /// Shows an alert about data while a value is true, with a message.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows an alert about data while a value is true, with a message.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }
}

extension View {
  /// Shows an alert about an error while a value is true; its title is what the error says of itself.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return alert(isPresented: isPresented, error: error, actions: { _ in actions }, message: { _ in EmptyView() })
  }

  /// Shows an alert about an error while a value is true, with a message; its title is what the error says of itself.
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

/// The alert of an error.
private struct ErrorAlert<E: LocalizedError, Actions: View, Message: View> {
  let isPresented: Binding<Bool>
  let error: E?
  let content: DialogContent<Actions, Message>?
}

extension ErrorAlert: View, FrameworkComposite {
  var body: some View {
    // Without an error there is nothing to say.
    let isShown = isPresented.mapped({ [isThere = error != nil] in $0 && isThere }, { $0 })
    Dialog(
      kind: .alert, isPresented: isShown, title: error?.errorDescription.map { Text(verbatim: $0) }, data: error,
      content: content)
  }
}
