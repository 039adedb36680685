import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
import TributaryMotion
@_spi(Engine) import TributaryViews

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

/// What a cover puts in front of everything: views on a ground that hides all, while there is an id of something to show.
struct CoverFrame<ID: Hashable, Content: View> {
  let isPresented: Binding<Bool>
  /// What the cover is of; `nil` for none.
  let id: ID?
  let onDismiss: (() -> Void)?
  let content: (ID) -> Content

  init(
    isPresented: Binding<Bool>, id: ID?, onDismiss: (() -> Void)?, @ViewBuilder content: @escaping (ID) -> Content
  ) {
    self.isPresented = isPresented
    self.id = id
    self.onDismiss = onDismiss
    self.content = content
  }
}

extension CoverFrame: View, FrameworkComposite {
  var body: some View {
    Group {
      if let id {
        VStack { content(id) }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .modifier(PresentationGround(shape: Rectangle(), edges: .all, hasOutline: false))
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
