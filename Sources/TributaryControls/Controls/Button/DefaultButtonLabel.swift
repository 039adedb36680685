@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

/// The label of a button that has none but its role.
public struct DefaultButtonLabel {
  let role: ButtonRole

  nonisolated init(role: ButtonRole) { self.role = role }
}

extension DefaultButtonLabel: View, FrameworkComposite {
  public var body: some View {
    switch role {
    case .destructive: Label("Delete", systemImage: "trash")
    case .confirm: Label("Confirm", systemImage: "checkmark")
    case .close: Label("Close", systemImage: "xmark")
    default: Label("Cancel", systemImage: "xmark")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button with the label of its role: “Delete”, “Cancel”, “Confirm” or “Close” with a symbol.
  ///
  /// > Source: conformance CONTROL-96.
  @preconcurrency
  public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
