@_spi(Engine) public import TributaryEngine
import TributaryDrawing

extension View {
  /// Says what this view stands at to those who cannot see it. An SVG document carries it after the label.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    modifier(DescriptionModifier(DisplayDescription(value: value.content)))
  }

  /// Says what this view stands at to those who cannot see it. An SVG document carries it after the label.
  public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    modifier(DescriptionModifier(DisplayDescription(value: key.content)))
  }

  /// Says what this view stands at to those who cannot see it. An SVG document carries it after the label.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    modifier(DescriptionModifier(DisplayDescription(value: String(value))))
  }

  /// Says what happens when this view is used. An SVG document carries it.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    modifier(DescriptionModifier(DisplayDescription(hint: hint.content)))
  }

  /// Says what happens when this view is used. An SVG document carries it.
  public nonisolated func accessibilityHint(_ key: LocalizedStringKey) -> some View {
    modifier(DescriptionModifier(DisplayDescription(hint: key.content)))
  }

  /// Says what happens when this view is used. An SVG document carries it.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    modifier(DescriptionModifier(DisplayDescription(hint: String(hint))))
  }
}

/// The older forms.
extension View {
  /// The older form of `accessibilityIdentifier(_:)`.
  public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// The older form of `accessibilityLabel(_:)`.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// The older form of `accessibilityValue(_:)`.
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// The older form of `accessibilityHint(_:)`.
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// The older form of `accessibilityHidden(_:)`.
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
}
