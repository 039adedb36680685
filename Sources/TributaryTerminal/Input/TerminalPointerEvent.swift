public import TributaryGeometry

/// A mouse event; its place is the middle of the cell that it happened in.
public struct TerminalPointerEvent: Sendable, Equatable {
  public var phase: Phase

  /// In points of the picture, origin top-left, y down.
  public var location: CGPoint

  public var modifiers: TerminalModifiers

  public enum Phase: Sendable, Hashable {
    case down(Button)
    /// Moved with a button held.
    case dragged(Button)
    case up(Button)
    /// Moved with no button held. Reported as long as the program wants it, and by few terminals else.
    case moved
    /// The wheel went one notch; positive is right and down.
    case scrolled(dx: Int, dy: Int)
  }

  public enum Button: Sendable, Hashable {
    case left
    case middle
    case right
  }

  public init(_ phase: Phase, at location: CGPoint, modifiers: TerminalModifiers = []) {
    self.phase = phase
    self.location = location
    self.modifiers = modifiers
  }
}
