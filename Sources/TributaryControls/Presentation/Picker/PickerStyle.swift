@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// A type that defines the appearance of pickers.
public protocol PickerStyle {
  /// The layout of the style. Only built-in styles exist.
  static var _layout: PickerLayout { get }
}

/// A picker style that displays equally wide options in a row.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates a segmented style.
  public init() {}
  public static var _layout: PickerLayout { PickerLayout(kind: .segmented) }
}

/// A picker style for options that switch between views; it displays equally wide options in a row.
public struct TabsPickerStyle: PickerStyle {
  /// Creates a style for options that switch between views.
  public init() {}
  public static var _layout: PickerLayout { SegmentedPickerStyle._layout }
}

/// A picker style that displays the options in a column below the label.
public struct InlinePickerStyle: PickerStyle {
  /// Creates an inline style.
  public init() {}
  public static var _layout: PickerLayout { PickerLayout(kind: .inline) }
}

/// The default picker style: a menu of the options.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the default style.
  public init() {}
  public static var _layout: PickerLayout { PickerLayout(kind: .automatic) }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A picker style that displays equally wide options in a row.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == TabsPickerStyle {
  /// A picker style for options that switch between views; it displays equally wide options in a row.
  public static var tabs: TabsPickerStyle { TabsPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A picker style that displays the options in a column below the label.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default picker style: a menu in lists and forms, and a row of options elsewhere.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension View {
  /// Sets the style of the pickers in this view.
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

/// A picker style that displays a wheel on other platforms; here it displays the options in a column.
///
/// A frame that is lower than the column clips it. The selected option is in the middle of the frame.
///
/// > Source: conformance CONTROL-191.
public struct WheelPickerStyle: PickerStyle {
  /// Creates a wheel style.
  public init() {}
  public static var _layout: PickerLayout { PickerLayout(kind: .wheel) }
}

/// A picker style that displays the options in a column, or in a row with `horizontalRadioGroupLayout`, and marks the
/// selected one.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates a radio group style.
  public init() {}
  public static var _layout: PickerLayout { PickerLayout(kind: .radioGroup) }
}

/// A picker style that displays the options in a row, for example symbols.
public struct PalettePickerStyle: PickerStyle {
  /// Creates a palette style.
  public init() {}
  public static var _layout: PickerLayout { PickerLayout(kind: .segmented) }
}

/// A picker style that displays a row with the selected option. The row opens a page of all options.
///
/// Selecting an option pops the page. Outside of navigation stacks, the row is disabled.
///
/// > Source: conformance CONTROL-103, CONTROL-104.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates a navigation link style.
  public init() {}
  public static var _layout: PickerLayout { PickerLayout(kind: .page) }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A picker style that displays a wheel on other platforms; here it displays the options in a column.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A picker style that displays the options in a column.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A picker style that displays the options in a row.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A picker style that displays a row that opens a page of the options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// A picker style that displays the selected option as a button that opens a menu. In lists and forms, the label and
/// the selected option are at the two ends of a line; elsewhere, the label is not displayed.
///
/// > Source: conformance CONTROL-68.
public struct MenuPickerStyle: PickerStyle {
  /// Creates a menu style.
  public init() {}
  public static var _layout: PickerLayout { PickerLayout(kind: .menu) }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A picker style that displays the selected option as a button that opens a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

private struct RadioGroupIsHorizontalKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the options of radio groups are in a row.
  var isRadioGroupHorizontal: Bool {
    get { self[RadioGroupIsHorizontalKey.self] }
    set { self[RadioGroupIsHorizontalKey.self] = newValue }
  }
}

extension View {
  /// Places the options of pickers with the radio group style in a row.
  public nonisolated func horizontalRadioGroupLayout() -> some View { environment(\.isRadioGroupHorizontal, true) }

  /// Sets the height of the rows of wheels, in points. The modifier has no effect, because a wheel is a column.
  public nonisolated func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }

  /// Sets the mark of the selected option in a palette. The modifier has no effect: the option has a background.
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
}

/// The mark of the selected option in a palette, which has no effect.
public struct PaletteSelectionEffect: Sendable {
  /// No preference. All marks are equivalent.
  public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect() }
  /// A mark that the label of the option draws.
  public static var custom: PaletteSelectionEffect { PaletteSelectionEffect() }

  /// Returns a mark that shows a variant of the symbol of the option.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { PaletteSelectionEffect() }
}
