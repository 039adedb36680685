/// A pair of guides, one for each axis, that fixes one view against another.
@frozen
public struct Alignment: Hashable, Sendable {
  /// The guide on the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide on the vertical axis.
  public var vertical: VerticalAlignment

  /// An alignment from a guide for each axis.
  @inlinable public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The corner above where reading starts.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The corner above where reading ends.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The middle of the edge where reading starts.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the edge where reading ends.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The corner below where reading starts.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The corner below where reading ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The leading edge, and the baseline of the first line of text.
  public static var leadingFirstTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  }
  /// The middle, and the baseline of the first line of text.
  public static var centerFirstTextBaseline: Alignment { Alignment(horizontal: .center, vertical: .firstTextBaseline) }
  /// The trailing edge, and the baseline of the first line of text.
  public static var trailingFirstTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  }
  /// The leading edge, and the baseline of the last line of text.
  public static var leadingLastTextBaseline: Alignment { Alignment(horizontal: .leading, vertical: .lastTextBaseline) }
  /// The middle, and the baseline of the last line of text.
  public static var centerLastTextBaseline: Alignment { Alignment(horizontal: .center, vertical: .lastTextBaseline) }
  /// The trailing edge, and the baseline of the last line of text.
  public static var trailingLastTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
  }
}
