@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryLayout
@_spi(Engine) import TributaryViews

/// The content of a dialog below its title.
struct DialogContent<Actions: View, Message: View> {
  let actions: Actions
  let message: Message

  /// Creates the content for data, or returns `nil` without data.
  nonisolated init?<T>(
    _ data: T?, @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
  ) {
    guard let data else { return nil }
    self.actions = actions(data)
    self.message = message(data)
  }
}

/// A dialog for data, which displays the data that were current when it was presented.
struct Dialog<T, Actions: View, Message: View> {
  let kind: DialogKind
  let isPresented: Binding<Bool>
  /// The title; `nil` for a dialog without a title.
  let title: Text?
  let data: T?
  /// The content for `data`.
  let content: DialogContent<Actions, Message>?
  @OwnedObject private var presentations = DialogPresentations()

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

extension Dialog: PresentedLayer, BuiltInComposite {
  /// The identity of the current presentation; `nil` if there is none.
  @MainActor private var id: Int? {
    let number = presentations.number(isPresented: isPresented.wrappedValue)
    // Without data, all presentations are the same.
    return T.self == Void.self ? number.map { _ in 0 } : number
  }

  var body: some View {
    let isPresented = isPresented.projected(by: DialogEnding(presentations: presentations))
    DialogFrame(kind: kind, isPresented: isPresented, id: id) { _ in
      InitialContent(data, content) { content in
        DialogPanel(
          kind: kind, isPresented: PresentationBinding(isPresented: isPresented), title: title,
          actions: Group {
            if let content { content.actions.asContent(of: Self.self) }
          },
          message: Group {
            if let content { content.message.asContent(of: Self.self) }
          })
      }
    }
  }
}

/// The number of presentations of a dialog. A dialog that is presented again while it disappears, or by the action of
/// one of its buttons, is another one, because it can have other data.
private final class DialogPresentations {
  private var count = 0
  private var isPresented = false

  /// Returns the number of the current presentation; `nil` if there is none.
  func number(isPresented: Bool) -> Int? {
    if isPresented, !self.isPresented { count += 1 }
    self.isPresented = isPresented
    return isPresented ? count : nil
  }

  func end() { isPresented = false }
}

/// The conversion of the binding of a dialog to one whose `false` ends the presentation. An action that then presents
/// the dialog again presents another one.
private struct DialogEnding: BindingProjection {
  let presentations: DialogPresentations

  func value(of base: Bool) -> Bool { base }

  func base(_ base: Bool, with isPresented: Bool) -> Bool? {
    if !isPresented { presentations.end() }
    return isPresented
  }
}

/// A view that keeps the content of its initial data. If the current data are equal to them, the current content is
/// displayed.
private struct InitialContent<T, Content, Panel: View> {
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

  /// Whether the current data are equal to the initial data; `false` if they cannot be compared.
  @MainActor private var isUnchanged: Bool {
    withPointer(to: first.value) { old in
      withPointer(to: now.value) { new in
        ComparisonCache.comparison(of: T?.self).areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new))
      }
    }
  }
}

extension InitialContent: View, BuiltInComposite {
  var body: some View { panel(isUnchanged ? now.content : first.content) }
}

/// A kind of dialog.
enum DialogKind {
  /// An alert. Without a button, it has a button that dismisses it.
  case alert
  /// A choice of actions. It always has a button that cancels it, and a tap outside it dismisses it.
  case confirmation

  /// Returns the title and role of the button that is added to the declared buttons, or `nil` if none is missing.
  func missingButton(_ contents: DialogContents) -> (title: String, role: ButtonRole?)? {
    switch self {
    case .alert: contents.buttonCount == 0 ? ("OK", nil) : nil
    case .confirmation: contents.hasCancel ? nil : ("Cancel", .cancel)
    }
  }
}

/// The properties of the buttons of a dialog.
struct DialogContents: Equatable, Sendable {
  var buttonCount = 0
  var hasCancel = false
  var hasDestructive = false
  /// Whether a button declares Return as its keyboard shortcut.
  var hasDefault = false
  /// Whether a button has reported its properties.
  var isKnown = false
}

/// The preference that reports the properties of the buttons of a dialog, which are combined.
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

/// The role of a view in the layout of a dialog.
enum DialogPart: Sendable {
  /// A button with the cancel role.
  case cancel
  /// Any other button.
  case button
  /// Any other view, such as a text field.
  case other
}

/// The layout value that identifies the buttons of a dialog.
struct DialogPartKey: LayoutValueKey {
  static var defaultValue: DialogPart { .other }
}
