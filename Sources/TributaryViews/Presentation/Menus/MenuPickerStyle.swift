/// The label and, at the far end of the room, the chosen option, which opens a menu of all of them.
///
/// > Source: conformance CONTROL-68.
public struct MenuPickerStyle: PickerStyle {
  /// A menu of the options.
  public init() {}

  public static var _layout: PickerLayout {
    PickerLayout(
      kind: .menu(
        PickerMenu { current, options in
          AnyView(
            partOfControl: Menu {
              PickerMenuOptions(options: options)
            } label: {
              current
            })
        }))
  }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The label and the chosen option, which opens a menu of all of them.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The options of a picker in its menu, which closes when one is chosen.
private struct PickerMenuOptions {
  let options: @MainActor (MenuClosing?) -> AnyView
  @Environment(\.menuClosing) private var closing

  init(options: @escaping @MainActor (MenuClosing?) -> AnyView) { self.options = options }
}

extension PickerMenuOptions: View {
  var body: some View { options(closing) }
}
