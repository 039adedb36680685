@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

/// How strong the ground behind a view is.
public struct BackgroundProminence: Hashable, Sendable {
  private let number: UInt8

  /// An ordinary ground.
  public static let standard = BackgroundProminence(number: 0)
  /// A strong ground, as that of a row that is chosen.
  public static let increased = BackgroundProminence(number: 1)
}

private struct BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}

extension EnvironmentValues {
  /// How strong the ground behind the view is; `standard` unless it is set.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}
