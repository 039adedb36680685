@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

extension View {
  /// Adds a description to this view if `isEnabled` is `true`.
  private nonisolated func described(
    _ text: Text, as part: DescribedText.Part, _ isEnabled: Bool
  ) -> ModifiedContent<Self, DescriptionModifier> {
    modifier(isEnabled ? DescriptionModifier(text, as: part) : DescriptionModifier())
  }
}

extension View {
  /// Sets the accessibility label of this view if `isEnabled` is `true`.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    described(label, as: .label, isEnabled)
  }

  /// Sets the accessibility label of this view if `isEnabled` is `true`.
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(key), isEnabled: isEnabled)
  }

  /// Sets the accessibility label of this view if `isEnabled` is `true`.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ resource: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(resource), isEnabled: isEnabled)
  }

  /// Sets the accessibility label of this view if `isEnabled` is `true`.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }
}

extension View {
  /// Sets the accessibility value of this view if `isEnabled` is `true`.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    described(value, as: .value, isEnabled)
  }

  /// Sets the accessibility value of this view if `isEnabled` is `true`.
  public nonisolated func accessibilityValue(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(key), isEnabled: isEnabled)
  }

  /// Sets the accessibility value of this view if `isEnabled` is `true`.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ resource: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibilityValue(Text(resource), isEnabled: isEnabled)
  }

  /// Sets the accessibility value of this view if `isEnabled` is `true`.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }
}

extension View {
  /// Sets the accessibility hint of this view if `isEnabled` is `true`.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    described(hint, as: .hint, isEnabled)
  }

  /// Sets the accessibility hint of this view if `isEnabled` is `true`.
  public nonisolated func accessibilityHint(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(key), isEnabled: isEnabled)
  }

  /// Sets the accessibility hint of this view if `isEnabled` is `true`.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ resource: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibilityHint(Text(resource), isEnabled: isEnabled)
  }

  /// Sets the accessibility hint of this view if `isEnabled` is `true`.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }
}

extension View {
  /// Sets the names by which voice input can address the view if `isEnabled` is `true`. The modifier has no effect.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View { self }

  /// Sets the names by which voice input can address the view if `isEnabled` is `true`. The modifier has no effect.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
  ) -> some View { self }

  /// Sets the names by which voice input can address the view if `isEnabled` is `true`. The modifier has no effect.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool
  ) -> some View { self }

  /// Sets the activation point for assistive technology, in the view's coordinates, in points, if `isEnabled` is
  /// `true`. The modifier has no effect.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> some View {
    self
  }

  /// Sets the activation point for assistive technology, in fractions of the view's size, if `isEnabled` is `true`. The
  /// modifier has no effect.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View {
    self
  }
}
