public import TributaryGeometry

/// A pictogram: lines and areas on a grid of 24 units, drawn in one paint.
///
/// The drawings are this package's own; their names are those under which programs written for SwiftUI ask for them.
package struct Symbol: Sendable {
  /// In units; the height is always 24.
  package var width: CGFloat
  /// What stands for it where there are only characters.
  package var character: Character
  /// Drawn with a pen as thick as the font's weight says.
  package var lines: Path
  /// Filled by the even-odd rule.
  package var areas: Path

  package static let height: CGFloat = 24

  init(_ character: Character, width: CGFloat = 24, lines: [Path] = [], areas: [Path] = []) {
    self.character = character
    self.width = width
    self.lines = Path { path in for line in lines { path.addPath(line) } }
    self.areas = Path { path in for area in areas { path.addPath(area) } }
  }

  /// The symbol of a name, if there is one.
  package static func named(_ name: String) -> Symbol? { all[name] }

  /// The names of all symbols, sorted.
  package static let names = all.keys.sorted()

  private static let all: [String: Symbol] = {
    let groups = [shapes, signs, arrows, objects, media, places, compounds]
    return groups.reduce(into: [:]) { all, group in all.merge(group) { first, _ in first } }
  }()

  /// The pen's thickness for a weight, in units.
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

  /// The symbol over a frame, in a weight and a paint.
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
  /// The names that a misspelt or unknown one may stand for, the likeliest first; at most five.
  package static func names(near name: String) -> [String] {
    // What is longer than any name is like none; comparing it would take its time.
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

  /// How many letters have to be put in, taken out or replaced to make one word of another.
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

/// A pictogram with the way that it is drawn.
public final class DisplaySymbol: Sendable, Equatable {
  /// What the pictogram is called.
  public let name: String

  /// What stands for it where there are only characters.
  public let character: Character

  /// What is covered, in the coordinates of the fragment.
  public let frame: CGRect

  /// Drawn in this order, in the coordinates of the fragment. They may overlap: a translucent symbol is drawn opaque
  /// inside an effect.
  public let parts: ContiguousArray<DisplayPath>

  /// What the symbol is painted with, where its parts have no paint of their own.
  public let paint: Paint

  /// A symbol with its frame in points, the character that stands for it in text, and its outlines.
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
