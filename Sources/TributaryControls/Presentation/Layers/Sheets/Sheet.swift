@_spi(Engine) public import TributaryEngine

extension View {
  /// Presents a sheet in front of all other views while a Boolean value is `true`.
  ///
  /// The sheet moves in from the bottom of the host, and moves out to it. A drag down, a tap outside it, and Escape set
  /// the value to `false`. While it is presented, no other view receives input. The sheet has the environment of this
  /// view, and `dismiss` closes it.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the views are presented. Dismissing them sets the value to `false`.
  ///   - onDismiss: A closure that is called after the sheet is dismissed.
  ///   - content: The presented views.
  ///
  /// > Source: conformance SHEET-01 to SHEET-13, SHEET-20 to SHEET-25.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(LayerModifier(layer: BooleanSheet(isPresented: isPresented, onDismiss: onDismiss, content: content)))
  }

  /// Presents a sheet for an item while the item is not `nil`. Another item presents another sheet.
  ///
  /// - Parameters:
  ///   - item: A binding to the item. Dismissing the views sets the value to `nil`.
  ///   - onDismiss: A closure that is called after a sheet is dismissed.
  ///   - content: The presented views, from the item.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(LayerModifier(layer: ItemSheet(item: item, onDismiss: onDismiss, content: content)))
  }
}

/// The sheet for a Boolean value.
private struct BooleanSheet<Content: View> {
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let content: () -> Content
}

extension BooleanSheet: PresentedLayer, BuiltInComposite {
  var body: some View {
    SheetFrame(
      isPresented: isPresented, id: isPresented.wrappedValue ? true : nil, onDismiss: onDismiss,
      content: { _ in content().asContent(of: nil) })
  }
}

/// The sheet for an item.
private struct ItemSheet<Item: Identifiable, Content: View> {
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let content: (Item) -> Content
}

extension ItemSheet: PresentedLayer, BuiltInComposite {
  var body: some View {
    let item = item.wrappedValue
    SheetFrame(isPresented: self.item.isPresent(), id: item?.id, onDismiss: onDismiss) { _ in
      if let item { content(item).asContent(of: nil) }
    }
  }
}
