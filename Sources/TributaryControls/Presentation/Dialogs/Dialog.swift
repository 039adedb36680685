@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

/// A dialog that is made from data: from those that were there when it came, whatever becomes of them.
struct Dialog<T, Actions: View, Message: View> {
  let kind: DialogKind
  let isPresented: Binding<Bool>
  /// `nil` for a dialog that shows none.
  let title: Text?
  let data: T?
  let actions: (T) -> Actions
  let message: (T) -> Message

  init(
    kind: DialogKind, isPresented: Binding<Bool>, title: Text?, data: T?,
    @ViewBuilder actions: @escaping (T) -> Actions, @ViewBuilder message: @escaping (T) -> Message
  ) {
    self.kind = kind
    self.isPresented = isPresented
    self.title = title
    self.data = data
    self.actions = actions
    self.message = message
  }
}

extension Dialog: View, FrameworkComposite {
  var body: some View {
    DialogFrame(kind: kind, isPresented: isPresented, id: isPresented.wrappedValue ? true : nil) { _ in
      KeptData(data) { data in
        DialogPanel(
          kind: kind, isPresented: BindingPlace(isPresented: isPresented), title: title,
          actions: Group {
            if let data { actions(data) }
          },
          message: Group {
            if let data { message(data) }
          })
      }
    }
  }
}

/// Shows what is made from data as they are when this view comes.
private struct KeptData<T, Content: View> {
  @State private var data: T?
  let content: (T?) -> Content

  init(_ data: T?, @ViewBuilder content: @escaping (T?) -> Content) {
    _data = State(initialValue: data)
    self.content = content
  }
}

extension KeptData: View, FrameworkComposite {
  var body: some View { content(data) }
}
