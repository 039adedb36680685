@_spi(Engine) public import TributaryEngine

extension View {
  /// Shows views that cover everything else while a value is true.
  ///
  /// They come from the bottom of the host and go back there. Nothing but the value and `dismiss` takes them away: neither a
  /// drag nor Escape does.
  ///
  /// - Parameter onDismiss: Is run when they have gone.
  ///
  /// > Source: conformance COVER-01, COVER-02.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(LayerModifier(layer: BooleanCover(isPresented: isPresented, onDismiss: onDismiss, content: content)))
  }

  /// Shows views for an item that cover everything else while there is one; another item gets other views.
  ///
  /// - Parameter onDismiss: Is run when they have gone.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(LayerModifier(layer: ItemCover(item: item, onDismiss: onDismiss, content: content)))
  }
}

/// The cover of a Boolean value.
private struct BooleanCover<Content: View> {
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let content: () -> Content
}

extension BooleanCover: View, FrameworkComposite {
  var body: some View {
    CoverFrame(
      isPresented: isPresented, id: isPresented.wrappedValue ? true : nil, onDismiss: onDismiss,
      content: { _ in content() })
  }
}

/// The cover of an item.
private struct ItemCover<Item: Identifiable, Content: View> {
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let content: (Item) -> Content
}

extension ItemCover: View, FrameworkComposite {
  var body: some View {
    let item = item.wrappedValue
    CoverFrame(isPresented: self.item.isThere(), id: item?.id, onDismiss: onDismiss) { _ in
      if let item { content(item) }
    }
  }
}
