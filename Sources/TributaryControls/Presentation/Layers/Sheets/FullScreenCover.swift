import TributaryAnimation
import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
import TributaryMotion
@_spi(Engine) import TributaryViews

extension View {
  /// Presents views that cover all other views while a Boolean value is `true`.
  ///
  /// The cover moves in from the bottom of the host, and moves out to it. Only the value and `dismiss` dismiss it;
  /// dragging and Escape do not.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the views are presented. Dismissing them sets the value to `false`.
  ///   - onDismiss: A closure that is called after the cover is dismissed.
  ///   - content: The presented views.
  ///
  /// > Source: conformance COVER-01, COVER-02.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(LayerModifier(layer: BooleanCover(isPresented: isPresented, onDismiss: onDismiss, content: content)))
  }

  /// Presents views for an item that cover all other views while the item is not `nil`. Another item presents other
  /// views.
  ///
  /// - Parameters:
  ///   - item: A binding to the item. Dismissing the views sets the value to `nil`.
  ///   - onDismiss: A closure that is called after the cover is dismissed.
  ///   - content: The presented views, from the item.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(LayerModifier(layer: ItemCover(item: item, onDismiss: onDismiss, content: content)))
  }
}

/// The cover for a Boolean value.
private struct BooleanCover<Content: View> {
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let content: () -> Content
}

extension BooleanCover: PresentedLayer, BuiltInComposite {
  var body: some View {
    CoverFrame(
      isPresented: isPresented, id: isPresented.wrappedValue ? true : nil, onDismiss: onDismiss,
      content: { _ in content().asContent(of: nil) })
  }
}

/// The cover for an item.
private struct ItemCover<Item: Identifiable, Content: View> {
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let content: (Item) -> Content
}

extension ItemCover: PresentedLayer, BuiltInComposite {
  var body: some View {
    let item = item.wrappedValue
    CoverFrame(isPresented: self.item.isPresent(), id: item?.id, onDismiss: onDismiss) { _ in
      if let item { content(item).asContent(of: nil) }
    }
  }
}

/// The presentation of a cover: views on an opaque background, while the identifier is not `nil`.
struct CoverFrame<ID: Hashable, Content: View> {
  let isPresented: Binding<Bool>
  /// The identity of the presented cover; `nil` for no cover.
  let id: ID?
  let onDismiss: (() -> Void)?
  @ViewBuilder let content: (ID) -> Content
}

extension CoverFrame: View, BuiltInComposite {
  var body: some View {
    Group {
      if let id {
        VStack { content(id) }
          .modifier(PageContainerModifier())
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .modifier(PresentationBackgroundModifier(shape: Rectangle(), edges: .all, hasOutline: false))
          .contentShape(Rectangle())
          .onDisappear { onDismiss?() }
          .transition(.move(edge: .bottom))
          .id(id)
      }
    }
    .asScreen(isPresented: isPresented)
    .animation(.sheet, value: id)
  }
}
