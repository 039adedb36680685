@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

/// A dialog that client code creates as a value while it is presented.
struct ValueDialog<ID: Hashable> {
  let kind: DialogKind
  let isPresented: Binding<Bool>
  /// The identity of the presented dialog; `nil` for no dialog.
  let id: ID?
  /// The content of the presented dialog; `nil` for no dialog.
  let content: Content?

  /// The content of a dialog.
  struct Content {
    let title: Text
    let message: Text?
    let buttons: [Alert.Button]
  }
}

extension ValueDialog: PresentedLayer, BuiltInComposite {
  var body: some View {
    DialogFrame(kind: kind, isPresented: isPresented, id: id) { _ in
      if let content {
        DialogPanel(
          kind: kind, isPresented: PresentationBinding(isPresented: isPresented), title: content.title,
          actions: DialogButtons(buttons: content.buttons), message: content.message)
      }
    }
  }
}

extension ValueDialog.Content {
  init(_ alert: Alert) { self.init(title: alert.title, message: alert.message, buttons: alert.buttons) }

  init(_ sheet: ActionSheet) { self.init(title: sheet.title, message: sheet.message, buttons: sheet.buttons) }
}

extension View {
  /// Presents an alert while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the dialog is presented. Dismissing the dialog sets the value to `false`.
  ///   - content: Returns the alert.
  public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let isShown = isPresented.wrappedValue
    return modifier(
      LayerModifier(
        layer: ValueDialog(
          kind: .alert, isPresented: isPresented, id: isShown ? true : nil,
          content: isShown ? .init(content()) : nil)))
  }

  /// Presents an alert for an item while the item is not `nil`. Another item presents another alert.
  ///
  /// - Parameters:
  ///   - item: A binding to the item. Dismissing the dialog sets the value to `nil`.
  ///   - content: Returns the dialog for the item.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let shown = item.wrappedValue
    return modifier(
      LayerModifier(
        layer: ValueDialog(
          kind: .alert, isPresented: item.isPresent(), id: shown?.id, content: shown.map { .init(content($0)) })))
  }

  /// Presents an action sheet while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the views are presented. Dismissing them sets the value to `false`.
  ///   - content: Returns the choice of actions.
  public nonisolated func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let isShown = isPresented.wrappedValue
    return modifier(
      LayerModifier(
        layer: ValueDialog(
          kind: .confirmation, isPresented: isPresented, id: isShown ? true : nil,
          content: isShown ? .init(content()) : nil)))
  }

  /// Presents an action sheet for an item while the item is not `nil`.
  ///
  /// - Parameters:
  ///   - item: A binding to the item. Dismissing the dialog sets the value to `nil`.
  ///   - content: Returns the dialog for the item.
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    let shown = item.wrappedValue
    return modifier(
      LayerModifier(
        layer: ValueDialog(
          kind: .confirmation, isPresented: item.isPresent(), id: shown?.id, content: shown.map { .init(content($0)) }))
    )
  }
}
