@_spi(Engine) package import TributaryEngine

/// An object that closes the enclosing menus of a view, innermost first.
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
  /// The object that closes the enclosing menus; `nil` outside menus.
  var menuClosing: MenuClosing? {
    get { self[MenuClosingKey.self] }
    set { self[MenuClosingKey.self] = newValue }
  }
}

/// A node around a view that has a menu.
package protocol RowMenu: UnaryNode {
  /// Whether the menu of a row view covers the area of the whole row; otherwise it covers only hit content of the view.
  var isOfRow: Bool { get }
}
