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
