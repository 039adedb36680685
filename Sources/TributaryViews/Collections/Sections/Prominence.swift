@_spi(Engine) public import TributaryEngine

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// As such things do.
  case standard
  /// More than others.
  case increased
}

private struct HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  /// How much the headers of sections in lists stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets how much the headers of sections in this view stand out, where they are in lists.
  ///
  /// > Source: conformance LIST-29.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
