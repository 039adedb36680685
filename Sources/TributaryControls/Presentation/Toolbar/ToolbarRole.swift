@_spi(Engine) public import TributaryEngine

/// What a page is for, which says how its bar is arranged.
public struct ToolbarRole: Sendable {
  enum Kind: Sendable {
    case automatic, navigationStack, browser, editor
  }

  let kind: Kind

  /// The title in the middle, and the title of the page before on the button that leads back.
  public static var automatic: ToolbarRole { ToolbarRole(kind: .automatic) }
  /// The title in the middle, and the title of the page before on the button that leads back.
  public static var navigationStack: ToolbarRole { ToolbarRole(kind: .navigationStack) }
  /// The title at the beginning.
  public static var browser: ToolbarRole { ToolbarRole(kind: .browser) }
  /// The title at the beginning, and nothing but an arrow on the button that leads back.
  public static var editor: ToolbarRole { ToolbarRole(kind: .editor) }
}

/// What stands in a bar without being asked for.
public struct ToolbarDefaultItemKind: Equatable, Sendable {
  private let number: UInt8

  /// The button that shows and hides the first column; the package draws none.
  public static let sidebarToggle = ToolbarDefaultItemKind(number: 0)
  /// The title of the page.
  public static let title = ToolbarDefaultItemKind(number: 1)
}

extension View {
  /// Says what the page is for that this view stands on, which arranges its bar.
  ///
  /// > Source: conformance TOOLBAR-21.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
    navigationBar(NavigationBarSettings(role: role.kind))
  }

  /// Takes something out of the bar of the page that this view stands on. The title stays what the page is called elsewhere:
  /// on the button that leads back to it.
  ///
  /// > Source: conformance TOOLBAR-22.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    navigationBar(NavigationBarSettings(isTitleRemoved: defaultItemKind == .title ? true : nil))
  }
}
