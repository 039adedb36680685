public import TributaryDrawing

/// What the terminal's own two colours stand for in a picture.
///
/// A picture is drawn on ``background`` and, where its colour equals ``foreground``, in the terminal's own colours: black text on the
/// white page becomes plain text, legible on a dark terminal as well as on a light one. Translucent paint is mixed with
/// these where it lies over a cell that has no colour of its own.
public struct TerminalPalette: Sendable, Hashable {
  /// The colour of plain text, drawn as the terminal's own.
  public var foreground: Color.Resolved
  /// The colour of an empty page, drawn as the terminal's own.
  public var background: Color.Resolved

  /// Black on white.
  public static let light = TerminalPalette(
    foreground: Color.Resolved(red: 0, green: 0, blue: 0), background: Color.Resolved(red: 1, green: 1, blue: 1))

  /// White on black.
  public static let dark = TerminalPalette(
    foreground: Color.Resolved(red: 1, green: 1, blue: 1), background: Color.Resolved(red: 0, green: 0, blue: 0))

  /// A palette of the two colours that the terminal has of its own.
  public init(foreground: Color.Resolved, background: Color.Resolved) {
    self.foreground = foreground
    self.background = background
  }
}

extension Color.Resolved {
  /// This colour over an opaque one.
  func over(_ below: Color.Resolved) -> Color.Resolved {
    below.mixed(with: self, min(max(opacity, 0), 1))
  }

  /// A fraction of the way to another colour; opaque.
  func mixed(with other: Color.Resolved, _ fraction: Float) -> Color.Resolved {
    func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * fraction }
    return Color.Resolved(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), opacity: 1)
  }
}
