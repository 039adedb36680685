import TributaryDrawing
import TributaryGeometry

/// What a filter does to the picture of a group.
enum SVGFilter {
  case shadow(DisplayShadow)
  case blur(radius: CGFloat, isOpaque: Bool)
  case color(ColorMatrix)
}
