import Synchronization
import TributaryGeometry

/// The symbols are text, and a symbol is read when it is first requested: a program pays for the symbols that it shows.
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

  /// The rows by name, without the name, as UTF-8.
  ///
  /// The bytes of the tables are searched, because it takes far longer to find their characters.
  private static let rows: [String: ArraySlice<UInt8>] = {
    let (newline, space) = (UInt8(ascii: "\n"), UInt8(ascii: " "))
    var rows = [String: ArraySlice<UInt8>](minimumCapacity: 300)
    for table in tables {
      for row in Array(table.utf8).split(separator: newline) {
        let name = String(decoding: row.prefix { $0 != space }, as: UTF8.self)
        if rows[name] == nil { rows[name] = row.drop { $0 != space } }
      }
    }
    return rows
  }()

  /// The symbols that were requested so far.
  private static let known = Mutex<[String: Symbol]>([:])

  /// Returns the symbol with the given name, if there is one.
  package static func named(_ name: String) -> Symbol? {
    if let symbol = known.withLock({ $0[name] }) { return symbol }
    guard let row = rows[name], let symbol = Symbol(row: String(decoding: row, as: UTF8.self)) else { return nil }
    known.withLock { $0[name] = symbol }
    return symbol
  }

  /// The names of all symbols, sorted.
  package static let names = rows.keys.filter { !$0.hasPrefix("$") }.sorted()

  /// Reads a row without its name.
  private init?(row: String) {
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
    guard words.count == 1, words[0].hasPrefix("$") else { return Path(shape: text) }
    // The row of a shape is ` | SHAPE`.
    guard let row = rows[String(words[0])] else { return nil }
    return Path(shape: String(decoding: row, as: UTF8.self).drop { $0 != "|" }.dropFirst())
  }
}
