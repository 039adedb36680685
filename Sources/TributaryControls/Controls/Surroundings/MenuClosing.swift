@_spi(Engine) package import TributaryEngine

/// Closes the menus that a view stands in, from the inside out.
final class MenuClosing {
  private let isOpen: Binding<Bool>
  private let outer: MenuClosing?

  init(_ isOpen: Binding<Bool>, in outer: MenuClosing?) {
    self.isOpen = isOpen
    self.outer = outer
  }

  @MainActor
  func close() {
    isOpen.wrappedValue = false
    outer?.close()
  }
}

private struct MenuClosingKey: EnvironmentKey {
  static var defaultValue: MenuClosing? { nil }
}

extension EnvironmentValues {
  /// Closes the menus around; `nil` outside of any.
  var menuClosing: MenuClosing? {
    get { self[MenuClosingKey.self] }
    set { self[MenuClosingKey.self] = newValue }
  }
}

/// A node around a view that has a menu.
package protocol RowMenu: UnaryNode {
  /// Whether the menu is there wherever the row is, if the view is a row of a list; else it is only where something in the
  /// view is.
  var isOfRow: Bool { get }
}
