@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry
import TributaryMotion

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
