import Observation
@_spi(Engine) public import TributaryEngine
public import TributaryTransfer
@_spi(Engine) import TributaryViews

/// What was copied or cut in a host: text, or values that can be taken as something else. Who shows what is there is evaluated again
/// when it changes.
package final class TextClipboard: Observable {
  private let registrar = ObservationRegistrar()
  private var stored: [TransferPackage] = []

  package init() {}

  /// The values.
  package var packages: [TransferPackage] {
    get {
      registrar.access(self, keyPath: \.packages)
      return stored
    }
    set { registrar.withMutation(of: self, keyPath: \.packages) { stored = newValue } }
  }

  /// The values as text; empty if none is one.
  package var text: String {
    get { packages.compactMap { try? $0.value(as: String.self) }.joined(separator: "\n") }
    set { packages = newValue.isEmpty ? [] : [TransferPackage(newValue)] }
  }

  /// The values that can be taken as values of a type.
  func values<T: Transferable>(_ type: T.Type) -> [T] { packages.compactMap { try? $0.value(as: type) } }
}

private struct TextClipboardKey: EnvironmentKey {
  static var defaultValue: TextClipboard { TextClipboard() }
}

extension EnvironmentValues {
  package var textClipboard: TextClipboard {
    get { self[TextClipboardKey.self] }
    set { self[TextClipboardKey.self] = newValue }
  }
}

/// Copies, cuts and pastes by keys while a view, or one inside, has the focus and no use for them.
struct ClipboardCommands {
  /// What a key does with what was copied; `nil` if it does nothing here.
  let action: (FocusKey, TextClipboard) -> (() -> Void)?
  @Environment(\.textClipboard) private var clipboard

  nonisolated init(action: @escaping (FocusKey, TextClipboard) -> (() -> Void)?) { self.action = action }
}

extension ClipboardCommands: ViewModifier, FrameworkComposite {
  func body(content: Content) -> some View {
    content.modifier(CommandModifier { [action, clipboard] key in action(key, clipboard) })
  }
}

extension View {
  /// Copies values, by Command or Control with C, while this view, or one inside, has the focus.
  ///
  /// > Source: conformance INPUT-22.
  public nonisolated func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    modifier(
      ClipboardCommands { key, clipboard in
        guard key == .copy else { return nil }
        return { clipboard.take(payload()) }
      })
  }

  /// Copies values and takes them out, by Command or Control with X, while this view, or one inside, has the focus.
  ///
  /// - Parameter action: Takes the values out and returns them.
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

  /// Takes what was copied, by Command or Control with V, while this view, or one inside, has the focus: if values of the type can be
  /// made of it.
  ///
  /// - Parameter validator: Says which of the values are wanted.
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
  /// Has values copied; what was there stays if there are none.
  fileprivate func take<T: Transferable>(_ values: [T]) {
    if !values.isEmpty { packages = values.map { TransferPackage($0) } }
  }
}

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
