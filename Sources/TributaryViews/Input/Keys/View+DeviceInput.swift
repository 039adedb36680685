@_spi(Engine) public import TributaryEngine

// Devices that are not here: these modifiers are accepted, and their actions never run.
extension View {
  /// Turns a value by the crown of a watch. No crown is here.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }

  /// Turns a value by the crown of a watch. No crown is here.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View { self }

  /// Runs an action by the button of a remote control that plays and pauses. No such button is here.
  public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }

  /// Marks the action that a gesture of the hand runs. No gesture of the hand is seen here.
  public nonisolated func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
    self
  }

  /// Lets a press of some seconds run an action, by a remote control. No remote control is here.
  public nonisolated func onLongTouchGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View { self }

  /// Keeps the effect of the pointer over this view away. The pointer has none here.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

/// How far a crown is turned for a step.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  /// Far.
  case low
  /// In between.
  case medium
  /// A little.
  case high
}

/// A gesture of the hand.
public struct HandGestureShortcut: Hashable, Sendable {
  private let number: UInt8

  /// That which runs the most likely action.
  public static let primaryAction = HandGestureShortcut(number: 0)
}

/// How the pointer looks.
public struct PointerStyle: Hashable, Sendable {
  package let name: String

  /// The arrow.
  public static let `default` = PointerStyle(name: "default")
  /// The sign of a link.
  public static let link = PointerStyle(name: "link")
  /// A cross for a selection.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// A line in text.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// A line in text that runs down.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// A hand that may grasp.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// A hand that has grasped.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// A glass that enlarges.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// A glass that makes smaller.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// Arrows to the sides of a column.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// Arrows above and below a row.
  public static let rowResize = PointerStyle(name: "rowResize")
}
