import TributaryDrawing
import TributaryGeometry

/// What cells are drawn with: a colour, or a gradient of which each cell has the colour in its middle.
enum CellInk {
  case color(Color.Resolved)
  /// The transform leads from the picture to the gradient's coordinates.
  case gradient(GradientPaint, CGAffineTransform)

  /// - Parameters:
  ///   - transform: From the coordinates of the paint to the picture's.
  ///   - fade: The opacity around, from 0 to 1.
  init(_ paint: Paint, _ transform: CGAffineTransform, fade: Double) {
    switch fade < 1 ? paint.faded(by: fade) : paint {
    case .color(let color): self = .color(color)
    case .gradient(let gradient): self = .gradient(gradient, transform.inverted())
    }
  }

  func color(column: Int, row: Int, metrics: CellMetrics) -> Color.Resolved {
    switch self {
    case .color(let color): color
    case .gradient(let gradient, let inverse):
      gradient.color(at: metrics.center(column: column, row: row).applying(inverse))
    }
  }
}
