import Synchronization
import TributaryGeometry

/// The symbols are text, and a symbol is read when it is first requested: a program pays for the symbols that it shows.
///
/// Each row describes a symbol: its name, its character, its width in units, the lines and the areas, which may be
/// missing. Commas separate shapes. The word `fill` with an optional number states that the first shapes of the lines,
/// by default one, are filled in the filled form of the symbol.
///
///     circle.fill ● 24 | | ring 12 12 10
///     info.circle ⓘ 24 | $circle, line 12 11.2 12 16.8 | ring 12 7.6 1.25
///     printer 🖨 26 fill | box 2.4 8 21.2 9.4 2, …
///
/// A row without a drawing gives a character to a symbol that is composed by its name. A row with an equals sign is
/// drawn like another symbol, and a row with a tilde like its mirror image.
///
///     bell.slash 🔕
///     arrow.backward ← = arrow.left
///     bubble.right 💬 ~ bubble.left
///
/// A row whose name starts with a dollar sign is a shape, which other rows of any table name. Three numbers after the
/// name move and scale the shape: `$a 4 7 0.8`. `Path.init(shape:)` has the kinds of shapes.
extension Symbol {
  /// The tables by priority: if two rows have the same name, the first counts.
  private static let tables = [
    shapes, signs, arrows, objects, media, places, compounds, combined, marks, writing, messages, playback, documents,
    devices, commands, people, nature, things,
  ]

  /// The rows by name, without the name, as UTF-8.
  ///
  /// The bytes of the tables are searched, because it takes far longer to find their characters.
  static let rows: [String: ArraySlice<UInt8>] = {
    let (newline, space) = (UInt8(ascii: "\n"), UInt8(ascii: " "))
    var rows = [String: ArraySlice<UInt8>](minimumCapacity: 800)
    for table in tables {
      for row in Array(table.utf8).split(separator: newline) {
        let name = String(decoding: row.prefix { $0 != space }, as: UTF8.self)
        if rows[name] == nil { rows[name] = row.drop { $0 != space } }
      }
    }
    return rows
  }()

  /// The symbols that were requested so far, and the names that have no symbol.
  private static let known = Mutex<[String: Symbol?]>([:])

  /// The number of requests up to which names without a symbol are remembered. Symbols are always remembered.
  private static let mostMisses = 2_000

  /// Returns the symbol with the given name, if there is one.
  package static func named(_ name: String) -> Symbol? {
    if let answer = known.withLock({ $0[name] }) { return answer }
    // Each word of a composed name takes a step, and no symbol has a longer name.
    let symbol = name.utf8.count <= 64 ? made(name[...]) : nil
    known.withLock { if symbol != nil || $0.count < mostMisses { $0.updateValue(symbol, forKey: name) } }
    return symbol
  }

  /// The names of all symbols in the tables, sorted.
  package static let names = rows.keys.filter { !$0.hasPrefix("$") && !$0.hasPrefix("@") }.sorted()

  /// The content of a row.
  enum Row {
    /// A drawing, with the number of lines that its filled form fills.
    case drawing(Character, width: CGFloat, lines: [Path], areas: [Path], filled: Int)
    /// The drawing of another symbol.
    case other(Character, String, isMirrored: Bool)
    /// A drawing that the name describes.
    case composed(Character)
  }

  /// Reads the row with a name, if there is one.
  static func row(_ name: Substring) -> Row? {
    guard let first = name.utf8.first, first != UInt8(ascii: "$"), first != UInt8(ascii: "@"),
      let bytes = rows[String(name)]
    else { return nil }
    let fields = String(decoding: bytes, as: UTF8.self).split(separator: "|", omittingEmptySubsequences: false)
    let head = fields[0].split(separator: " ")
    guard let character = head.first.map({ Character(String($0)) }), fields.count <= 3 else { return nil }
    if fields.count == 1 {
      guard head.count == 3 else { return head.count == 1 ? .composed(character) : nil }
      return .other(character, String(head[2]), isMirrored: head[1] == "~")
    }
    guard head.count >= 2, let width = Double(head[1]) else { return nil }
    let paths = fields.dropFirst().map { field in
      field.contains { $0 != " " } ? field.split(separator: ",").map(Self.shape) : []
    }
    guard paths.joined().allSatisfy({ $0 != nil }) else { return nil }
    let filled = head.count == 3 ? Int(head[2].dropFirst(4)) ?? 1 : 0
    return .drawing(
      character, width: CGFloat(width), lines: paths[0].compactMap(\.self),
      areas: paths.dropFirst().joined().compactMap(\.self), filled: filled)
  }

  /// Reads a shape or finds the one that is named.
  static func shape(_ text: Substring) -> Path? {
    let words = text.split(separator: " ")
    guard let name = words.first, name.hasPrefix("$") else { return Path(shape: text) }
    // The row of a shape is ` | SHAPE`.
    guard let row = rows[String(name)] else { return nil }
    let path = Path(shape: String(decoding: row, as: UTF8.self).drop { $0 != "|" }.dropFirst())
    if words.count == 1 { return path }
    let n = words.dropFirst().compactMap { Double($0).map { CGFloat($0) } }
    guard n.count == 3, words.count == 4 else { return nil }
    return path?.applying(CGAffineTransform(a: n[2], b: 0, c: 0, d: n[2], tx: n[0], ty: n[1]))
  }
}
