@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry
import TributaryMotion

/// What a popover puts in front of everything: a panel beside a rectangle, while there is an id of something to show.
struct PopoverFrame<ID: Hashable, Content: View> {
  let isPresented: Binding<Bool>
  /// What the popover is of; `nil` for none.
  let id: ID?
  /// Where it is attached, in the coordinates of the host; `nil` while nobody knows.
  let target: CGRect?
  let edge: Edge
  var alignment: CGFloat = 0.5
  let content: (ID) -> Content
  @State private var options = PresentationOptions()

  init(
    isPresented: Binding<Bool>, id: ID?, target: CGRect?, edge: Edge, alignment: CGFloat = 0.5,
    @ViewBuilder content: @escaping (ID) -> Content
  ) {
    self.isPresented = isPresented
    self.id = id
    self.target = target
    self.edge = edge
    self.alignment = alignment
    self.content = content
  }
}

extension PopoverFrame: View, FrameworkComposite {
  var body: some View {
    Group {
      if let id, let target {
        Color.clear.contentShape(Rectangle()).ignoresSafeArea()
          .gesture(DragGesture(minimumDistance: 0).onEnded { _ in dismissByHand?() })
          .transition(.identity)
        GeometryReader { room in
          let origin = room.frame(in: .global).origin
          PopoverLayout(target: target.offsetBy(dx: -origin.x, dy: -origin.y), edge: edge, alignment: alignment) {
            panel(id)
          }
        }
        .transition(.opacity)
        .id(id)
      }
    }
    .modifier(PresentationSchemeModifier())
    .dismissed(by: isPresented)
    .animation(.dialog, value: target == nil ? nil : id)
  }

  private func panel(_ id: ID) -> some View {
    VStack { content(id) }
      .modifier(PresentationGround(shape: shape))
      .contentShape(Rectangle())
      .gesture(DragGesture(minimumDistance: 0))
      .onPreferenceChange(PresentationKey.self) { options = $0 }
      .onExitCommand(perform: dismissByHand)
      .modifier(PlainSurroundings())
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: options.cornerRadius ?? 8) }

  /// What closes the popover at the wish of the user; `nil` if nothing may.
  private var dismissByHand: (() -> Void)? {
    options.isDismissDisabled == true ? nil : { isPresented.wrappedValue = false }
  }
}
