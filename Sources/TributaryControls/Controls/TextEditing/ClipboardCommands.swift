@_spi(Engine) public import TributaryEngine
public import TributaryTransfer
@_spi(Engine) import TributaryViews

/// A modifier that handles the copy, cut, and paste keys if the focused view does not handle them.
struct ClipboardCommands {
  /// A closure that returns the effect of a key on the clipboard, or `nil` if the key is not handled.
  let action: (FocusKey, TextClipboard) -> (() -> Void)?
  @Environment(\.textClipboard) private var clipboard

  nonisolated init(action: @escaping (FocusKey, TextClipboard) -> (() -> Void)?) { self.action = action }
}

extension ClipboardCommands: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    content.modifier(CommandModifier { [action, clipboard] key in action(key, clipboard) })
  }
}

extension View {
  /// Copies values on Command-C or Control-C while this view or an inner view has focus.
  ///
  /// > Source: conformance INPUT-22.
  public nonisolated func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    modifier(
      ClipboardCommands { key, clipboard in
        guard key == .copy else { return nil }
        return { clipboard.take(payload()) }
      })
  }

  /// Cuts values on Command-X or Control-X while this view or an inner view has focus.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the items. It is usually inferred.
  ///   - action: A closure that removes the values and returns them.
  ///
  /// > Source: conformance INPUT-22.
  public nonisolated func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    modifier(
      ClipboardCommands { key, clipboard in
        guard key == .cut else { return nil }
        return { clipboard.take(action()) }
      })
  }

  /// Pastes values on Command-V or Control-V while this view or an inner view has focus, if the clipboard contains the
  /// type.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the items. It is usually inferred.
  ///   - action: A closure that receives the valid values. It is not called without values.
  ///   - validator: A closure that returns the values to paste.
  ///
  /// > Source: conformance INPUT-22.
  public nonisolated func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    modifier(
      ClipboardCommands { key, clipboard in
        guard key == .paste, clipboard.packages.contains(where: { $0.isTaken(as: T.self) }) else { return nil }
        return {
          let values = validator(clipboard.values(T.self))
          if !values.isEmpty { action(values) }
        }
      })
  }
}

extension TextClipboard {
  /// Replaces the content of the clipboard with values. An empty array leaves the clipboard unchanged.
  fileprivate func take<T: Transferable>(_ values: [T]) {
    if !values.isEmpty { packages = values.map { TransferPackage($0) } }
  }
}

/// A button that pastes values from the clipboard; it is disabled while the clipboard contains no value of its type.
///
/// > Source: conformance INPUT-23.
public struct PasteButton {
  private let isTaken: (TextClipboard) -> Bool
  private let paste: (TextClipboard) -> Void
  @Environment(\.textClipboard) private var clipboard

  /// Creates a button that pastes values of a type.
  public nonisolated init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    isTaken = { $0.packages.contains { $0.isTaken(as: T.self) } }
    paste = { clipboard in
      let values = clipboard.values(T.self)
      if !values.isEmpty { onPaste(values) }
    }
  }
}

extension PasteButton: View, NamedComposite {
  public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") { paste(clipboard) }.disabled(!isTaken(clipboard))
  }
}
