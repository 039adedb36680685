public import TributaryGeometry

/// The columns, or rows, of a lazy grid that one item of its description stands for.
public struct GridItem: Sendable {
  /// How long the columns, or rows, of an item are across the grid, in points.
  public enum Size: Sendable {
    /// One of a length.
    case fixed(CGFloat)
    /// One that gets an equal share of what is left, between two lengths.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit into an equal share of what is left, each between two lengths.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long the columns, or rows, are.
  public var size: Size
  /// Distance to the next one, in points; `nil` for 8.
  public var spacing: CGFloat?
  /// Where views stand in their cells; `nil` for the middle.
  public var alignment: Alignment?

  /// An item of the description of a lazy grid.
  ///
  /// - Parameters:
  ///   - size: How long the columns, or rows, are.
  ///   - spacing: Distance to the next one, in points; `nil` for 8.
  ///   - alignment: Where views stand in their cells; `nil` for the middle.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
