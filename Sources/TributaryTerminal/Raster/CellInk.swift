import TributaryDrawing
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
