@_spi(Engine) import TributaryEngine
import TributaryDrawing
import TributaryGeometry
import TributaryMotion

/// What a dialog puts in front of everything: a backdrop and a panel in the middle, while there is an id of something to say.
struct DialogFrame<ID: Hashable, Panel: View> {
  let kind: DialogKind
  let isPresented: Binding<Bool>
  /// What the dialog is about; `nil` for none.
  let id: ID?
  let panel: (ID) -> Panel

  init(kind: DialogKind, isPresented: Binding<Bool>, id: ID?, @ViewBuilder panel: @escaping (ID) -> Panel) {
    self.kind = kind
    self.isPresented = isPresented
    self.id = id
    self.panel = panel
  }
}

extension DialogFrame: View, FrameworkComposite {
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
  /// How dialogs, popovers and menus come and go.
  static var dialog: Animation { .easeOut(duration: 0.2) }
}
