@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

// Interactions with a pen that reports double taps and squeezes. They are accepted for compatibility: browsers and
// terminals do not report them.

/// The position of a pen above a view. No renderer reports one.
public struct PencilHoverPose: Equatable, Sendable {
  /// The location in the coordinates of the view, in points.
  public let location: CGPoint
  /// The location, in fractions of the size of the view.
  public let anchor: UnitPoint
  /// The distance of the pen from the view, as a fraction of the largest distance that the device detects.
  public let zDistance: CGFloat
  /// The angle between the pen and the surface, from 0 for a pen on the surface to 90 degrees.
  public let altitude: Angle
  /// The angle of the pen around the normal of the surface.
  public let azimuth: Angle
  /// The rotation of the pen about its axis.
  public let roll: Angle
}

/// The value of a double tap on a pen. No renderer reports one.
public struct PencilDoubleTapGestureValue: Equatable, Sendable {
  /// The position of the pen above the view; `nil` if it is elsewhere.
  public let hoverPose: PencilHoverPose?
}

/// The value of a squeeze of a pen. No renderer reports one.
public struct PencilSqueezeGestureValue: Equatable, Sendable {
  /// The position of the pen above the view; `nil` if it is elsewhere.
  public let hoverPose: PencilHoverPose?
}

/// The phase of a squeeze of a pen. No renderer reports one.
@frozen
public enum PencilSqueezeGesturePhase: Equatable, Sendable {
  /// The squeeze has begun.
  case active(PencilSqueezeGestureValue)
  /// The squeeze is complete.
  case ended(PencilSqueezeGestureValue)
  /// The squeeze was not completed.
  case failed
}

/// The action that the user prefers for an interaction with a pen.
public struct PencilPreferredAction: Hashable, Sendable {
  private let number: UInt8

  /// No action.
  public static let ignore = PencilPreferredAction(number: 0)
  /// A switch between the current tool and the eraser.
  public static let switchEraser = PencilPreferredAction(number: 1)
  /// A switch between the current tool and the previous one.
  public static let switchPrevious = PencilPreferredAction(number: 2)
  /// The display of the color palette.
  public static let showColorPalette = PencilPreferredAction(number: 3)
  /// The display of the attributes of the ink.
  public static let showInkAttributes = PencilPreferredAction(number: 4)
  /// The display of a palette for the location of the pen.
  public static let showContextualPalette = PencilPreferredAction(number: 5)
  /// A shortcut of the system.
  public static let runSystemShortcut = PencilPreferredAction(number: 6)
}

extension View {
  /// Adds an action for a double tap on a pen. The modifier has no effect, because browsers and terminals do not report
  /// double taps on pens.
  public nonisolated func onPencilDoubleTap(
    perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
  ) -> some View { self }

  /// Adds an action for a squeeze of a pen. The modifier has no effect, because browsers and terminals do not report
  /// squeezes of pens.
  public nonisolated func onPencilSqueeze(
    perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
  ) -> some View { self }
}

extension EnvironmentValues {
  /// The action that the user prefers for a double tap on a pen, which is always `ignore`: there is no such setting.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }

  /// The action that the user prefers for a squeeze of a pen, which is always `ignore`: there is no such setting.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
}
