public import TributaryGeometry

/// The columns of a lazy grid, which depend only on their description and the cross length, and not on their content.
///
/// Fixed columns and all gaps are subtracted first. Each other item, in order, is then offered an equal share of the
/// length that the preceding items have left. A flexible item limits the share to its bounds, and an adaptive item
/// divides it among the maximum number of columns that fit.
///
///     fixed 50, flexible, adaptive 45   in 224   →   50 │ 83 │ 37.5… two would need 98: one of 75
///
/// > Source: conformance LAZYGRID-01 to LAZYGRID-06.
package struct LazyGridTracks: Equatable {
  /// A column.
  package struct Track: Equatable {
    /// The distance from the near edge of the first column, in points.
    package var start: CGFloat
    package var length: CGFloat
    /// The index of the item that describes the column.
    package let item: Int
  }

  package private(set) var tracks: [Track] = []
  /// The length of all columns including the gaps between them, in points.
  package private(set) var total: CGFloat = 0

  package static var defaultGap: CGFloat { 8 }

  /// Divides a length among columns.
  ///
  /// - Parameters:
  ///   - items: The description of the columns; an empty array counts as one flexible column.
  ///   - available: The cross length, in points; `nil` or infinite for the minimum length of the columns.
  ///   - gapUnit: The unit of default gaps, in points: gaps are integral multiples of it; 0 for no unit.
  package init(_ items: [GridItem], in available: CGFloat?, gapUnit: CGFloat = 0) {
    let items = items.isEmpty ? [GridItem()] : items
    let available = available.flatMap { $0.isFinite ? max(0, $0) : nil }
    var left = available ?? 0
    var open = 0
    for (index, item) in items.enumerated() {
      if case .fixed(let length) = item.size { left -= length.asExtent } else { open += 1 }
      if index < items.count - 1 { left -= item.gap(unit: gapUnit) }
    }
    var position: CGFloat = 0
    for (index, item) in items.enumerated() {
      var lengths: [CGFloat] = []
      let share = open > 0 ? max(0, left / CGFloat(open)) : 0
      switch item.size {
      case .fixed(let length): lengths = [length.asExtent]
      case .flexible(let minimum, let maximum):
        lengths = [Self.clamp(available == nil ? 0 : share, minimum, maximum)]
      case .adaptive(let minimum, let maximum):
        lengths = Self.adapt(available == nil ? 0 : share, minimum, maximum, gap: item.gap(unit: gapUnit))
      }
      if case .fixed = item.size {
      } else {
        left -= lengths.reduce(0, +) + item.gap(unit: gapUnit) * CGFloat(lengths.count - 1)
        open -= 1
      }
      for length in lengths {
        tracks.append(Track(start: position, length: length, item: index))
        position += length + item.gap(unit: gapUnit)
      }
    }
    if let last = tracks.last { total = last.start + last.length }
  }

  private static func clamp(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    let minimum = minimum.asExtent
    return max(minimum, min(length, maximum.isNaN ? length : maximum))
  }

  /// Returns the lengths of the maximum number of columns that fit, at least one.
  private static func adapt(
    _ share: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat, gap: CGFloat
  ) -> [CGFloat] {
    // A length of 0 would fit any number of times, so lengths of less than one point count as one point.
    let least = max(1, minimum.asExtent)
    let pitch = max(1, least + gap)
    let count = min(max(1, ((share + gap) / pitch).rounded(.down)), Self.mostAdaptiveColumns)
    let length = (share - gap * (count - 1)) / count
    return Array(repeating: clamp(length, minimum, maximum), count: Int(count))
  }

  /// The maximum number of columns of one adaptive item.
  private static let mostAdaptiveColumns: CGFloat = 10_000
}

extension GridItem {
  /// Returns the distance to the next column, in points.
  ///
  /// - Parameter unit: The unit of default gaps, in points; 0 for no unit.
  package func gap(unit: CGFloat) -> CGFloat {
    spacing.map { $0.asCoordinate } ?? LazyGridTracks.defaultGap.wholeMultiple(of: unit)
  }
}

/// The description of one or more columns or rows of a lazy grid.
public struct GridItem: Sendable {
  /// The size of an item's columns or rows across the grid, in points.
  public enum Size: Sendable {
    /// A single column or row with a fixed length.
    case fixed(CGFloat)
    /// A single column or row that takes an equal share of the remaining length, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// The maximum number of columns or rows that fit into an equal share of the remaining length, each within bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the columns or rows.
  public var size: Size
  /// The distance to the next column or row, in points; `nil` for 8.
  public var spacing: CGFloat?
  /// The alignment of views in their cells; `nil` for the center.
  public var alignment: Alignment?

  /// Creates the description of one or more columns or rows.
  ///
  /// - Parameters:
  ///   - size: The size of the columns or rows.
  ///   - spacing: The distance to the next column or row, in points; `nil` for 8.
  ///   - alignment: The alignment of views in their cells; `nil` for the center.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
