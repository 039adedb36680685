@_spi(Engine) public import TributaryEngine
import TributaryDrawing

extension View {
  /// Says what this view is to those who cannot see it. An SVG document carries the label.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    modifier(DescriptionModifier(DisplayDescription(label: label.content)))
  }

  /// Says what this view is to those who cannot see it. An SVG document carries the label.
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    modifier(DescriptionModifier(DisplayDescription(label: key.content)))
  }

  /// Says what this view is to those who cannot see it. An SVG document carries the label.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(DescriptionModifier(DisplayDescription(label: String(label))))
  }

  /// Says what this view is to those who cannot see it, or leaves it as it is.
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    modifier(DescriptionModifier(isEnabled ? DisplayDescription(label: label.content) : DisplayDescription()))
  }

  /// Says what this view is to those who cannot see it, or leaves it as it is.
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(key), isEnabled: isEnabled)
  }

  /// Says what this view is to those who cannot see it, or leaves it as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Hides this view from those who cannot see it, or not. An SVG document says so.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(DescriptionModifier(DisplayDescription(isHidden: hidden)))
  }

  /// Makes this view one thing to those who cannot see it. An SVG document says so.
  ///
  /// - Parameter children: Whether the views inside are told of.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(DescriptionModifier(DisplayDescription(isWhole: children == .ignore)))
  }

  /// Shows a text where somebody points at this view. An SVG document carries it; a terminal shows none.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
    modifier(DescriptionModifier(DisplayDescription(help: textKey.content)))
  }

  /// Shows a text where somebody points at this view. An SVG document carries it; a terminal shows none.
  public nonisolated func help(_ text: Text) -> some View {
    modifier(DescriptionModifier(DisplayDescription(help: text.content)))
  }

  /// Shows a text where somebody points at this view. An SVG document carries it; a terminal shows none.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View {
    modifier(DescriptionModifier(DisplayDescription(help: String(text))))
  }
}
