@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
public import TributaryTransfer

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
