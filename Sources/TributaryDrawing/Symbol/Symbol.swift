package import TributaryGeometry

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
