public import Tributary

/// How text is measured; both ways give the same numbers on every machine.
public enum TextMeasuring: String, Sendable, CaseIterable {
  /// As a terminal does: a character is 8 points wide and 16 high, a wide one 16, whatever its font.
  case cells
  /// By the advance widths of a sans face that are built in: what SVG documents are drawn with.
  case proportional

  /// What measures.
  public var measurer: any TextMeasurer {
    switch self {
    case .cells: CellTextMeasurer()
    case .proportional: EnvironmentValues().textMeasurer
    }
  }
}
