@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
public import Foundation

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
