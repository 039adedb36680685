public import TributaryGeometry

/// A mouse event, located at the center of its cell.
public struct TerminalPointerEvent: Sendable, Equatable {
  /// The action of the mouse.
  public var phase: Phase

  /// The location in points of the picture, with the origin at the top left and y down.
  public var location: CGPoint

  /// The modifier keys that were pressed.
  public var modifiers: TerminalModifiers

  /// An action of the mouse.
  public enum Phase: Sendable, Hashable {
    /// A button was pressed.
    case down(Button)
    /// The mouse moved with a button pressed.
    case dragged(Button)
    /// A button was released.
    case up(Button)
    /// The mouse moved without a pressed button. Most terminals report this only while the program requests it.
    case moved
    /// The wheel turned by a number of notches; positive values are right and down.
    case scrolled(dx: Int, dy: Int)
  }

  /// A button of a mouse.
  public enum Button: Sendable, Hashable {
    /// The left button.
    case left
    /// The middle button, or the pressed wheel.
    case middle
    /// The right button.
    case right
  }

  /// Creates a mouse event at a location in the picture, in points.
  ///
  /// - Parameters:
  ///   - phase: The action of the mouse.
  ///   - location: The location in the picture, in points, with the origin at the top left and y down.
  ///   - modifiers: The modifier keys that were pressed.
  public init(_ phase: Phase, at location: CGPoint, modifiers: TerminalModifiers = []) {
    self.phase = phase
    self.location = location
    self.modifiers = modifiers
  }
}
