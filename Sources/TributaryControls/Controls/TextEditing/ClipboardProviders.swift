@_spi(Engine) public import TributaryEngine
public import TributaryTransfer
@_spi(Engine) import TributaryViews

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
