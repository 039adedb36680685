@_spi(Engine) import TributaryEngine
import TributaryGeometry

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
