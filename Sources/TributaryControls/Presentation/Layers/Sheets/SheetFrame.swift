import TributaryAnimation
@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry
import TributaryMotion

/// The presentation of a sheet: a backdrop and a panel, while the identifier is not `nil`.
struct SheetFrame<ID: Hashable, Content: View> {
  let isPresented: Binding<Bool>
  /// The identity of the presented sheet; `nil` for no sheet.
  let id: ID?
  let onDismiss: (() -> Void)?
  let content: (ID) -> Content
  @State private var options = PresentationOptions()
  @State private var choice: Choice?
  @OwnedObject private var room = SheetSpace()

  /// The detent that a drag selected, if no binding stores the selection.
  private struct Choice: Equatable {
    let id: ID
    let detent: PresentationDetent
  }

  /// The conversion of the choice to the detent of the sheet with an identifier.
  private struct ChoiceProjection: BindingProjection {
    let id: ID

    func value(of base: Choice?) -> PresentationDetent? { base.flatMap { $0.id == id ? $0.detent : nil } }

    func base(_ base: Choice?, with detent: PresentationDetent?) -> Choice?? {
      .some(detent.map { Choice(id: id, detent: $0) })
    }
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

extension SheetFrame: View, BuiltInComposite {
  var body: some View {
    Group {
      if let id {
        Color.backdrop(isThere: isModal) { dismissByHand?() }.transition(.opacity)
        VStack { content(id) }
          .modifier(PageContainerModifier())
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

  /// Returns a binding to the selected detent of the sheet with the given identifier. A detent of another sheet is
  /// ignored.
  private func chosen(of id: ID) -> Binding<PresentationDetent?> {
    $choice.projected(by: ChoiceProjection(id: id))
  }

  /// Whether the views behind the sheet receive no input.
  private var isModal: Bool {
    switch (options.interaction ?? .automatic).kind {
    case .automatic, .disabled: true
    case .enabled: false
    case .enabledUpThrough(let detent):
      !room.isAt(orBelow: detent, options, id.flatMap { chosen(of: $0).wrappedValue })
    }
  }

  /// The action with which the user dismisses the sheet; `nil` if interactive dismissal is disabled.
  private var dismissByHand: (() -> Void)? {
    options.interactiveDismissal(of: isPresented)
  }
}

extension Animation {
  /// The animation with which sheets appear, disappear, and change their height.
  static var sheet: Animation { .spring(duration: 0.4, bounce: 0) }
}
