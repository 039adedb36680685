package import TributaryGeometry

/// What a recognizer is told: the pointer did something, or time has passed.
package struct GestureInput {
  package enum Kind: Equatable {
    /// The pointer touches.
    case down
    /// It moves while it touches.
    case moved
    /// It lets go.
    case up
    /// Only the clock went on, to a time that a recognizer had asked for.
    case time
    /// A second finger touches, or a trackpad reports two fingers.
    case pinchBegan
    /// The two fingers move relative to each other.
    case pinchChanged
    /// One of the two fingers lets go.
    case pinchEnded
    /// The pinch is over without having come to an end.
    case pinchCancelled

    /// Whether the input concerns two fingers.
    package var isPinch: Bool {
      switch self {
      case .pinchBegan, .pinchChanged, .pinchEnded, .pinchCancelled: true
      case .down, .moved, .up, .time: false
      }
    }
  }

  package let kind: Kind

  /// The movement of two fingers since their pinch began; none for other inputs.
  package let pinch: Pinch

  /// Where the pointer is, in root coordinates.
  package let location: CGPoint

  /// Seconds of virtual time.
  package let time: Double

  /// The keys that are held.
  package let modifiers: EventModifiers

  /// The surroundings of the recognizer.
  package let place: GesturePlace

  package init(
    _ kind: Kind, at location: CGPoint, time: Double, modifiers: EventModifiers = [], pinch: Pinch = Pinch(),
    in place: GesturePlace = GesturePlace()
  ) {
    self.kind = kind
    self.pinch = pinch
    self.location = location
    self.time = time
    self.modifiers = modifiers
    self.place = place
  }

  /// The pointer's location in a coordinate space.
  package func location(in space: CoordinateSpace) -> CGPoint { place.convert(location, space) }

  /// The same for a recognizer that starts with this input, although the pointer was down before.
  package var asDown: GestureInput {
    GestureInput(.down, at: location, time: time, modifiers: modifiers, in: place)
  }
}

/// The movement of two fingers since their pinch began.
package struct Pinch: Equatable {
  /// The distance between the fingers, relative to the distance at the start.
  package var magnification: CGFloat = 1

  /// The rotation of the fingers about each other, clockwise.
  package var rotation = Angle.zero

  package init(magnification: CGFloat = 1, rotation: Angle = .zero) {
    self.magnification = magnification
    self.rotation = rotation
  }
}

extension CGPoint {
  /// The distance to another point.
  package func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}

/// The keys that are held while something happens.
public struct EventModifiers: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Option, which other keyboards call Alt.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// Command. Terminals have no such key: there Control stands for it.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// A key of the block of digits.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All of them.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// What a recognizer may ask of the view that its gesture belongs to.
package struct GesturePlace {
  /// Takes a point of the root to a coordinate space.
  package let convert: (CGPoint, CoordinateSpace) -> CGPoint

  /// Whether a point of the root lies in the view.
  package let contains: (CGPoint) -> Bool

  /// The size of the view, in points.
  package let size: () -> CGSize

  /// Reports a limit that is none: what it limits, and the value that was given.
  package let report: (String, String) -> Void

  /// A place where every coordinate space is that of the root, and the view is everywhere.
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

  /// A length of points or seconds that a user gave: the default, and a report, if it is negative or no number.
  package func usable<Length: BinaryFloatingPoint>(_ length: Length, else standard: Length, _ what: String) -> Length {
    if length >= 0 { return length }
    report(what, "\(length)")
    return standard
  }
}
