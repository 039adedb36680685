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

// Clipboard commands with item providers: alternatives to `copyable`, `cuttable`, and `pasteDestination`.
extension View {
  /// Copies item providers on Command-C or Control-C while this view or an inner view has focus; `nil` does not handle
  /// the key.
  public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(
      ClipboardCommands { key, clipboard in
        guard key == .copy, let payloadAction else { return nil }
        return { clipboard.take(payloadAction()) }
      })
  }

  /// Cuts item providers on Command-X or Control-X while this view or an inner view has focus; `nil` does not handle
  /// the key.
  ///
  /// - Parameter payloadAction: A closure that removes the content and returns it.
  public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(
      ClipboardCommands { key, clipboard in
        guard key == .cut, let payloadAction else { return nil }
        return { clipboard.take(payloadAction()) }
      })
  }

  /// Pastes item providers on Command-V or Control-V while this view or an inner view has focus, if the clipboard
  /// contains one of the content types.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The content types that are accepted.
  ///   - payloadAction: A closure that receives the pasted items.
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
  }

  /// Pastes item providers on Command-V or Control-V while this view or an inner view has focus, if the clipboard
  /// contains one of the content types.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The content types that are accepted.
  ///   - validator: A closure that converts the providers; `nil` rejects them, and the next view around this one that
  ///     accepts the content handles the key.
  ///   - payloadAction: A closure that receives the converted value.
  public nonisolated func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    modifier(
      ClipboardCommands { key, clipboard in
        guard key == .paste else { return nil }
        let packages = clipboard.packages.filter { $0.isAny(of: supportedContentTypes) }
        // A view around this one handles the key if the validator rejects the content.
        guard !packages.isEmpty, let payload = validator(packages.map { NSItemProvider($0) }) else { return nil }
        return { payloadAction(payload) }
      })
  }

  /// Pastes item providers on Command-V or Control-V while this view or an inner view has focus, with content types
  /// given by their identifiers.
  ///
  /// - Parameters:
  ///   - supportedTypes: The identifiers of the content types that are accepted.
  ///   - payloadAction: A closure that receives the pasted items.
  public nonisolated func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedTypes.map { UTType(identifier: $0) }, perform: payloadAction)
  }
}

extension TextClipboard {
  /// Replaces the content by that of item providers; without providers, the content remains.
  fileprivate func take(_ providers: [NSItemProvider]) {
    if !providers.isEmpty { packages = providers.map(\.transferPackage) }
  }
}
