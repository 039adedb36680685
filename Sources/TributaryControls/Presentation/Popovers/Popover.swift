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

/// Which part of a view a popover is attached to.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view.
  case rect(_ anchor: Anchor<CGRect>.Source)
  /// A point, as a fraction of the size of the view.
  case point(_ anchor: UnitPoint)
}

extension PopoverAttachmentAnchor {
  /// The part of a view of a size, in points.
  func rect(in size: CGSize) -> CGRect {
    switch self {
    case .rect(let source):
      (source.box as? PlaceSource<CGRect>)?.place(size) ?? CGRect(origin: .zero, size: size)
    case .point(let point):
      CGRect(x: point.x * size.width, y: point.y * size.height, width: 0, height: 0)
    }
  }
}

/// Shows a popover beside a view, and knows where the view stands while there is one.
struct PopoverModifier<ID: Hashable, Panel: View> {
  let isPresented: Binding<Bool>
  let attachment: PopoverAttachmentAnchor
  let edge: Edge
  let alignment: CGFloat
  /// What is to be shown now.
  let id: () -> ID?
  let panel: (ID) -> Panel
  @State private var target: CGRect?

  nonisolated init(
    isPresented: Binding<Bool>, attachment: PopoverAttachmentAnchor, edge: Edge, alignment: CGFloat = 0.5,
    id: @escaping () -> ID?, @ViewBuilder content: @escaping (ID) -> Panel
  ) {
    self.isPresented = isPresented
    self.attachment = attachment
    self.edge = edge
    self.alignment = alignment
    self.id = id
    panel = content
  }
}

extension PopoverModifier: ViewModifier, FrameworkComposite {
  func body(content: Content) -> some View {
    let id = id()
    content
      // Nobody is asked while there is no popover.
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
            isPresented: isPresented, id: id, target: target, edge: edge, alignment: alignment, content: panel)))
  }
}
