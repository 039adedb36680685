@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

extension View {
  /// Presents a popover beside this view while a Boolean value is `true`.
  ///
  /// A tap outside the popover and Escape set the value to `false`. If the popover does not fit on the preferred side,
  /// it is placed on the opposite side.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the views are presented. Dismissing them sets the value to `false`.
  ///   - attachmentAnchor: The part of this view to which the popover is attached.
  ///   - arrowEdge: The preferred side of this view; `nil` for the top.
  ///   - content: The presented views.
  ///
  /// > Source: conformance POPOVER-01 to POPOVER-05.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PopoverModifier(
        isPresented: isPresented, attachment: attachmentAnchor, edge: arrowEdge ?? .top,
        id: { isPresented.wrappedValue ? true : nil }, content: { _ in content().asContent(of: nil) }))
  }

  /// Presents a popover for an item beside this view while the item is not `nil`. Another item presents another
  /// popover.
  ///
  /// - Parameters:
  ///   - item: A binding to the item. Dismissing the views sets the value to `nil`.
  ///   - attachmentAnchor: The part of this view to which the popover is attached.
  ///   - arrowEdge: The preferred side of this view; `nil` for the top.
  ///   - content: The presented views, from the item.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PopoverModifier(
        isPresented: item.isPresent(), attachment: attachmentAnchor, edge: arrowEdge ?? .top,
        id: { item.wrappedValue?.id },
        content: { _ in
          if let item = item.wrappedValue { content(item).asContent(of: nil) }
        }))
  }
}

extension View {
  /// Presents a popover below a control.
  nonisolated func controlPopover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PopoverModifier(
        isPresented: isPresented, attachment: .rect(.bounds), edge: .bottom, isInBuiltInBody: true,
        id: { isPresented.wrappedValue ? true : nil }, content: { _ in content().asContent(of: nil) }))
  }
}

/// The part of a view to which a popover is attached.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view.
  case rect(_ anchor: Anchor<CGRect>.Source)
  /// A point, as a fraction of the size of the view.
  case point(_ anchor: UnitPoint)
}

extension PopoverAttachmentAnchor {
  /// Returns the part of a view with a size, in points in its local coordinates.
  func rect(in size: CGSize) -> CGRect {
    switch self {
    case .rect(let source):
      (source.box as? ConvertibleAnchorSource<CGRect>)?.place(size) ?? CGRect(origin: .zero, size: size)
    case .point(let point):
      CGRect(x: point.x * size.width, y: point.y * size.height, width: 0, height: 0)
    }
  }
}

/// A modifier that presents a popover beside a view, and tracks the frame of the view while the popover is presented.
struct PopoverModifier<ID: Hashable, Panel: View> {
  let isPresented: Binding<Bool>
  let attachment: PopoverAttachmentAnchor
  let edge: Edge
  let alignment: CGFloat
  let isInBuiltInBody: Bool
  /// A closure that returns the identity of the presented popover.
  let id: () -> ID?
  let panel: (ID) -> Panel
  @State private var target: CGRect?
  @Environment(\.hiddenItemAnchor) private var hiddenItemAnchor

  /// - Parameter isInBuiltInBody: Whether the popover is a part of a control; see ``LayerModifier``.
  nonisolated init(
    isPresented: Binding<Bool>, attachment: PopoverAttachmentAnchor, edge: Edge, alignment: CGFloat = 0.5,
    isInBuiltInBody: Bool = false, id: @escaping () -> ID?, @ViewBuilder content: @escaping (ID) -> Panel
  ) {
    self.isPresented = isPresented
    self.attachment = attachment
    self.edge = edge
    self.alignment = alignment
    self.isInBuiltInBody = isInBuiltInBody
    self.id = id
    panel = content
  }
}

extension PopoverModifier: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    let id = id()
    content
      // The frame is not tracked while no popover is presented.
      .onGeometryChange(for: CGRect?.self) { [attachment, isShown = id != nil] proxy in
        guard isShown else { return nil }
        let origin = proxy.frame(in: .global).origin
        return attachment.rect(in: proxy.size).offsetBy(dx: origin.x, dy: origin.y)
      } action: {
        target = $0
      }
      .modifier(
        LayerModifier(
          layer: PopoverFrame(
            isPresented: isPresented, id: id, target: id == nil ? target : hiddenItemAnchor?.frame ?? target,
            edge: edge,
            alignment: alignment, content: panel), isInBuiltInBody: isInBuiltInBody))
  }
}
