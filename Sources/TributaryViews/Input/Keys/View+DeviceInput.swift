@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

// Modifiers for unsupported devices. They are accepted for compatibility, and their actions never run.
extension View {
  /// Binds a value to the rotation of a digital crown. The modifier has no effect.
  ///
  /// - Parameter binding: A binding to the value.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }

  /// Binds a value to the rotation of a digital crown. The modifier has no effect.
  ///
  /// - Parameters:
  ///   - binding: A binding to the value.
  ///   - minValue: The value at the lower end.
  ///   - maxValue: The value at the upper end.
  ///   - stride: The distance between two steps, in units of the value; `nil` for none.
  ///   - sensitivity: The amount of rotation for a change.
  ///   - isContinuous: Whether the value continues at the other end.
  ///   - isHapticFeedbackEnabled: Whether steps are felt.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View { self }

  /// Adds an action for the Play/Pause button of a remote control. The modifier has no effect.
  public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }

  /// Adds a shortcut for a hand gesture. The modifier has no effect.
  public nonisolated func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
    self
  }

  /// Adds an action for a long touch, of a minimum duration in seconds, on a remote control. The modifier has no
  /// effect.
  public nonisolated func onLongTouchGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View { self }

  /// Disables hover effects inside this view. The modifier has no effect, since there are no hover effects.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

/// The rotation of a digital crown that corresponds to one step.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  /// A low sensitivity.
  case low
  /// A medium sensitivity.
  case medium
  /// A high sensitivity.
  case high
}

/// A hand gesture that activates a control.
public struct HandGestureShortcut: Hashable, Sendable {
  private let number: UInt8

  /// The gesture that activates the primary action.
  public static let primaryAction = HandGestureShortcut(number: 0)
}

/// The style of the pointer.
public struct PointerStyle: Hashable, Sendable {
  package let name: String

  /// The default pointer, an arrow.
  public static let `default` = PointerStyle(name: "default")
  /// The pointer over a link.
  public static let link = PointerStyle(name: "link")
  /// The pointer for selecting a rectangle, a cross.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// The pointer over horizontal text, an I-beam.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// The pointer over vertical text, a horizontal I-beam.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// The pointer over content that can be dragged, an open hand.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// The pointer during a drag, a closed hand.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// The pointer for zooming in, a magnifying glass.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// The pointer for zooming out, a magnifying glass.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// The pointer for resizing a column.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// The pointer for resizing a row.
  public static let rowResize = PointerStyle(name: "rowResize")
}

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
