/// The advance widths of a sans-serif face with the metrics of Helvetica and Arial, in units of 1/2048 of the font
/// size.
///
/// The values were read from Liberation Sans 2.1.5 (SIL Open Font License), regular and bold. They contain only the
/// data that layout requires, and no outlines.
enum SansAdvances {
  static let unitsPerEm = 2048
  /// The advance of characters with unknown width, which is that of a monospaced face.
  static let unknown = 1229

  /// A range of code points with consecutive entries in the tables.
  struct Run {
    var first: UInt32
    var last: UInt32
    var offset: Int
  }

  static let runs = [
    Run(first: 0x0020, last: 0x007E, offset: 0),
    Run(first: 0x00A0, last: 0x024F, offset: 95),
    Run(first: 0x0374, last: 0x051D, offset: 527),
    Run(first: 0x1E00, last: 0x2044, offset: 953),
    Run(first: 0x205E, last: 0x205E, offset: 1534),
    Run(first: 0x2074, last: 0x2094, offset: 1535),
    Run(first: 0x20A0, last: 0x20BF, offset: 1568),
    Run(first: 0x2105, last: 0x2105, offset: 1600),
    Run(first: 0x2113, last: 0x2117, offset: 1601),
    Run(first: 0x2122, last: 0x212E, offset: 1606),
    Run(first: 0x214D, last: 0x215E, offset: 1619),
    Run(first: 0x2184, last: 0x2184, offset: 1637),
    Run(first: 0x2190, last: 0x2195, offset: 1638),
    Run(first: 0x21A8, last: 0x21A8, offset: 1644),
    Run(first: 0x21D4, last: 0x21D4, offset: 1645),
    Run(first: 0x2202, last: 0x222B, offset: 1646),
    Run(first: 0x2248, last: 0x2248, offset: 1688),
    Run(first: 0x2260, last: 0x2265, offset: 1689),
  ]

  /// Returns the advance of a character that is neither wide nor a pictograph and does not combine with others.
  static func advance(of scalar: Unicode.Scalar, in table: [UInt16]) -> Int {
    let value = scalar.value
    for run in runs where value <= run.last {
      guard value >= run.first else { break }
      let advance = table[run.offset + Int(value - run.first)]
      return advance == 0 ? unknown : Int(advance)
    }
    // Arrows have the width of the face's arrows. Box drawings and blocks have a common width, so that they connect.
    return switch value {
    case 0x2190...0x21FF: unitsPerEm
    case 0x2500...0x259F: 1451
    default: unknown
    }
  }
}
