public import TributaryDrawing
import TributaryGeometry

/// What cells are drawn with: a colour, or a gradient of which each cell has the colour in its middle.
enum CellInk {
  case color(Color.Resolved)
  /// The transform leads from the picture to the gradient's coordinates.
  case gradient(GradientPaint, CGAffineTransform)
  /// The same of a gradient over a grid, whose pieces are found once.
  case mesh(GradientTessellation, CGAffineTransform)

  init(_ paint: Paint, _ effects: CellEffects) {
    let faded = effects.fade < 1 ? paint.faded(by: effects.fade) : paint
    switch effects.colors.map({ faded.recolored(by: $0) }) ?? faded {
    case .color(let color): self = .color(color)
    case .gradient(let gradient):
      let inverse = effects.transform.inverted()
      self = gradient.tessellation.map { .mesh($0, inverse) } ?? .gradient(gradient, inverse)
    case .tiles(let tiles):
      // Cells are too few for a picture's pixels: it is shaded, as where it stands by itself.
      var color = tiles.singleColor
      color.opacity *= 0.35
      self = .color(color)
    case .effect(let effect): self.init(effect.base, effects)
    }
  }

  func color(column: Int, row: Int, metrics: CellMetrics) -> Color.Resolved {
    switch self {
    case .color(let color): color
    case .gradient(let gradient, let inverse):
      gradient.color(at: metrics.center(column: column, row: row).applying(inverse))
    case .mesh(let pieces, let inverse):
      pieces.color(at: metrics.center(column: column, row: row).applying(inverse))
    }
  }
}

/// What the effects around a command make of its paints.
struct CellEffects {
  /// From the coordinates of the paint to the picture's.
  var transform: CGAffineTransform
  /// The opacity around, from 0 to 1.
  var fade: Double
  /// What becomes of every colour; `nil` for nothing.
  var colors: ColorMatrix?
}

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
