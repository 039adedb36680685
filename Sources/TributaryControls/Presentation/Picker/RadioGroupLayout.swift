@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
@_spi(Engine) public import TributaryViews

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
