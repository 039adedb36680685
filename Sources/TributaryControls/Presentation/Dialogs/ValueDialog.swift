@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

/// A dialog that a closure creates as a value while it is presented.
struct ValueDialog<ID: Hashable> {
  let kind: DialogKind
  let isPresented: Binding<Bool>
  /// The identity of the presented dialog; `nil` for no dialog.
  let id: ID?
  let content: () -> Content?

  /// The content of a dialog.
  struct Content {
    let title: Text
    let message: Text?
    let buttons: [Alert.Button]
  }
}

extension ValueDialog: View, FrameworkComposite {
  var body: some View {
    DialogFrame(kind: kind, isPresented: isPresented, id: id) { _ in
      if let content = content() {
        DialogPanel(
          kind: kind, isPresented: BindingPlace(isPresented: isPresented), title: content.title,
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
  public nonisolated func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(
      LayerModifier(
        layer: ValueDialog(
          kind: .alert, isPresented: isPresented, id: isPresented.wrappedValue ? true : nil,
          content: { .init(content()) })))
  }

  /// Presents an alert for an item while the item is not `nil`. Another item presents another alert.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      LayerModifier(
        layer: ValueDialog(
          kind: .alert, isPresented: item.isPresent(), id: item.wrappedValue?.id,
          content: { item.wrappedValue.map { .init(content($0)) } })))
  }

  /// Presents an action sheet while a Boolean value is `true`.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(
      LayerModifier(
        layer: ValueDialog(
          kind: .confirmation, isPresented: isPresented, id: isPresented.wrappedValue ? true : nil,
          content: { .init(content()) })))
  }

  /// Presents an action sheet for an item while the item is not `nil`.
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(
      LayerModifier(
        layer: ValueDialog(
          kind: .confirmation, isPresented: item.isPresent(), id: item.wrappedValue?.id,
          content: { item.wrappedValue.map { .init(content($0)) } })))
  }
}
