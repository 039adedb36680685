package import TributaryGeometry

/// An input to a recognizer: a pointer event, or the passing of time.
package struct GestureInput {
  package enum Kind: Equatable {
    /// The pointer was pressed.
    case down
    /// The pointer moved while pressed.
    case moved
    /// The pointer was released.
    case up
    /// Only the clock advanced, to a deadline of a recognizer.
    case time
    /// A second finger touched the surface, or a trackpad reported two fingers.
    case pinchBegan
    /// The two fingers moved relative to each other.
    case pinchChanged
    /// One of the two fingers was lifted.
    case pinchEnded
    /// The system canceled the pinch.
    case pinchCancelled

    /// Whether the input describes two fingers.
    package var isPinch: Bool {
      switch self {
      case .pinchBegan, .pinchChanged, .pinchEnded, .pinchCancelled: true
      case .down, .moved, .up, .time: false
      }
    }
  }

  package let kind: Kind

  /// The movement of two fingers since their pinch began; the identity for other inputs.
  package let pinch: Pinch

  /// The location of the pointer in root coordinates, in points.
  package let location: CGPoint

  /// The virtual time in seconds.
  package let time: Double

  /// The pressed modifier keys.
  package let modifiers: EventModifiers

  /// The device of the input, or all kinds if the device is not specified.
  package let inputKinds: GestureInputKinds

  /// The place of the recognizer's view.
  package let place: GestureContext

  package init(
    _ kind: Kind, at location: CGPoint, time: Double, modifiers: EventModifiers = [],
    inputKinds: GestureInputKinds = .all, pinch: Pinch = Pinch(), in place: GestureContext = GestureContext()
  ) {
    self.kind = kind
    self.pinch = pinch
    self.location = location
    self.time = time
    self.modifiers = modifiers
    self.inputKinds = inputKinds
    self.place = place
  }

  /// Returns the pointer's location in a coordinate space.
  package func location(in space: CoordinateSpace) -> CGPoint { place.convert(location, space) }

  /// The input for a recognizer that starts with this input, although the pointer was already pressed.
  package var asDown: GestureInput {
    GestureInput(.down, at: location, time: time, modifiers: modifiers, inputKinds: inputKinds, in: place)
  }
}

/// The movement of two fingers since their pinch began.
package struct Pinch: Equatable {
  /// The distance between the fingers, relative to the distance at the start.
  package var magnification: CGFloat = 1

  /// The clockwise rotation of the fingers about each other.
  package var rotation = Angle.zero

  package init(magnification: CGFloat = 1, rotation: Angle = .zero) {
    self.magnification = magnification
    self.rotation = rotation
  }
}

extension CGPoint {
  /// Returns the distance to another point.
  package func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}

/// The modifier keys that are pressed during an event.
public struct EventModifiers: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Caps Lock key.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// The Option key, called Alt on other keyboards.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The Command key. Terminals have no such key; Control replaces it there.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// A key of the numeric keypad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// The Fn key, which systems reserve for themselves. No renderer reports it.
  public static let function = EventModifiers(rawValue: 1 << 6)
  /// All modifier keys.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// The queries of a recognizer about the view of its gesture.
package struct GestureContext {
  /// A closure that converts a point of the root to a coordinate space.
  package let convert: (CGPoint, CoordinateSpace) -> CGPoint

  /// A closure that returns whether a point of the root is in the view.
  package let contains: (CGPoint) -> Bool

  /// The size of the view, in points.
  package let size: () -> CGSize

  /// A closure that reports an invalid limit, with its name and value.
  package let report: (String, String) -> Void

  /// Creates a place in which every coordinate space is that of the root, and the view contains every point.
  package init(
    convert: @escaping (CGPoint, CoordinateSpace) -> CGPoint = { point, _ in point },
    contains: @escaping (CGPoint) -> Bool = { _ in true }, size: @escaping () -> CGSize = { .zero },
    report: @escaping (String, String) -> Void = { _, _ in }
  ) {
    self.convert = convert
    self.contains = contains
    self.size = size
    self.report = report
  }

  /// Returns a length in points or seconds from client code. If it is negative or not-a-number, the method reports it
  /// and returns the default.
  package func usable<Length: BinaryFloatingPoint>(_ length: Length, else standard: Length, _ what: String) -> Length {
    if length >= 0 { return length }
    report(what, "\(length)")
    return standard
  }
}
