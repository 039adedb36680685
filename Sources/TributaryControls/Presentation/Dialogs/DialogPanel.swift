import TributaryAnimation
import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryMotion
@_spi(Engine) import TributaryViews

/// The panel of a dialog: a title, a message, and buttons.
struct DialogPanel<Actions: View, Message: View> {
  let kind: DialogKind
  let isPresented: PresentationBinding
  /// The title; `nil` for a dialog without a title.
  let title: Text?
  let actions: Actions
  let message: Message
  @State private var contents = DialogContents()

  init(kind: DialogKind, isPresented: PresentationBinding, title: Text?, actions: Actions, message: Message) {
    self.kind = kind
    self.isPresented = isPresented
    self.title = title
    self.actions = actions
    self.message = message
  }

  /// The maximum width, in points.
  private static var maximumWidth: CGFloat { 280 }
}

extension DialogPanel: View, BuiltInComposite {
  var body: some View {
    VStack(spacing: 12) {
      VStack(spacing: 4) {
        title.font(.headline)
        message.font(.subheadline)
      }
      .multilineTextAlignment(.center)
      DialogLayout {
        actions
        // No button is added before the declared buttons have reported their properties.
        if contents.isKnown, let missing = kind.missingButton(contents) {
          Button(role: missing.role) {
          } label: {
            Text(verbatim: missing.title)
          }
          .buttonStyle(DialogButtonStyle(isPresented: isPresented, contents: contents, isCounted: false))
        }
      }
      .buttonStyle(DialogButtonStyle(isPresented: isPresented, contents: contents))
      .textFieldStyle(.roundedBorder)
      .transformPreference(DialogContentsKey.self) { $0.isKnown = true }
      .onPreferenceChange(DialogContentsKey.self) { contents = $0 }
    }
    .padding(16)
    .frame(maxWidth: Self.maximumWidth)
    .background(.background, in: shape)
    .overlay { shape.strokeBorder(.separator).allowsHitTesting(false) }
    .contentShape(Rectangle())
    .padding(16)
    .onExitCommand(perform: contents.isKnown && contents.buttonCount == 0 ? close : nil)
    .modifier(FirstFieldModifier())
    .modifier(PresentationEnvironmentModifier())
  }

  private func close() { isPresented.isPresented.wrappedValue = false }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 12) }
}

/// The presentation of a dialog: a backdrop and a centered panel, while the identifier is not `nil`.
struct DialogFrame<ID: Hashable, Panel: View> {
  let kind: DialogKind
  let isPresented: Binding<Bool>
  /// The identity of the presented dialog; `nil` for no dialog.
  let id: ID?
  @ViewBuilder let panel: (ID) -> Panel
}

extension DialogFrame: View, BuiltInComposite {
  var body: some View {
    Group {
      if let id {
        Color.backdrop { if kind == .confirmation { isPresented.wrappedValue = false } }.transition(.opacity)
        VStack { panel(id) }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .transition(.opacity)
          .id(id)
      }
    }
    .dismissed(by: isPresented)
    .animation(.dialog, value: id)
  }
}

extension Animation {
  /// The animation with which dialogs, popovers, and menus appear and disappear.
  static var dialog: Animation { .easeOut(duration: 0.2) }
}
