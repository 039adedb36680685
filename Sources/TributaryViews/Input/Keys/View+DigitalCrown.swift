@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A rotation of a digital crown. There is no digital crown, so no event occurs.
public struct DigitalCrownEvent: Hashable, Sendable {
  /// The position of the crown, in the units of the bound value.
  public var offset: CGFloat
  /// The speed of the rotation, in units per second.
  public var velocity: CGFloat
}

// There is no digital crown, so these modifiers are accepted for compatibility and have no effect.

extension View {
  /// Binds a value to the rotation of a digital crown, with actions for changes. The modifier has no effect.
  ///
  /// - Parameters:
  ///   - binding: A binding to the value.
  ///   - onChange: A closure that runs for a rotation.
  ///   - onIdle: A closure that runs when the rotation ends.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void, onIdle: @escaping () -> Void = {}
  ) -> some View { self }

  /// Binds a value to the rotation of a digital crown, with actions for changes. The modifier has no effect.
  ///
  /// - Parameters:
  ///   - binding: A binding to the value.
  ///   - minValue: The value at the lower end.
  ///   - maxValue: The value at the upper end.
  ///   - stride: The distance between two steps, in units of the value; `nil` for none.
  ///   - sensitivity: The amount of rotation for a change.
  ///   - isContinuous: Whether the value continues at the other end.
  ///   - isHapticFeedbackEnabled: Whether steps are felt.
  ///   - onChange: A closure that runs for a rotation.
  ///   - onIdle: A closure that runs when the rotation ends.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void,
    onIdle: @escaping () -> Void = {}
  ) -> some View { self }

  /// Binds a value to the steps of a digital crown. The modifier has no effect.
  ///
  /// - Parameters:
  ///   - binding: A binding to the value.
  ///   - minValue: The value at the lower end.
  ///   - maxValue: The value at the upper end.
  ///   - stride: The distance between two steps, in units of the value; `nil` for none.
  ///   - sensitivity: The amount of rotation for a change.
  ///   - isContinuous: Whether the value continues at the other end.
  ///   - isHapticFeedbackEnabled: Whether steps are felt.
  ///   - onChange: A closure that runs for a rotation.
  ///   - onIdle: A closure that runs when the rotation ends.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    detent binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View { self }

  /// Binds a number to the steps of a digital crown. The modifier has no effect.
  ///
  /// - Parameters:
  ///   - binding: A binding to the value.
  ///   - minValue: The value at the lower end.
  ///   - maxValue: The value at the upper end.
  ///   - stride: The distance between two steps, in units of the value; `nil` for none.
  ///   - sensitivity: The amount of rotation for a change.
  ///   - isContinuous: Whether the value continues at the other end.
  ///   - isHapticFeedbackEnabled: Whether steps are felt.
  ///   - onChange: A closure that runs for a rotation.
  ///   - onIdle: A closure that runs when the rotation ends.
  public nonisolated func digitalCrownRotation<V: BinaryInteger>(
    detent binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View { self }

  /// Shows or hides the indicator beside a digital crown. The modifier has no effect.
  public nonisolated func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }

  /// Sets the view beside a digital crown. The modifier has no effect.
  public nonisolated func digitalCrownAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }
}
