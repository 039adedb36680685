@_spi(Engine) import TributaryEngine

/// The preference by which wishes travel to the bar of the page around a view; it counts what counts of titles.
struct NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBarSettings { NavigationBarSettings() }

  static func reduce(value: inout NavigationBarSettings, nextValue: () -> NavigationBarSettings) {
    value = nextValue().completed(by: value)
  }
}
