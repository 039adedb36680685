@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// A button style that dismisses a dialog and then performs the action of the button.
///
/// Escape triggers the cancel button. Return triggers the first button without a role, unless a button is destructive.
struct DialogButtonStyle {
  let isPresented: PresentationBinding
  let contents: DialogContents
  /// Whether client code declares the button.
  let isCounted: Bool

  nonisolated init(isPresented: PresentationBinding, contents: DialogContents, isCounted: Bool = true) {
    self.isPresented = isPresented
    self.contents = contents
    self.isCounted = isCounted
  }
}

extension DialogButtonStyle: PrimitiveButtonStyle, CompleteStyle {
  func makeBody(configuration: Configuration) -> some View {
    DialogButton(
      isPresented: isPresented, contents: contents, isCounted: isCounted, configuration: configuration)
  }
}

/// A button of a dialog.
private struct DialogButton {
  let isPresented: PresentationBinding
  let contents: DialogContents
  let isCounted: Bool
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.presentationOfDialog) private var presentation

  init(
    isPresented: PresentationBinding, contents: DialogContents, isCounted: Bool,
    configuration: PrimitiveButtonStyleConfiguration
  ) {
    self.isPresented = isPresented
    self.contents = contents
    self.isCounted = isCounted
    self.configuration = configuration
  }
}

extension DialogButton: View, BuiltInComposite {
  var body: some View {
    Button(role: configuration.role) {
      let confirmed = isCancel ? nil : presentation
      isPresented.isPresented.wrappedValue = false
      configuration.trigger()
      confirmed?.isPresented.wrappedValue = false
    } label: {
      configuration.label.lineLimit(1).frame(maxWidth: .infinity)
    }
    .buttonStyle(ButtonRendering(kind: ownShortcut == .defaultAction ? .prominent : .bordered))
    .fontWeight(isCancel ? .semibold : nil)
    .modifier(ShortcutModifier(shortcut: shortcut == nil ? ownShortcut : nil))
    .preference(key: DialogContentsKey.self, value: facts)
    .layoutValue(key: DialogPartKey.self, value: isCancel ? .cancel : .button)
  }

  private var isCancel: Bool { configuration.role == .cancel }

  private var facts: DialogContents {
    if !isCounted { return DialogContents() }
    return DialogContents(
      buttonCount: 1, hasCancel: isCancel, hasDestructive: configuration.role == .destructive,
      hasDefault: shortcut == .defaultAction)
  }

  /// The keyboard shortcut of the button: a declared shortcut, or else the default for its role.
  private var ownShortcut: KeyboardShortcut? {
    if let shortcut { return shortcut }
    if isCancel { return .cancelAction }
    return configuration.role == nil && !contents.hasDestructive && !contents.hasDefault ? .defaultAction : nil
  }
}
