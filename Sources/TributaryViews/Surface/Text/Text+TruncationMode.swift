package import TributaryDrawing

extension Text {
  /// Where text that does not fit gives way to an ellipsis.
  public enum TruncationMode: Hashable, Sendable {
    /// At the beginning of the last line.
    case head
    /// At the end of the last line.
    case tail
    /// In the middle of the last line.
    case middle
  }
}

extension Text.TruncationMode {
  package var truncation: TextTruncation {
    switch self {
    case .head: .head
    case .tail: .tail
    case .middle: .middle
    }
  }
}
