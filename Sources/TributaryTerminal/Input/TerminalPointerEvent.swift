public import TributaryGeometry

/// A mouse event; its place is the middle of the cell that it happened in.
public struct TerminalPointerEvent: Sendable, Equatable {
  /// What the mouse did.
  public var phase: Phase

  /// In points of the picture, origin top-left, y down.
  public var location: CGPoint

  /// The keys that were held meanwhile.
  public var modifiers: TerminalModifiers

  /// What a mouse does.
  public enum Phase: Sendable, Hashable {
    /// A button went down.
    case down(Button)
    /// Moved with a button held.
    case dragged(Button)
    /// A button came up.
    case up(Button)
    /// Moved with no button held. Reported as long as the program wants it, and by few terminals else.
    case moved
    /// The wheel went one notch; positive is right and down.
    case scrolled(dx: Int, dy: Int)
  }

  /// The buttons of a mouse.
  public enum Button: Sendable, Hashable {
    /// The left one.
    case left
    /// The middle one, or the wheel pressed.
    case middle
    /// The right one.
    case right
  }

  /// A mouse event at a place of the picture, in points.
  public init(_ phase: Phase, at location: CGPoint, modifiers: TerminalModifiers = []) {
    self.phase = phase
    self.location = location
    self.modifiers = modifiers
  }
}
