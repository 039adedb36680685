package import TributaryGeometry

/// The widths of text in one font as whole multiples of a length.
///
/// A measurer with such widths can be asked for the advances of a text once, so that the text is broken in any number
/// of widths without further measurements.
public struct _TextUnits: Sendable {
  /// The faces with known advances.
  package enum Face: UInt8, Sendable {
    case regular, bold, monospaced
    /// The cells of a terminal.
    case cells
  }

  /// An advance that no single character exceeds.
  static let widest: Int32 = 1 << 14

  package let face: Face
  /// The unit of the advances, in points.
  package let unit: CGFloat

  package init(_ face: Face, unit: CGFloat) {
    self.face = face
    self.unit = unit
  }

  /// The advances of the face.
  var table: AdvanceTable {
    switch face {
    case .regular: .regular
    case .bold: .bold
    case .monospaced: .monospaced
    case .cells: .cells
    }
  }

  /// Returns whether the product of the unit and every number from 0 to a maximum is exact.
  ///
  /// Sums and differences of such products are then exact as well.
  func isExact(upTo maximum: Int32) -> Bool {
    guard unit >= 1e-6, unit <= 1e9 else { return false }
    return unit.significandWidth + 1 + (Int32.bitWidth - maximum.leadingZeroBitCount) <= CGFloat.significandBitCount
  }
}
