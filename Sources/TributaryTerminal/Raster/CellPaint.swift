public import TributaryDrawing
import TributaryGeometry

/// The paint of cells: a color, or a gradient that is sampled at the center of each cell.
enum CellPaint {
  case color(Color.Resolved)
  /// A gradient, and the transform from the picture to its coordinates.
  case gradient(GradientPaint, CGAffineTransform)
  /// A mesh gradient that is tessellated once, and the transform from the picture to its coordinates.
  case mesh(GradientTessellation, CGAffineTransform)

  init(_ paint: Paint, _ effects: CellEffects) {
    let faded = effects.fade < 1 ? paint.faded(by: effects.fade) : paint
    switch effects.colors.map({ faded.recolored(by: $0) }) ?? faded {
    case .color(let color): self = .color(color)
    case .gradient(let gradient):
      let inverse = effects.transform.inverted()
      self = gradient.tessellation.map { .mesh($0, inverse) } ?? .gradient(gradient, inverse)
    case .tiles(let tiles):
      // Cells are too coarse for the pixels of a picture. It is shaded, as images are.
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

/// The combined effects of the enclosing effects on the paints of a command.
struct CellEffects {
  /// The transform from the coordinates of the paint to the picture.
  var transform: CGAffineTransform
  /// The combined opacity, from 0 to 1.
  var fade: Double
  /// The change of every color, or `nil` for none.
  var colors: ColorMatrix?
}

/// The colors that correspond to a terminal's default colors.
///
/// A picture on ``background`` is drawn on the terminal's default background, and ``foreground`` in its default
/// foreground: black text on a white page becomes plain text, legible on dark and light terminals. Translucent paint
/// over a cell with default colors is mixed with these colors.
public struct TerminalPalette: Sendable, Hashable {
  /// The color of plain text, drawn in the terminal's default color.
  public var foreground: Color.Resolved
  /// The color of an empty page, drawn in the terminal's default color.
  public var background: Color.Resolved

  /// A palette of black on white.
  public static let light = TerminalPalette(
    foreground: Color.Resolved(red: 0, green: 0, blue: 0), background: Color.Resolved(red: 1, green: 1, blue: 1))

  /// A palette of white on black.
  public static let dark = TerminalPalette(
    foreground: Color.Resolved(red: 1, green: 1, blue: 1), background: Color.Resolved(red: 0, green: 0, blue: 0))

  /// Creates a palette from the colors that are drawn in the terminal's default colors.
  ///
  /// - Parameters:
  ///   - foreground: The color of plain text, drawn in the terminal's default color.
  ///   - background: The color of an empty page, drawn in the terminal's default color.
  public init(foreground: Color.Resolved, background: Color.Resolved) {
    self.foreground = foreground
    self.background = background
  }
}

extension Color.Resolved {
  /// Returns this color blended over an opaque color.
  func over(_ below: Color.Resolved) -> Color.Resolved {
    below.mixed(with: self, min(max(opacity, 0), 1))
  }

  /// Returns an opaque mixture of this color and another one.
  func mixed(with other: Color.Resolved, _ fraction: Float) -> Color.Resolved {
    func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * fraction }
    return Color.Resolved(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), opacity: 1)
  }
}
