@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
public import TributaryTransfer

/// A button that hands over what was copied, and can be pressed while there is something of its type.
///
/// > Source: conformance INPUT-23.
public struct PasteButton {
  private let isTaken: (TextClipboard) -> Bool
  private let paste: (TextClipboard) -> Void
  @Environment(\.textClipboard) private var clipboard

  /// A button that hands over values of a type.
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
