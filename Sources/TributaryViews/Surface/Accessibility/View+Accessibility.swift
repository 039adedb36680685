import TributaryDrawing
@_spi(Engine) public import TributaryEngine

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
    modifier(
      DescriptionModifier(
        DisplayDescription(isWhole: children == .ignore),
        additions: AccessibilityAdditions(isCombined: children == .combine)))
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

/// What becomes of the views inside one that is a single thing to those who cannot see it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let number: UInt8

  /// Nothing is said of them.
  public static let ignore = AccessibilityChildBehavior(number: 0)
  /// They are told of, each by itself.
  public static let contain = AccessibilityChildBehavior(number: 1)
  /// They are told of, one after the other.
  public static let combine = AccessibilityChildBehavior(number: 2)
}

/// Kinds of assistive technology.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt8

  /// The kinds of some bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What speaks what is on the screen.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1 << 0)
  /// What goes from view to view by a switch.
  public static let switchControl = AccessibilityTechnologies(rawValue: 1 << 1)
}
