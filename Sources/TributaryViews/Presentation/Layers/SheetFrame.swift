import TributaryDrawing
import TributaryGeometry
import TributaryMotion

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
}

extension SheetFrame: View {
  var body: some View {
    Group {
      if let id {
        Color.backdrop { dismissByHand?() }.transition(.opacity)
        VStack { content(id) }
          .modifier(SheetPanel(options: options, dismiss: dismissByHand))
          .onPreferenceChange(PresentationKey.self) { options = $0 }
          .onExitCommand(perform: dismissByHand)
          .onDisappear { onDismiss?() }
          .transition(.move(edge: .bottom))
          .id(id)
      }
    }
    .asScreen(isPresented: isPresented)
    .animation(.sheet, value: id)
  }

  /// What closes the sheet at the wish of the user; `nil` if nothing may.
  private var dismissByHand: (() -> Void)? {
    options.isDismissDisabled == true ? nil : { isPresented.wrappedValue = false }
  }
}

extension Animation {
  /// How sheets come, go and change their height.
  static var sheet: Animation { .spring(duration: 0.4, bounce: 0) }
}
