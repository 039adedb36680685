@_spi(Engine) import TributaryEngine

/// The preference by which wishes travel to the sheet around a view; of those side by side the last counts, of nested ones
/// the innermost.
struct PresentationKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }

  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
    value = nextValue().completed(by: value)
  }
}
