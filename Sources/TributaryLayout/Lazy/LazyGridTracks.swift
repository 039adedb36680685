public import TributaryGeometry

/// The columns of a lazy grid: what follows from their description and the length across alone, whatever stands in them.
///
/// Fixed columns and all gaps are taken off first. Then each other item, in order, is offered an equal share of what the
/// ones before have left; a flexible one keeps it between its bounds, an adaptive one divides it among as many columns as fit.
///
///     fixed 50, flexible, adaptive 45   in 224   →   50 │ 83 │ 37.5… two would need 98: one of 75
///
/// > Source: conformance LAZYGRID-01 to LAZYGRID-06.
package struct LazyGridTracks: Equatable {
  /// One column.
  package struct Track: Equatable {
    /// Distance from the near edge of the first column, in points.
    package var start: CGFloat
    package var length: CGFloat
    /// Index of the item that it follows from.
    package let item: Int
  }

  package private(set) var tracks: [Track] = []
  /// The length of all columns with the gaps between them, in points.
  package private(set) var total: CGFloat = 0

  package static var defaultGap: CGFloat { 8 }

  /// Divides a length.
  ///
  /// - Parameters:
  ///   - items: The description; none counts as one flexible column.
  ///   - available: The length across, in points; `nil` or infinite for the least that the columns take.
  package init(_ items: [GridItem], in available: CGFloat?) {
    let items = items.isEmpty ? [GridItem()] : items
    let available = available.flatMap { $0.isFinite ? max(0, $0) : nil }
    var left = available ?? 0
    var open = 0
    for (index, item) in items.enumerated() {
      if case .fixed(let length) = item.size { left -= length.asExtent } else { open += 1 }
      if index < items.count - 1 { left -= item.gap }
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
        lengths = Self.adapt(available == nil ? 0 : share, minimum, maximum, gap: item.gap)
      }
      if case .fixed = item.size {
      } else {
        left -= lengths.reduce(0, +) + item.gap * CGFloat(lengths.count - 1)
        open -= 1
      }
      for length in lengths {
        tracks.append(Track(start: position, length: length, item: index))
        position += length + item.gap
      }
    }
    if let last = tracks.last { total = last.start + last.length }
  }

  private static func clamp(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    let minimum = minimum.asExtent
    return max(minimum, min(length, maximum.isNaN ? length : maximum))
  }

  /// As many columns as fit, at least one.
  private static func adapt(
    _ share: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat, gap: CGFloat
  ) -> [CGFloat] {
    // What has no length fits any number of times: a point is the least that is counted.
    let least = max(1, minimum.asExtent)
    let pitch = max(1, least + gap)
    let count = min(max(1, ((share + gap) / pitch).rounded(.down)), Self.mostAdaptiveColumns)
    let length = (share - gap * (count - 1)) / count
    return Array(repeating: clamp(length, minimum, maximum), count: Int(count))
  }

  /// How many columns one adaptive item makes at most.
  private static let mostAdaptiveColumns: CGFloat = 10_000
}

extension GridItem {
  /// Distance to the next column, in points.
  package var gap: CGFloat { spacing.map { $0.asCoordinate } ?? LazyGridTracks.defaultGap }
}

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
