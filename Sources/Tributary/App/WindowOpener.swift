import TributaryEngine

/// Opens windows beside each other, where a program has more than one.
@MainActor
final class WindowOpener {
  /// The window that is shown in place of the first; `nil` for the first.
  let shown: WindowKey?

  /// The title of that window.
  var title: String?

  let open: (WindowKey) -> Void
  let close: () -> Void

  init(showing shown: WindowKey?, open: @escaping (WindowKey) -> Void, close: @escaping () -> Void) {
    self.shown = shown
    self.open = open
    self.close = close
  }
}

private struct WindowOpenerKey: EnvironmentKey {
  static var defaultValue: WindowOpener? { nil }
}

extension EnvironmentValues {
  /// The closure that opens windows beside this one; `nil` where they appear in front of it.
  var windowOpener: WindowOpener? {
    get { self[WindowOpenerKey.self] }
    set { self[WindowOpenerKey.self] = newValue }
  }
}
