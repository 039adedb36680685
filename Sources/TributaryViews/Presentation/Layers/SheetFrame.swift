import TributaryDrawing
import TributaryGeometry

/// What a sheet puts in front of everything: a backdrop and a panel, while there is an id of something to show.
struct SheetFrame<ID: Hashable, Content: View> {
  let isPresented: Binding<Bool>
  /// What the sheet is of; `nil` for none.
  let id: ID?
  let onDismiss: (() -> Void)?
  let content: (ID) -> Content
  @State private var options = PresentationOptions()

  init(
    isPresented: Binding<Bool>, id: ID?, onDismiss: (() -> Void)?, @ViewBuilder content: @escaping (ID) -> Content
  ) {
    self.isPresented = isPresented
    self.id = id
    self.onDismiss = onDismiss
    self.content = content
  }

  /// How dark what is behind becomes.
  private static var dimming: Double { 0.25 }
}

extension SheetFrame: View {
  var body: some View {
    Group {
      if let id {
        Color.black.opacity(Self.dimming).ignoresSafeArea()
          .gesture(DragGesture(minimumDistance: 0).onEnded { drag in tapBeside(drag) })
          .transition(.opacity)
        VStack { content(id) }
          .modifier(SheetPanel(options: options, dismiss: dismissByHand))
          .onPreferenceChange(PresentationKey.self) { options = $0 }
          .onExitCommand(perform: dismissByHand)
          .onDisappear { onDismiss?() }
          .transition(.move(edge: .bottom))
          .id(id)
      }
    }
    .environment(\.dismiss, DismissAction(target: .presentation(BindingPlace(isPresented: isPresented))))
    .animation(.sheet, value: id)
  }

  /// What closes the sheet at the wish of the user; `nil` if nothing may.
  private var dismissByHand: (() -> Void)? {
    options.isDismissDisabled == true ? nil : { isPresented.wrappedValue = false }
  }

  private func tapBeside(_ drag: DragGesture.Value) {
    let way = max(abs(drag.translation.width), abs(drag.translation.height))
    if way < GestureLimits.rivalDistance { dismissByHand?() }
  }
}

extension Animation {
  /// How sheets come, go and change their height.
  static var sheet: Animation { .spring(duration: 0.4, bounce: 0) }
}
