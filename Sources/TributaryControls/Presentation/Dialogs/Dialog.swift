@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryLayout
@_spi(Engine) import TributaryViews

/// What a dialog shows below its title.
struct DialogContent<Actions: View, Message: View> {
  let actions: Actions
  let message: Message

  /// The content for data; `nil` without any.
  nonisolated init?<T>(
    _ data: T?, @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) {
    guard let data else { return nil }
    self.actions = actions(data)
    self.message = message(data)
  }
}

/// A dialog that is made from data: from those that were there when it came, whatever becomes of them.
struct Dialog<T, Actions: View, Message: View> {
  let kind: DialogKind
  let isPresented: Binding<Bool>
  /// `nil` for a dialog that shows none.
  let title: Text?
  let data: T?
  /// The content for `data`.
  let content: DialogContent<Actions, Message>?

  nonisolated init(
    kind: DialogKind, isPresented: Binding<Bool>, title: Text?, data: T?, content: DialogContent<Actions, Message>?
  ) {
    self.kind = kind
    self.isPresented = isPresented
    self.title = title
    self.data = data
    self.content = content
  }

  nonisolated init(
    kind: DialogKind, isPresented: Binding<Bool>, title: Text?, data: T?, @ViewBuilder actions: (T) -> Actions,
    @ViewBuilder message: (T) -> Message
  ) {
    self.init(
      kind: kind, isPresented: isPresented, title: title, data: data,
      content: DialogContent(data, actions: actions, message: message))
  }
}

extension Dialog: View, FrameworkComposite {
  var body: some View {
    DialogFrame(kind: kind, isPresented: isPresented, id: isPresented.wrappedValue ? true : nil) { _ in
      KeptData(data, content) { content in
        DialogPanel(
          kind: kind, isPresented: BindingPlace(isPresented: isPresented), title: title,
          actions: Group {
            if let content { content.actions }
          },
          message: Group {
            if let content { content.message }
          })
      }
    }
  }
}

/// Shows what is made from data as they are when this view comes: of equal data the newest content, of other data none.
private struct KeptData<T, Content, Panel: View> {
  @State private var first: Data
  private let now: Data
  private let panel: (Content?) -> Panel

  struct Data {
    let value: T?
    let content: Content?
  }

  init(_ data: T?, _ content: Content?, @ViewBuilder panel: @escaping (Content?) -> Panel) {
    now = Data(value: data, content: content)
    _first = State(initialValue: now)
    self.panel = panel
  }

  /// Whether the data are those that were there when this view came, as far as they can be compared.
  @MainActor private var isUnchanged: Bool {
    withPointer(to: first.value) { old in
      withPointer(to: now.value) { new in
        ComparisonCache.comparison(of: T?.self).areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new))
      }
    }
  }
}

extension KeptData: View, FrameworkComposite {
  var body: some View { panel(isUnchanged ? now.content : first.content) }
}

/// The kinds of dialogs.
enum DialogKind {
  /// Says something: with no button of its own it has one that closes it.
  case alert
  /// Asks what to do: it can always be left as it was found, also by a tap beside it.
  case confirmation

  /// The button that a dialog gets although nobody has written it.
  func missingButton(_ contents: DialogContents) -> (title: String, role: ButtonRole?)? {
    switch self {
    case .alert: contents.buttonCount == 0 ? ("OK", nil) : nil
    case .confirmation: contents.hasCancel ? nil : ("Cancel", .cancel)
    }
  }
}

/// What the buttons of a dialog say of themselves.
struct DialogContents: Equatable, Sendable {
  var buttonCount = 0
  var hasCancel = false
  var hasDestructive = false
  /// Whether a button has asked for Return itself.
  var hasDefault = false
  /// Whether anybody has been asked.
  var isKnown = false
}

/// The preference by which the buttons of a dialog tell what they are; all count.
struct DialogContentsKey: PreferenceKey {
  static var defaultValue: DialogContents { DialogContents() }

  static func reduce(value: inout DialogContents, nextValue: () -> DialogContents) {
    let next = nextValue()
    value = DialogContents(
      buttonCount: value.buttonCount + next.buttonCount, hasCancel: value.hasCancel || next.hasCancel,
      hasDestructive: value.hasDestructive || next.hasDestructive, hasDefault: value.hasDefault || next.hasDefault,
      isKnown: value.isKnown || next.isKnown)
  }
}

/// What a view of a dialog is to its layout.
enum DialogPart: Sendable {
  /// A button with a cancelling role.
  case cancel
  /// Any other button.
  case button
  /// Something else, a text field for instance.
  case other
}

/// The value by which the layout of a dialog tells its buttons apart.
struct DialogPartKey: LayoutValueKey {
  static var defaultValue: DialogPart { .other }
}
