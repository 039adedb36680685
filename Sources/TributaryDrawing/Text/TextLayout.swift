public import TributaryGeometry

/// Text broken into lines and measured: what is drawn, and the frame that it takes.
public struct TextLayout: Sendable, Equatable {
  /// Most text is one line that is as wide as the frame: then this is all there is to it, and the style is shared.
  private let text: String
  private let width: CGFloat
  private let style: TextLineStyle?

  /// What there is to any other text.
  private let paragraph: Paragraph?

  private final class Paragraph: Sendable {
    let size: CGSize
    let lines: ContiguousArray<Line>
    let firstBaseline: CGFloat
    let lastBaseline: CGFloat

    init(_ size: CGSize, _ lines: ContiguousArray<Line>, _ firstBaseline: CGFloat, _ lastBaseline: CGFloat) {
      self.size = size
      self.lines = lines
      self.firstBaseline = firstBaseline
      self.lastBaseline = lastBaseline
    }
  }

  /// Size of the text's frame, in points: the widest line by the sum of the lines' heights.
  public var size: CGSize { paragraph?.size ?? CGSize(width: width, height: style?.height ?? 0) }

  /// Top to bottom; at least one, which is empty for empty text.
  ///
  /// A line of several styles is several of these beside each other, in the order in which the text is read.
  ///
  /// - Complexity: O(1); text of one line makes its array for each call.
  public var lines: ContiguousArray<Line> {
    if let paragraph { return paragraph.lines }
    return [
      Line(
        text: text, font: style?.font ?? .body, origin: CGPoint(x: 0, y: firstBaseline), width: width,
        ascent: firstBaseline, descent: size.height - firstBaseline)
    ]
  }

  /// Distance from the top of the frame to the first line's baseline, in points.
  public var firstBaseline: CGFloat { paragraph?.firstBaseline ?? style?.metrics.ascent ?? 0 }

  /// Distance from the top of the frame to the last line's baseline, in points.
  public var lastBaseline: CGFloat { paragraph?.lastBaseline ?? style?.metrics.ascent ?? 0 }

  /// One line, or the part of one line that has one style.
  public struct Line: Sendable, Equatable {
    /// What is drawn: without its line break, with the ellipsis if it was truncated. May hold any character that the
    /// user's data held; renderers escape it.
    public var text: String

    /// The font of the line.
    public var font: ResolvedFont

    /// Left end of the line's baseline in the frame of the text, in points.
    public var origin: CGPoint

    /// Advance width that layout gave the line, in points. Renderers make the drawn line exactly as wide.
    public var width: CGFloat

    /// From the top of the whole line to its baseline, in points.
    public var ascent: CGFloat

    /// From the baseline to the bottom of the whole line, in points.
    public var descent: CGFloat

    /// How far above the line's baseline the text stands, in points; negative is below.
    public var rise: CGFloat = 0

    /// The part of the width that was added after each character, in points; may be negative.
    public var spacing: CGFloat = 0

    /// `nil` for that of the command that draws the text.
    public var paint: Paint?

    /// The line below the text; `nil` for none.
    public var underline: TextDecoration?

    /// The line through the text; `nil` for none.
    public var strikethrough: TextDecoration?

    /// Which of the pieces that the text was joined from it belongs to, from 0.
    package var run = 0

    /// The symbol that stands here, which is drawn by a command of its own; then there is no text.
    package var attachment: TextAttachment?

    /// A line without ascent and descent counts as one that has its baseline for a middle.
    public init(
      text: String, font: ResolvedFont, origin: CGPoint, width: CGFloat, ascent: CGFloat = 0, descent: CGFloat = 0
    ) {
      self.text = text
      self.font = font
      self.origin = origin
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }
  }

  /// Lines with the size that they take and their baselines from the top, in points.
  public init(size: CGSize, lines: ContiguousArray<Line>, firstBaseline: CGFloat, lastBaseline: CGFloat) {
    text = ""
    width = size.width
    style = nil
    paragraph = Paragraph(size, lines, firstBaseline, lastBaseline)
  }

  /// A text on one line.
  package init(oneLine text: String, width: CGFloat, style: TextLineStyle) {
    self.text = text
    self.width = width
    self.style = style
    paragraph = nil
  }

  /// The same lines, with the gradients that some of them have in their place.
  ///
  /// - Parameter bounds: Of the text, in the coordinates of the fragment.
  package func placingPaints(in bounds: CGRect) -> TextLayout {
    func isPlaced(_ paint: Paint?) -> Bool { paint?.isPlaceless ?? true }
    guard let paragraph,
      !paragraph.lines.allSatisfy({
        isPlaced($0.paint) && isPlaced($0.underline?.paint) && isPlaced($0.strikethrough?.paint)
      })
    else { return self }
    let lines = ContiguousArray(
      paragraph.lines.map { line in
        var line = line
        line.paint = line.paint?.placed(in: bounds)
        line.underline = line.underline?.placed(in: bounds)
        line.strikethrough = line.strikethrough?.placed(in: bounds)
        return line
      })
    return TextLayout(size: size, lines: lines, firstBaseline: firstBaseline, lastBaseline: lastBaseline)
  }

  public static func == (a: TextLayout, b: TextLayout) -> Bool {
    if let x = a.paragraph, x === b.paragraph { return true }
    guard a.size == b.size, a.firstBaseline == b.firstBaseline, a.lastBaseline == b.lastBaseline else { return false }
    if let x = a.style, let y = b.style { return a.text == b.text && x.font == y.font }
    return a.lines == b.lines
  }
}

/// The font and the heights of a line, shared by all text that has them.
package final class TextLineStyle: Sendable {
  package let font: ResolvedFont
  package let metrics: LineMetrics

  package init(_ font: ResolvedFont, _ metrics: LineMetrics) {
    self.font = font
    self.metrics = metrics
  }

  /// The height of the line, in points.
  package var height: CGFloat { metrics.ascent + metrics.descent }
}

extension StringProtocol {
  /// Whether the first letter of a script with a direction is of one that is written from right to left.
  package var isRightToLeft: Bool {
    // Below the Hebrew block, which begins with the byte D6, everything runs from left to right.
    let mayBe = utf8.withContiguousStorageIfAvailable { bytes in bytes.contains { $0 >= 0xD6 } }
    if mayBe == false { return false }
    for scalar in unicodeScalars {
      if scalar.isOfRightToLeftScript { return true }
      if scalar.properties.isAlphabetic { return false }
    }
    return false
  }
}

extension Unicode.Scalar {
  fileprivate var isOfRightToLeftScript: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      // Digits and marks of these blocks have no direction of their own.
      properties.isAlphabetic && properties.numericType == nil
    default: false
    }
  }
}
