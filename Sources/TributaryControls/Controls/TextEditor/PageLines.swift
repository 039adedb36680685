import TributaryGeometry
import TributaryLayout
@_spi(Engine) import TributaryViews

/// The lines of a text in a width: where each begins and ends, and where its characters stand.
///
/// Paragraphs end with line breaks; in a paragraph a line ends behind the last space that fits, or where the width ends if
/// there is none. Spaces at the end hang over.
///
///     width 5    one two⏎three      →      one·│two⏎│three
struct PageLines {
  /// The characters of each line, with the line break or the spaces that end it.
  private var lines: [Range<Int>] = []
  private let characters: [Character]
  private let measure: (Character) -> CGFloat

  /// - Parameter measure: The advance of a character, in points.
  init(_ characters: [Character], width: CGFloat, measure: @escaping (Character) -> CGFloat) {
    self.characters = characters
    self.measure = measure
    var start = 0
    var lastBreak: Int?
    var length: CGFloat = 0
    for (index, character) in characters.enumerated() {
      if character.isNewline {
        lines.append(start..<index + 1)
        (start, lastBreak, length) = (index + 1, nil, 0)
        continue
      }
      let advance = measure(character)
      if length + advance > width, index > start, character != " " {
        let end = lastBreak ?? index
        lines.append(start..<end)
        start = end
        lastBreak = nil
        length = characters[start..<index].reduce(0) { $0 + measure($1) }
      }
      length += advance
      if character == " " { lastBreak = index + 1 }
    }
    lines.append(start..<characters.count)
  }

  var indices: Range<Int> { lines.indices }

  subscript(line: Int) -> Range<Int> { lines[line] }

  /// What is shown of a line: its characters without a line break.
  func shown(_ line: Int) -> Range<Int> {
    let range = lines[line]
    return range.isEmpty || !characters[range.upperBound - 1].isNewline
      ? range : range.lowerBound..<range.upperBound - 1
  }

  /// The last place of the caret that is in a line.
  func lastPlace(ofLine line: Int) -> Int {
    let end = shown(line).upperBound
    // At the end of a line that goes on in the next, the caret would be in that one.
    return end == lines[line].upperBound && line + 1 < lines.count ? max(lines[line].lowerBound, end - 1) : end
  }

  /// The line of a place between characters.
  func line(of place: Int) -> Int {
    max(0, lines.partitioningIndex { $0.lowerBound > place } - 1)
  }

  /// The distance of a place from the left edge, in points.
  func position(of place: Int) -> CGFloat {
    let start = lines[line(of: place)].lowerBound
    return length(start..<max(start, place))
  }

  /// The length of some characters of a line, in points.
  func length(_ range: Range<Int>) -> CGFloat { characters[range].reduce(0) { $0 + measure($1) } }

  /// The place in a line that is nearest to a distance from the left edge.
  func place(at x: CGFloat, inLine line: Int) -> Int {
    let range = lines[line].lowerBound..<lastPlace(ofLine: line)
    var end: CGFloat = 0
    for index in range {
      let advance = measure(characters[index])
      if x < end + advance / 2 { return index }
      end += advance
    }
    return range.upperBound
  }
}

/// How an editor grows with its text, in lines.
struct PageGrowth: Equatable {
  let fewest: Int
  /// More scroll; `nil` for any number.
  let most: Int?

  func lines(for count: Int) -> Int { max(fewest, min(count, most ?? count)) }
}

/// The room of an editor: what it is offered, or, where it grows with its text, as many lines as that has.
struct PageRoom: Layout {
  /// `nil` for what is offered.
  let growth: PageGrowth?
  /// In points.
  let lineHeight: CGFloat
  /// How many lines the text has in a width, in points.
  let countLines: (CGFloat) -> Int
  /// The width of the text in a single line.
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
