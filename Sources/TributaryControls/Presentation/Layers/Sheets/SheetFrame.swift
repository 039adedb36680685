@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
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
  @State private var choice: Choice?
  @OwnedObject private var room = SheetRoom()

  /// The detent of a sheet that was chosen by a drag, where no one else keeps that.
  private struct Choice: Equatable {
    let id: ID
    let detent: PresentationDetent
  }

  init(
    isPresented: Binding<Bool>, id: ID?, onDismiss: (() -> Void)?, @ViewBuilder content: @escaping (ID) -> Content
  ) {
    self.isPresented = isPresented
    self.id = id
    self.onDismiss = onDismiss
    self.content = content
  }
}

extension SheetFrame: View, FrameworkComposite {
  var body: some View {
    Group {
      if let id {
        Color.backdrop(isThere: isModal) { dismissByHand?() }.transition(.opacity)
        VStack { content(id) }
          .modifier(SheetPanel(options: options, dismiss: dismissByHand, chosen: chosen(of: id), room: room))
          .onPreferenceChange(PresentationKey.self) { options = $0 }
          .onExitCommand(perform: dismissByHand)
          .onDisappear {
            if choice?.id == id { choice = nil }
            onDismiss?()
          }
          .modifier(LayerModalityModifier(isModal: isModal))
          .transition(.move(edge: .bottom))
          .id(id)
      }
    }
    .asScreen(isPresented: isPresented)
    .animation(.sheet, value: id)
  }

  /// The choice for the sheet of an id: that of another one is none.
  private func chosen(of id: ID) -> Binding<PresentationDetent?> {
    $choice.mapped(
      { choice in choice.flatMap { $0.id == id ? $0.detent : nil } },
      { detent in detent.map { Choice(id: id, detent: $0) } })
  }

  /// Whether what is behind the sheet takes no input.
  private var isModal: Bool {
    switch (options.interaction ?? .automatic).kind {
    case .automatic, .disabled: true
    case .enabled: false
    case .enabledUpThrough(let detent):
      !room.isAt(orBelow: detent, options, id.flatMap { chosen(of: $0).wrappedValue })
    }
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
