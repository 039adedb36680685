import TributaryGeometry
import TributaryLayout

extension EdgeInsets {
  /// Returns the space between the border and the content of a control.
  ///
  /// In a live terminal, the space is a whole number of cells. Otherwise a bordered control would be one and a half
  /// rows high, and the rows of a column of controls would have alternating distances.
  ///
  /// A space that is rounded to zero is the smallest positive length, which changes no size. Stacks keep the default
  /// gap beside a padded edge, and would place a text without padding directly below another.
  ///
  /// - Parameter cell: The size of a cell of the terminal; zero in other pictures. See `EnvironmentValues.gapUnits`.
  static func control(horizontal: CGFloat, vertical: CGFloat, _ cell: CGSize) -> EdgeInsets {
    let (x, y) = (space(horizontal, cell.width), space(vertical, cell.height))
    return EdgeInsets(top: y, leading: x, bottom: y, trailing: x)
  }

  private static func space(_ length: CGFloat, _ unit: CGFloat) -> CGFloat {
    length > 0 ? max(length.wholeMultiple(of: unit), .leastNonzeroMagnitude) : 0
  }
}
