@testable import TributaryTerminal

/// An emulator of the terminal features that the encoder uses: cursor addressing, clearing, renditions, and wide
/// characters.
struct TerminalEmulator {
  struct Place: Equatable {
    var character: Character = " "
    var rendition = Rendition()
    var isContinuation = false
  }

  struct Rendition: Equatable {
    var foreground = ""
    var background = ""
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruck = false
    var isReversed = false

    /// Whether a space is visible in its foreground.
    var hasLine: Bool { isUnderlined || isStruck }
  }

  let columns, rows: Int
  private(set) var places: [Place]
  private(set) var unknownSequences: [String] = []
  private(set) var strayControls: [Unicode.Scalar] = []
  private(set) var rendition = Rendition()
  private var column = 0
  private var row = 0

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    places = Array(repeating: Place(), count: columns * rows)
  }

  mutating func feed(_ text: String) {
    var rest = Substring(text)
    while let character = rest.first {
      if character == "\u{1B}" {
        rest = obey(rest)
      } else {
        rest.removeFirst()
        let bad = character.unicodeScalars.filter { $0.properties.generalCategory == .control }
        strayControls += bad
        if bad.isEmpty { write(character) }
      }
    }
  }

  private mutating func obey(_ text: Substring) -> Substring {
    let body = text.dropFirst(2)
    guard text.dropFirst().first == "[", let end = body.firstIndex(where: { $0.isLetter }) else {
      unknownSequences.append(String(text))
      return ""
    }
    let numbers = body[..<end].split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    switch body[end] {
    case "H":
      row = (Int(numbers[0]) ?? 1) - 1
      column = (numbers.count > 1 ? Int(numbers[1]) ?? 1 : 1) - 1
    case "C": column += Int(numbers.first ?? "") ?? 1
    case "J" where numbers == ["2"]: places = Array(repeating: Place(), count: columns * rows)
    case "m": rendition = Self.changed(rendition, by: numbers)
    default: unknownSequences.append(String(body[...end]))
    }
    return body[body.index(after: end)...]
  }

  private static func changed(_ old: Rendition, by numbers: [String]) -> Rendition {
    var result = old
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case "0": result = Rendition()
      case "1": result.isBold = true
      case "22": result.isBold = false
      case "3": result.isItalic = true
      case "23": result.isItalic = false
      case "4": result.isUnderlined = true
      case "24": result.isUnderlined = false
      case "9": result.isStruck = true
      case "29": result.isStruck = false
      case "7": result.isReversed = true
      case "27": result.isReversed = false
      case "39": result.foreground = ""
      case "49": result.background = ""
      case "38", "48":
        let length = rest.first == "2" ? 4 : 2
        let color = ([number] + rest.prefix(length)).joined(separator: ";")
        rest = rest.dropFirst(length)
        if number == "38" { result.foreground = color } else { result.background = color }
      default: result.foreground = "unknown \(number)"
      }
    }
    return result
  }

  /// Writes a character. As in real terminals, writing on half of a wide character blanks the other half.
  private mutating func write(_ character: Character) {
    let isWide = CellTextMeasurer.cells(of: character) > 1
    guard row < rows, column + (isWide ? 1 : 0) < columns else { return unknownSequences.append("beyond the edge") }
    var seen = rendition
    // A space has no visible foreground, except for its lines.
    if character == " ", !seen.hasLine { seen.foreground = "" }
    put(Place(character: character, rendition: seen))
    if isWide { put(Place(character: " ", rendition: rendition, isContinuation: true)) }
  }

  private mutating func put(_ place: Place) {
    let index = row * columns + column
    if places[index].isContinuation, !place.isContinuation { places[index - 1].character = " " }
    if column + 1 < columns, places[index + 1].isContinuation { places[index + 1].isContinuation = false }
    places[index] = place
    column += 1
  }

  /// Returns the places that the emulator should show for a grid.
  static func expected(_ grid: CellGrid, colors: ColorDepth) -> [Place] {
    var lead = Cell()
    return grid.cells.map { cell in
      let isContinuation = cell.width == .continuation
      let source = isContinuation ? lead : cell
      lead = cell
      var rendition = Rendition()
      if let color = source.foreground, !source.isBlank {
        rendition.foreground = colors.parameters(color, layer: .foreground)
      }
      if let color = source.background { rendition.background = colors.parameters(color, layer: .background) }
      rendition.isBold = source.style.contains(.bold)
      rendition.isItalic = source.style.contains(.italic)
      rendition.isUnderlined = source.style.contains(.underline)
      rendition.isStruck = source.style.contains(.strikethrough)
      rendition.isReversed = source.hasContrast && colors == .monochrome
      return Place(character: cell.character, rendition: rendition, isContinuation: isContinuation)
    }
  }
}
