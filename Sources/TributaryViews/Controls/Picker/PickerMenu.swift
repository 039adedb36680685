/// Makes the menu of a picker. The style gives it: menus are made of what comes after controls.
struct PickerMenu: Sendable {
  /// - Parameters:
  ///   - current: What the button shows that opens the menu.
  ///   - options: Makes the options of the menu, which close it when one is chosen.
  let make:
    @MainActor @Sendable (
      _ current: AnyView, _ options: @escaping @MainActor (MenuClosing?) -> AnyView
    ) -> AnyView
}

/// There is one kind of menu.
extension PickerMenu: Equatable {
  static func == (a: Self, b: Self) -> Bool { true }
}
