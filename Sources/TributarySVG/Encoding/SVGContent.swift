import TributaryDrawing
import TributaryGeometry

/// What is drawn as a whole, or inside of an effect.
protocol SVGContent {
  /// - Parameter offset: Where the content's origin stands in the coordinates of the innermost group.
  func write(to encoder: inout SVGEncoder, offset: CGPoint)
}

extension DisplayFragment: SVGContent {
  func write(to encoder: inout SVGEncoder, offset: CGPoint) {
    for command in commands { encoder.write(command, offset: offset) }
  }
}
