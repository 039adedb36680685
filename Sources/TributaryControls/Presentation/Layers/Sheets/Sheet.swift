@_spi(Engine) public import TributaryEngine

extension View {
  /// Shows a sheet in front of everything else while a value is true.
  ///
  /// The sheet comes from the bottom of the host and goes back there; a drag down, a tap beside it and Escape make the value
  /// false. Meanwhile nothing else takes input. The sheet has the environment of this view, and `dismiss` closes it.
  ///
  /// - Parameter onDismiss: Is run when the sheet has gone.
  ///
  /// > Source: conformance SHEET-01 to SHEET-13, SHEET-20 to SHEET-25.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(LayerModifier(layer: BooleanSheet(isPresented: isPresented, onDismiss: onDismiss, content: content)))
  }

  /// Shows a sheet for an item in front of everything else while there is one; another item gets another sheet.
  ///
  /// - Parameter onDismiss: Is run when a sheet has gone.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(LayerModifier(layer: ItemSheet(item: item, onDismiss: onDismiss, content: content)))
  }
}

/// The sheet of a Boolean value.
private struct BooleanSheet<Content: View> {
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let content: () -> Content
}

extension BooleanSheet: View, FrameworkComposite {
  var body: some View {
    SheetFrame(
      isPresented: isPresented, id: isPresented.wrappedValue ? true : nil, onDismiss: onDismiss,
      content: { _ in content() })
  }
}

/// The sheet of an item.
private struct ItemSheet<Item: Identifiable, Content: View> {
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let content: (Item) -> Content
}

extension ItemSheet: View, FrameworkComposite {
  var body: some View {
    let item = item.wrappedValue
    SheetFrame(isPresented: self.item.isThere(), id: item?.id, onDismiss: onDismiss) { _ in
      if let item { content(item) }
    }
  }
}
