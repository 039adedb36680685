import TributaryGeometry

/// Where the cells of a column stand in its width, and its title.
///
/// > Source: conformance TABLE-06.
public struct TableColumnAlignment: Sendable, Hashable {
  enum Side {
    case leading, center, trailing
  }

  let side: Side

  /// At the leading edge.
  public static let automatic = TableColumnAlignment(side: .leading)
  /// At the leading edge.
  public static let leading = TableColumnAlignment(side: .leading)
  /// In the middle.
  public static let center = TableColumnAlignment(side: .center)
  /// At the trailing edge.
  public static let trailing = TableColumnAlignment(side: .trailing)
  /// At the trailing edge, where the digits of numbers that are read from left to right stand below each other.
  public static let numeric = TableColumnAlignment(side: .trailing)

  var inFrame: Alignment {
    switch side {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
