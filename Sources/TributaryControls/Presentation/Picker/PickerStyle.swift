@_spi(Engine) public import TributaryEngine

/// How the options of pickers stand.
public protocol PickerStyle {
  /// The layout of the style; the styles are those of the package.
  static var _layout: PickerLayout { get }
}

/// The options in a row, all equally wide.
public struct SegmentedPickerStyle: PickerStyle {
  /// The options in a row.
  public init() {}
  public static var _layout: PickerLayout { PickerLayout(kind: .segmented) }
}

/// The options one below the other, under the label.
public struct InlinePickerStyle: PickerStyle {
  /// The options one below the other.
  public init() {}
  public static var _layout: PickerLayout { PickerLayout(kind: .inline) }
}

/// The style of pickers where none is set: a menu in lists and forms, elsewhere the options in a row.
public struct DefaultPickerStyle: PickerStyle {
  /// The style where none is set.
  public init() {}
  public static var _layout: PickerLayout { PickerLayout(kind: .automatic) }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The options in a row, all equally wide.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The options one below the other, under the label.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style where none is set.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension View {
  /// Sets how the options of the pickers in this view stand.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLayout, S._layout.kind)
  }
}

extension PickerLayout.Kind: StyleValue {
  static var whereNoneIsSet: Self { DefaultPickerStyle._layout.kind }
}

extension EnvironmentValues {
  var pickerLayout: PickerLayout.Kind {
    get { self[StyleValueKey<PickerLayout.Kind>.self] }
    set { self[StyleValueKey<PickerLayout.Kind>.self] = newValue }
  }
}

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
