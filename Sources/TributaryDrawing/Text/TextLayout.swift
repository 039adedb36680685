public import TributaryGeometry

/// Text broken into lines and measured: what is drawn, and the frame that it takes.
public final class TextLayout: Sendable, Equatable {
  /// Size of the text's frame, in points: the widest line by the sum of the lines' heights.
  public let size: CGSize

  /// Top to bottom; at least one, which is empty for empty text.
  public var lines: ContiguousArray<Line> {
    guard let first else { return others }
    return others.isEmpty ? [first] : [first] + others
  }

  /// Most text is one line: it stands in the object itself, without an array of its own.
  private let first: Line?
  private let others: ContiguousArray<Line>

  /// Distance from the top of the frame to the first line's baseline, in points.
  public let firstBaseline: CGFloat

  /// Distance from the top of the frame to the last line's baseline, in points.
  public let lastBaseline: CGFloat

  /// One line, all of one font.
  public struct Line: Sendable, Equatable {
    /// What is drawn: without its line break, with the ellipsis if it was truncated. May hold any character that the
    /// user's data held; renderers escape it.
    public var text: String

    public var font: ResolvedFont

    /// Left end of the baseline in the frame of the text, in points.
    public var origin: CGPoint

    /// Advance width that layout gave the line, in points. Renderers make the drawn line exactly as wide.
    public var width: CGFloat

    public init(text: String, font: ResolvedFont, origin: CGPoint, width: CGFloat) {
      self.text = text
      self.font = font
      self.origin = origin
      self.width = width
    }
  }

  public init(size: CGSize, lines: ContiguousArray<Line>, firstBaseline: CGFloat, lastBaseline: CGFloat) {
    self.size = size
    first = lines.first
    others = lines.count > 1 ? ContiguousArray(lines.dropFirst()) : []
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  public static func == (a: TextLayout, b: TextLayout) -> Bool {
    a === b
      || (a.size == b.size && a.first == b.first && a.others == b.others && a.firstBaseline == b.firstBaseline
        && a.lastBaseline == b.lastBaseline)
  }
}
