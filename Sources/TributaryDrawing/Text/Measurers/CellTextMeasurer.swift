public import TributaryGeometry

/// A measurer for terminals, in which every character takes one or two cells in every font.
public struct CellTextMeasurer: TextMeasurer, Hashable {
  /// The size of a cell, in points.
  public let cell: CGSize

  /// Creates a measurer for cells of a size in points. Lengths that are negative or not finite become 0.
  public init(cell: CGSize = CGSize(width: 8, height: 16)) {
    self.cell = CGSize(width: cell.width.asExtent, height: cell.height.asExtent)
  }

  /// Whether characters can be moved, which is `false` for cells.
  public var movesCharacters: Bool { false }

  public func width(of text: Substring, in font: ResolvedFont) -> CGFloat {
    CGFloat(Self.cells(of: text)) * cell.width
  }

  public func _units(in font: ResolvedFont) -> _TextUnits? { _TextUnits(.cells, unit: cell.width) }

  /// Returns the metrics of a cell, with the baseline at three quarters of its height.
  public func lineMetrics(of font: ResolvedFont) -> LineMetrics {
    LineMetrics(ascent: cell.height * 0.75, descent: cell.height * 0.25)
  }

  /// Returns the number of cells of a text: two for a wide character or a pictograph, four for a tab, and none for an
  /// invisible character.
  public static func cells(of text: Substring) -> Int {
    let fast: Int?? = text.utf8.withContiguousStorageIfAvailable { bytes in
      var sum = 0
      for byte in bytes {
        switch byte {
        case 0x20...0x7E: sum += 1
        case 0x09: sum += 4
        case 0x00..<0x20, 0x7F: break
        default: return nil
        }
      }
      return sum
    }
    if case .some(.some(let sum)) = fast { return sum }
    return text.reduce(0) { $0 + cells(of: $1) }
  }

  /// Returns the number of cells of one character: 0, 1 or 2, and four for a tab.
  public static func cells(of character: Character) -> Int {
    if character == "\t" { return 4 }
    var sum = ClusterSum(wide: 2, pictograph: 2)
    for scalar in character.unicodeScalars {
      let room = scalar.room
      sum.add(scalar, room: room, narrow: 1)
    }
    return min(sum.total, 2)
  }
}
