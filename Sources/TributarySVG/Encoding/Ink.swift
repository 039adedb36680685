import TributaryDrawing
import TributaryGeometry

/// A colour as SVG says it.
struct Ink {
  let red: UInt8
  let green: UInt8
  let blue: UInt8
  /// From 0 to 1,000.
  let opacity: Thousandths

  init(_ color: Color.Resolved) {
    opacity = Thousandths(CGFloat(min(max(0, color.opacity), 1)))
    (red, green, blue, _) = color.bytes
  }
}
