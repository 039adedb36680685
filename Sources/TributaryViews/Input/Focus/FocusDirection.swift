package import TributaryGeometry

/// A direction in root coordinates.
package struct FocusDirection {
  package var x: CGFloat
  package var y: CGFloat

  package init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}
