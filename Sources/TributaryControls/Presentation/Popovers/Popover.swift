@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

extension View {
  /// Shows views beside this one while a value is true.
  ///
  /// A tap elsewhere and Escape make the value false. Where there is no room on the wanted side, the other one is taken.
  ///
  /// - Parameter arrowEdge: The side of this view.
  ///
  /// > Source: conformance POPOVER-01 to POPOVER-05.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PopoverModifier(
        isPresented: isPresented, attachment: attachmentAnchor, edge: arrowEdge,
        id: { isPresented.wrappedValue ? true : nil }, content: { _ in content() }))
  }

  /// Shows views for an item beside this one while there is an item; another item gets other views.
  ///
  /// - Parameter arrowEdge: The side of this view.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PopoverModifier(
        isPresented: item.isThere(), attachment: attachmentAnchor, edge: arrowEdge,
        id: { item.wrappedValue?.id },
        content: { _ in
          if let item = item.wrappedValue { content(item) }
        }))
  }
}
