/// The advance widths of characters in one face, in units of 1/2048 of the font size.
struct AdvanceTable: Sendable {
  /// The widths by code point below 128. Control characters have a width of 0, and a tab that of four spaces.
  let ascii: [UInt16]
  /// The widths in the order of `SansAdvances.runs`; nil if all narrow characters have the same width.
  private let table: [UInt16]?
  private let narrow: Int
  private let wide: Int
  private let pictograph: Int

  static let regular = AdvanceTable(table: SansAdvances.regular)
  static let bold = AdvanceTable(table: SansAdvances.bold)
  static let monospaced = AdvanceTable(cell: SansAdvances.unknown)
  /// The numbers of cells of a terminal.
  static let cells = AdvanceTable(cell: 1)

  private init(table: [UInt16]) {
    self.ascii = Self.ascii { SansAdvances.advance(of: $0, in: table) }
    self.table = table
    self.narrow = SansAdvances.unknown
    self.wide = SansAdvances.unitsPerEm
    self.pictograph = SansAdvances.unitsPerEm * 5 / 4
  }

  /// Creates the table of a monospaced face. Wide characters and pictographs take two cells, so that columns stay
  /// aligned.
  private init(cell: Int) {
    self.ascii = Self.ascii { _ in cell }
    self.table = nil
    self.narrow = cell
    self.wide = 2 * cell
    self.pictograph = 2 * cell
  }

  private static func ascii(_ advance: (Unicode.Scalar) -> Int) -> [UInt16] {
    (0..<128).map { (code: UInt8) -> UInt16 in
      switch code {
      case 0x09: UInt16(4 * advance(" "))
      case 0x00..<0x20, 0x7F: 0
      default: UInt16(advance(Unicode.Scalar(code)))
      }
    }
  }

  /// Returns the sum of the advances of a text.
  ///
  /// - Complexity: O(*n*); allocates no memory. ASCII requires one table lookup per byte.
  func advance(of text: Substring) -> Int {
    let fast: Int?? = text.utf8.withContiguousStorageIfAvailable { bytes in
      var sum = 0
      for byte in bytes {
        guard byte < 0x80 else { return nil }
        sum += Int(ascii[Int(byte)])
      }
      return sum
    }
    if case .some(.some(let sum)) = fast { return sum }
    var sum = ClusterSum(wide: wide, pictograph: pictograph)
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        sum.add(scalar, room: .narrow, narrow: Int(ascii[Int(scalar.value)]))
      } else {
        let room = scalar.room
        sum.add(scalar, room: room, narrow: room == .narrow ? advance(of: scalar) : 0)
      }
    }
    return sum.total
  }

  /// Returns the sum of the advances of a text; `nil` if the text has a line break or is not ASCII.
  func advance(ofASCIILine text: String) -> Int? {
    let sum: Int?? = text.utf8.withContiguousStorageIfAvailable { bytes in
      var sum = 0
      for byte in bytes {
        guard byte < 0x80, byte < 0x0A || byte > 0x0D else { return nil }
        sum += Int(ascii[Int(byte)])
      }
      return sum
    }
    return sum ?? nil
  }

  /// Returns the advance of a text that consists of one scalar.
  func advance(alone scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return Int(ascii[Int(scalar.value)]) }
    let room = scalar.room
    var sum = ClusterSum(wide: wide, pictograph: pictograph)
    sum.add(scalar, room: room, narrow: room == .narrow ? advance(of: scalar) : 0)
    return sum.total
  }

  private func advance(of scalar: Unicode.Scalar) -> Int {
    guard let table else { return narrow }
    return SansAdvances.advance(of: scalar, in: table)
  }
}
