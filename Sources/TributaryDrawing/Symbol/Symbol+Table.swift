import Synchronization
import TributaryGeometry

/// The symbols are text, and a symbol is read when it is first asked for: a program pays for the symbols that it shows.
///
/// Each row describes a symbol: its name, its character, its width in units, the lines and the areas, which may be
/// missing. Commas separate shapes.
///
///     circle.fill ● 24 | | ring 12 12 10
///     info.circle ⓘ 24 | $circle, line 12 11.2 12 16.8 | ring 12 7.6 1.25
///
/// A row whose name starts with a dollar sign is a shape, which other rows of any table name. `Path.init(shape:)` has
/// the kinds of shapes.
extension Symbol {
  /// The tables by priority: if two rows have the same name, the first counts.
  private static let tables = [shapes, signs, arrows, objects, media, places, compounds, combined]

  /// The rows by name, without the name.
  ///
  /// The bytes are searched, because it takes far longer to find the characters of the tables.
  private static let rows: [String: Substring.UTF8View] = {
    let (newline, space) = (UInt8(ascii: "\n"), UInt8(ascii: " "))
    var rows: [String: Substring.UTF8View] = [:]
    for row in tables.lazy.flatMap({ $0.utf8.split(separator: newline) }) {
      guard let end = row.firstIndex(of: space), let name = String(row[..<end]), rows[name] == nil else { continue }
      rows[name] = row[end...]
    }
    return rows
  }()

  /// The symbols that were asked for.
  private static let known = Mutex<[String: Symbol]>([:])

  /// Returns the symbol with the given name, if there is one.
  package static func named(_ name: String) -> Symbol? {
    if let symbol = known.withLock({ $0[name] }) { return symbol }
    guard let row = rows[name], let symbol = Symbol(row: Substring(row)) else { return nil }
    known.withLock { $0[name] = symbol }
    return symbol
  }

  /// The names of all symbols, sorted.
  package static let names = rows.keys.filter { !$0.hasPrefix("$") }.sorted()

  /// Reads a row without its name.
  private init?(row: Substring) {
    let fields = row.split(separator: "|", omittingEmptySubsequences: false)
    let head = fields[0].split(separator: " ")
    guard fields.count <= 3, head.count == 2, let width = Double(head[1]) else { return nil }
    let paths = fields.dropFirst().map { field in
      field.contains { $0 != " " } ? field.split(separator: ",").map(Self.shape) : []
    }
    guard let lines = paths.first, paths.joined().allSatisfy({ $0 != nil }) else { return nil }
    self.init(
      Character(String(head[0])), width: CGFloat(width), lines: lines.compactMap(\.self),
      areas: paths.dropFirst().joined().compactMap(\.self))
  }

  /// Reads a shape or finds the one that is named.
  private static func shape(_ text: Substring) -> Path? {
    let words = text.split(separator: " ")
    guard words.count == 1, words[0].hasPrefix("$") else { return Path(shape: words) }
    // The row of a shape is ` | SHAPE`.
    return rows[String(words[0])].flatMap { Path(shape: Substring($0).split(separator: " ").dropFirst()) }
  }
}
