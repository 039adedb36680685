/// The label and, at the far end of the room, the chosen option, which opens a menu of all of them.
///
/// > Source: conformance CONTROL-68.
public struct MenuPickerStyle: PickerStyle {
  /// A menu of the options.
  public init() {}
  public static var _layout: PickerLayout { PickerLayout(kind: .menu) }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The label and the chosen option, which opens a menu of all of them.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
