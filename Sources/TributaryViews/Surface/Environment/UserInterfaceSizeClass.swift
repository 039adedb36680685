@_spi(Engine) public import TributaryEngine
/// Whether there is much room along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little, as on phones.
  case compact
  /// Much, as in windows.
  case regular
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private struct VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

extension EnvironmentValues {
  /// Whether there is much room across; much, as in windows, unless a host or a view says otherwise.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// Whether there is much room from top to bottom; much, as in windows, unless a host or a view says otherwise.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}
