@_spi(Engine) package import TributaryEngine
import TributaryDrawing
package import TributaryGeometry
import TributaryLayout

extension ScrollNode {
  /// The thickness of an indicator and its distance from the edge, in points.
  private static let thickness: CGFloat = 3
  private static let inset: CGFloat = 2
  /// The minimum length of an indicator, in points.
  private static let leastLength: CGFloat = 12

  /// Draws an indicator along each axis on which the content exceeds the viewport, if the environment requests it.
  ///
  /// - Parameter frame: The frame of the viewport, in the fragment's coordinates, in points.
  package final func drawIndicators(
    into recorder: inout DisplayRecorder, over frame: CGRect, in environment: EnvironmentValues
  ) {
    for axis in Axis.allCases where settings.indicators(along: axis) == .visible {
      guard let bar = indicator(along: axis, in: frame.size.asExtents) else { continue }
      let paint = HierarchicalShapeStyle.secondary._paint(in: environment)
      recorder.append(.rectangle(bar.offsetBy(dx: frame.origin.x, dy: frame.origin.y), paint))
    }
  }

  /// Returns the indicator along an axis, in the viewport's coordinates, in points.
  ///
  /// The ratio of its length to the track is the ratio of the viewport to the content.
  private func indicator(along axis: Axis, in viewport: CGSize) -> CGRect? {
    let range = range(along: axis)
    let margin = margins.indicators
    let track = viewport.length(along: axis) - 2 * Self.inset - margin.sum(along: axis)
    guard range > 0, track >= Self.leastLength else { return nil }
    let share = viewport.length(along: axis) / (contentSize.length(along: axis) + margins.content.sum(along: axis))
    let length = max(Self.leastLength, track * share)
    let along = margin.near(along: axis) + Self.inset + (track - length) * offset[axis] / range
    switch axis {
    case .vertical:
      let edge = Self.inset + margin.trailing
      let x = isMirrored ? edge : viewport.width - edge - Self.thickness
      return CGRect(x: x, y: along, width: Self.thickness, height: length)
    case .horizontal:
      let x = isMirrored ? viewport.width - along - length : along
      return CGRect(
        x: x, y: viewport.height - Self.inset - margin.bottom - Self.thickness, width: length, height: Self.thickness)
    }
  }
}
