import Observation

/// Whether colours stand on a light or a dark ground.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}
