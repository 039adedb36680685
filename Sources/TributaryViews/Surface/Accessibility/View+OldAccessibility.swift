// The forms that stood before each had a name of its own.
extension View {
  /// Says what this view is to those who cannot see it: an older form of `accessibilityLabel(_:)`.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Hides this view from those who cannot see it, or not: an older form of `accessibilityHidden(_:)`.
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Gives this view a name by which tests and tools find it: an older form of `accessibilityIdentifier(_:)`.
  public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
}
