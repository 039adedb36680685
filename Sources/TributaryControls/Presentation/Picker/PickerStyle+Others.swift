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

/// A row with the label and the chosen option that leads to a page of all of them, where choosing one leads back.
///
/// Outside of navigation it leads nowhere, and is disabled.
///
/// > Source: conformance CONTROL-103, CONTROL-104.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// A row that leads to a page of the options.
  public init() {}
  public static var _layout: PickerLayout { PickerLayout(kind: .page) }
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
  /// A row that leads to a page of the options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
