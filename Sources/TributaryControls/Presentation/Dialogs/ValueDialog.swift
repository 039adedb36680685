@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

/// A dialog that is given as a value while there is something to say.
struct ValueDialog<ID: Hashable> {
  let kind: DialogKind
  let isPresented: Binding<Bool>
  /// What the dialog is about; `nil` for none.
  let id: ID?
  let content: () -> Content?

  /// What a dialog shows.
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
  /// Shows an alert while a value is true.
  public nonisolated func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(
      LayerModifier(
        layer: ValueDialog(
          kind: .alert, isPresented: isPresented, id: isPresented.wrappedValue ? true : nil,
          content: { .init(content()) })))
  }

  /// Shows an alert for an item while there is one; another item gets another alert.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      LayerModifier(
        layer: ValueDialog(
          kind: .alert, isPresented: item.isThere(), id: item.wrappedValue?.id,
          content: { item.wrappedValue.map { .init(content($0)) } })))
  }

  /// Offers actions while a value is true.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(
      LayerModifier(
        layer: ValueDialog(
          kind: .confirmation, isPresented: isPresented, id: isPresented.wrappedValue ? true : nil,
          content: { .init(content()) })))
  }

  /// Offers actions for an item while there is one.
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(
      LayerModifier(
        layer: ValueDialog(
          kind: .confirmation, isPresented: item.isThere(), id: item.wrappedValue?.id,
          content: { item.wrappedValue.map { .init(content($0)) } })))
  }
}
