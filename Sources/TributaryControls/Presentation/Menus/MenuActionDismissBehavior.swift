@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

/// Whether a menu closes after one of its actions.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let number: UInt8

  /// The default behavior: the menu closes.
  public static let automatic = MenuActionDismissBehavior(number: 0)
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(number: 1)
  /// The menu remains open.
  public static let disabled = MenuActionDismissBehavior(number: 2)
}

private struct MenuActionDismissBehaviorKey: EnvironmentKey {
  static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether menus close after an action.
  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuActionDismissBehaviorKey.self] }
    set { self[MenuActionDismissBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether a menu closes after the buttons and toggles in this view act.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }
}
