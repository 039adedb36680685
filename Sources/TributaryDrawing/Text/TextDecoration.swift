public import TributaryGeometry

/// A line below or through text.
public struct TextDecoration: Sendable, Equatable {
  /// Dashes and gaps in turn, in widths of the line; empty for an unbroken one.
  public var dash: [CGFloat]

  /// `nil` for that of the text.
  public var paint: Paint?

  /// A line with a pattern of dashes in points; without a paint it has that of the text.
  public init(dash: [CGFloat] = [], paint: Paint? = nil) {
    self.dash = dash
    self.paint = paint
  }

  /// The line's width, in ems.
  public static let thickness: CGFloat = 1 / 16

  /// How far below the baseline the middle of an underline is, in ems.
  public static let underlineDepth: CGFloat = 0.1

  /// How far above the baseline the middle of a line through text is, in ems.
  public static let strikethroughHeight: CGFloat = 0.26

  func placed(in bounds: CGRect) -> TextDecoration {
    TextDecoration(dash: dash, paint: paint?.placed(in: bounds))
  }
}
