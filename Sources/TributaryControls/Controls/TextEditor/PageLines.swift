import TributaryGeometry
import TributaryLayout
@_spi(Engine) import TributaryViews

/// The lines of a text in a width: their ranges, and the horizontal positions of their characters.
///
/// Paragraphs end with line breaks. Within a paragraph, a line ends after the last space that fits, or at the width if
/// there is no space. Trailing spaces can exceed the width.
///
///     width 5    one two⏎three      →      one·│two⏎│three
struct PageLines {
  /// The characters of each line, including the line break or the spaces that end it.
  private var lines: [Range<Int>] = []
  private let characters: [Character]
  /// The advance of each character, in points; 0 for a line break.
  private let advances: [CGFloat]
  /// The distance of the top of each line from the top of the text, and the height of the text, in points; empty for
  /// lines of equal heights.
  private var tops: [CGFloat] = []

  /// Divides characters into lines.
  ///
  /// - Parameters:
  ///   - width: The available width, in points.
  ///   - measure: A closure that returns the advance of a character, in points. It is called once for each character in
  ///     order, except for line breaks.
  init(_ characters: [Character], width: CGFloat, measure: (Character) -> CGFloat) {
    self.characters = characters
    var advances: [CGFloat] = []
    advances.reserveCapacity(characters.count)
    var start = 0
    var lastBreak: Int?
    var length: CGFloat = 0
    for (index, character) in characters.enumerated() {
      if character.isNewline {
        lines.append(start..<index + 1)
        (start, lastBreak, length) = (index + 1, nil, 0)
        advances.append(0)
        continue
      }
      let advance = measure(character)
      advances.append(advance)
      if length + advance > width, index > start, character != " " {
        let end = lastBreak ?? index
        lines.append(start..<end)
        start = end
        lastBreak = nil
        length = advances[start..<index].reduce(0, +)
      }
      length += advance
      if character == " " { lastBreak = index + 1 }
    }
    lines.append(start..<characters.count)
    self.advances = advances
  }

  /// Divides characters into lines of different heights.
  ///
  /// - Parameters:
  ///   - width: The available width, in points.
  ///   - advances: The advance of each character, in points.
  ///   - heights: The height of the font of each character, in points.
  ///   - lineHeight: The height of an empty line, in points.
  init(
    _ characters: [Character], width: CGFloat, advances: [CGFloat], heights: [CGFloat], lineHeight: CGFloat
  ) {
    // The other initializer measures each character once and in order, except for line breaks.
    var remaining = zip(characters, advances).filter { !$0.0.isNewline }.makeIterator()
    self.init(characters, width: width) { _ in remaining.next()?.1 ?? 0 }
    tops = [0]
    for line in lines { tops.append((tops.last ?? 0) + (heights[line].max() ?? lineHeight)) }
  }

  /// Returns the height of a line; `nil` for lines of equal heights.
  func height(ofLine line: Int) -> CGFloat? { tops.isEmpty ? nil : tops[line + 1] - tops[line] }

  /// Returns the line at a distance from the top of the text, or the nearest line.
  ///
  /// - Parameter lineHeight: The height of each line if the lines have equal heights, in points.
  func line(at y: CGFloat, _ lineHeight: CGFloat) -> Int {
    let line =
      tops.isEmpty
      ? Int((y / max(1, lineHeight)).asCoordinate.rounded(.down)) : tops.partitioningIndex { $0 > y } - 1
    return min(max(0, line), lines.count - 1)
  }

  var indices: Range<Int> { lines.indices }

  subscript(line: Int) -> Range<Int> { lines[line] }

  /// Returns the visible characters of a line, which exclude its line break.
  func shown(_ line: Int) -> Range<Int> {
    let range = lines[line]
    return range.isEmpty || !characters[range.upperBound - 1].isNewline
      ? range : range.lowerBound..<range.upperBound - 1
  }

  /// Returns the last caret position in a line.
  func lastPlace(ofLine line: Int) -> Int {
    let end = shown(line).upperBound
    // The end of a line that is wrapped is the beginning of the next line.
    return end == lines[line].upperBound && line + 1 < lines.count ? max(lines[line].lowerBound, end - 1) : end
  }

  /// Returns the line of a caret position.
  func line(of place: Int) -> Int {
    max(0, lines.partitioningIndex { $0.lowerBound > place } - 1)
  }

  /// Returns the horizontal offset of a position from the left edge, in points.
  func position(of place: Int) -> CGFloat {
    let start = lines[line(of: place)].lowerBound
    return length(start..<max(start, place))
  }

  /// Returns the width of characters of one line, in points.
  func length(_ range: Range<Int>) -> CGFloat { advances[range].reduce(0, +) }

  /// Returns the caret position in a line that is nearest to an offset from the left edge, in points.
  func place(at x: CGFloat, inLine line: Int) -> Int {
    let range = lines[line].lowerBound..<lastPlace(ofLine: line)
    var end: CGFloat = 0
    for index in range {
      let advance = advances[index]
      if x < end + advance / 2 { return index }
      end += advance
    }
    return range.upperBound
  }
}

/// The limits between which the height of an editor follows its text, in lines.
struct PageGrowth: Equatable {
  let fewest: Int
  /// The number of lines above which the text scrolls; `nil` for no limit.
  let most: Int?

  func lines(for count: Int) -> Int { max(fewest, min(count, most ?? count)) }
}

/// A layout that gives an editor the proposed size, or a height that follows the number of its lines.
struct TextEditorLayout: Layout {
  /// The limits of the height; `nil` for the proposed height.
  let growth: PageGrowth?
  /// The height of a line, in points.
  let lineHeight: CGFloat
  /// A closure that returns the number of lines of the text in a width, in points.
  let countLines: (CGFloat) -> Int
  /// A closure that returns the width of the text in a single line, in points.
  let idealWidth: () -> CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let growth else { return subviews.first?.sizeThatFits(proposal) ?? .zero }
    let width = proposal.width ?? idealWidth()
    return CGSize(width: width, height: CGFloat(growth.lines(for: countLines(width))) * lineHeight)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
