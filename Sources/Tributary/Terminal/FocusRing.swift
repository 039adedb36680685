import TributaryDrawing
import TributaryGeometry
import TributaryTerminal

/// The dashed line around the view that has the focus, in the cells next to it.
///
///     ┌┄┄┄┄┄┄┄┄┄┄┐
///     ┆   June   ┆
///     └┄┄┄┄┄┄┄┄┄┄┘
struct FocusRing {
  /// The view's frame, in root coordinates.
  private let frame: CGRect
  private let metrics: CellMetrics

  /// In points; what lies outside its middle is still inside the cells next to the view.
  private static let thickness: CGFloat = 1
  private static let color = Color.Resolved(red: 0, green: 0.478, blue: 1)

  init(around frame: CGRect, metrics: CellMetrics) {
    self.frame = frame
    self.metrics = metrics
  }

  /// The picture with the ring in front; where the frame touches the edge of the picture, the ring runs along the edge.
  func drawn(over list: DisplayList) -> DisplayList {
    let half = Self.thickness / 2
    let around = frame.insetBy(dx: half - metrics.width, dy: half - metrics.height)
    let inside = CGRect(origin: .zero, size: list.size).insetBy(dx: half, dy: half)
    let ring = around.intersection(inside)
    if ring.isNull { return list }
    let line = DisplayPath(
      Path(ring), .stroke(StrokeStyle(lineWidth: Self.thickness, dash: [2, 2])), .color(Self.color))
    return DisplayList(size: list.size, root: DisplayFragment([.fragment(list.root, at: .zero), .path(line)]))
  }
}
