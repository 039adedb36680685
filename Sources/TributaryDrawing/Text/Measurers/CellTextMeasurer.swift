public import TributaryGeometry

/// Measures as a terminal does: every character takes one cell or two, whatever its font.
public struct CellTextMeasurer: TextMeasurer, Hashable {
  /// Size of a cell, in points.
  public let cell: CGSize

  /// A measurer for cells of a size in points. A length that is negative or not a finite number becomes 0.
  public init(cell: CGSize = CGSize(width: 8, height: 16)) {
    self.cell = CGSize(width: cell.width.asExtent, height: cell.height.asExtent)
  }

  /// A cell is where it is.
  public var movesCharacters: Bool { false }

  public func width(of text: Substring, in font: ResolvedFont) -> CGFloat {
    CGFloat(Self.cells(of: text)) * cell.width
  }

  /// The baseline is at three quarters of the cell.
  public func lineMetrics(of font: ResolvedFont) -> LineMetrics {
    LineMetrics(ascent: cell.height * 0.75, descent: cell.height * 0.25)
  }

  /// How many cells a text takes: two for a wide character or a pictograph, four for a tab, none for what is
  /// invisible.
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

  /// How many cells one character takes: 0, 1 or 2, and four for a tab.
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
