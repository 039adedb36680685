/// A wheel elsewhere; here the options one below the other.
public struct WheelPickerStyle: PickerStyle {
  /// The options one below the other.
  public init() {}
  public static var _layout: PickerLayout { PickerLayout(kind: .inline) }
}

/// The options one below the other, each with a sign.
public struct RadioGroupPickerStyle: PickerStyle {
  /// The options one below the other.
  public init() {}
  public static var _layout: PickerLayout { PickerLayout(kind: .inline) }
}

/// The options in a row, as small pictures would stand.
public struct PalettePickerStyle: PickerStyle {
  /// The options in a row.
  public init() {}
  public static var _layout: PickerLayout { PickerLayout(kind: .segmented) }
}

/// A page of its own elsewhere; here the options one below the other.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The options one below the other.
  public init() {}
  public static var _layout: PickerLayout { PickerLayout(kind: .inline) }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel elsewhere; here the options one below the other.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// The options one below the other.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The options in a row.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A page of its own elsewhere; here the options one below the other.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
