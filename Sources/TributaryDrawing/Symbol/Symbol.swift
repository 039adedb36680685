public import TributaryGeometry

/// A symbol composed of lines and areas on a grid of 24 units, drawn in one paint.
///
/// The drawings are specific to this package. The names are those that SwiftUI programs use for symbols.
package struct Symbol: Sendable {
  /// The width, in units; the height is always 24 units.
  package var width: CGFloat
  /// The character that represents the symbol in text output.
  package var character: Character
  /// The lines, stroked with a width that depends on the font's weight.
  package var lines: Path
  /// The areas, filled by the even-odd rule.
  package var areas: Path

  package static let height: CGFloat = 24

  init(_ character: Character, width: CGFloat = 24, lines: [Path] = [], areas: [Path] = []) {
    self.character = character
    self.width = width
    self.lines = Path { path in for line in lines { path.addPath(line) } }
    self.areas = Path { path in for area in areas { path.addPath(area) } }
  }

  /// Returns the stroke width for a weight, in units.
  package static func penWidth(of weight: Font.Weight) -> CGFloat {
    switch weight.number {
    case ...100: 0.6
    case ...200: 0.9
    case ...300: 1.3
    case ...400: 1.7
    case ...500: 1.95
    case ...600: 2.25
    case ...700: 2.6
    case ...800: 2.95
    default: 3.3
    }
  }

  /// Returns the symbol drawn in a frame with a weight and a paint.
  package func drawn(name: String, over frame: CGRect, weight: Font.Weight, paint: Paint) -> DisplaySymbol {
    let paint = paint.placed(in: frame)
    let (x, y) = (frame.width / width, frame.height / Self.height)
    let transform = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: frame.minX, ty: frame.minY)
    var parts: ContiguousArray<DisplayPath> = []
    if !areas.isEmpty {
      parts.append(DisplayPath(areas.applying(transform), .fill(FillStyle(eoFill: true)), paint))
    }
    if !lines.isEmpty {
      let style = StrokeStyle(lineWidth: Self.penWidth(of: weight) * min(x, y), lineCap: .round, lineJoin: .round)
      parts.append(DisplayPath(lines.applying(transform), .stroke(style), paint))
    }
    return DisplaySymbol(name: name, character: character, frame: frame, parts: parts, paint: paint)
  }
}

extension Symbol {
  /// Returns the names that are similar to an unknown one, most similar first; at most five.
  package static func names(near name: String) -> [String] {
    // A text that is longer than any name is not similar to one, and its comparison would be slow.
    guard name.utf8.count <= 64 else { return [] }
    let wanted = Set(name.split(separator: "."))
    let scored = names.compactMap { known -> (name: String, score: Int)? in
      let distance = Self.distance(Array(known.utf8), Array(name.utf8))
      let shared = wanted.intersection(known.split(separator: ".")).count
      guard distance <= 2 || shared > 0 else { return nil }
      return (known, distance - 4 * shared)
    }
    return scored.sorted { ($0.score, $0.name) < ($1.score, $1.name) }.prefix(5).map(\.name)
  }

  /// Returns the edit distance of two words: the number of insertions, deletions and replacements of letters.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    for (index, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in b.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[b.count]
  }
}

/// A symbol with its outlines for drawing.
public final class DisplaySymbol: Sendable, Equatable {
  /// The name of the symbol.
  public let name: String

  /// The character that represents the symbol in text output.
  public let character: Character

  /// The frame of the symbol, in the coordinates of the fragment.
  public let frame: CGRect

  /// The outlines in drawing order, in the coordinates of the fragment. They may overlap, so a translucent symbol is
  /// drawn opaque inside an opacity effect.
  public let parts: ContiguousArray<DisplayPath>

  /// The paint of the symbol, if its parts have no separate paint.
  public let paint: Paint

  /// Creates a symbol with a frame in points, the character that represents it in text output, and its outlines.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - character: The character that represents the symbol in text output.
  ///   - frame: The frame of the symbol, in the coordinates of the fragment.
  ///   - parts: The outlines in drawing order, in the coordinates of the fragment.
  ///   - paint: The paint of the symbol, if its parts have no separate paint.
  public init(name: String, character: Character, frame: CGRect, parts: ContiguousArray<DisplayPath>, paint: Paint) {
    self.name = name
    self.character = character
    self.frame = frame
    self.parts = parts
    self.paint = paint
  }

  public static func == (a: DisplaySymbol, b: DisplaySymbol) -> Bool {
    a === b
      || (a.name == b.name && a.character == b.character && a.frame == b.frame && a.paint == b.paint
        && a.parts == b.parts)
  }
}
