import Foundation
import Testing
@_spi(Engine) import TributaryEngine

/// The table in the documentation of `Exclusion`, row by row: the operations that include an absent view, for each
/// reason.
@MainActor
@Suite struct AbsenceTests {
  private nonisolated static let reasons: [(name: String, reason: Exclusion)] = [
    ("concealed", .concealed), ("inactive", .inactive), ("departing", .departing), ("unseen", .unseen),
    ("covered", .covered), ("hidden", .hidden),
  ]

  @Test(arguments: reasons.indices) func `An absent view is included in the operations of its table row`(
    index: Int
  ) throws {
    let (name, reason) = Self.reasons[index]
    let table = try Self.table()
    let row = try #require(table.first { $0.first == name }, "The table has no row for \(name).")
    let head = try #require(table.first)
    let scene = try #require(AbsenceScene(reason))
    expect(scene.atFirst, equals: Array(head.dropFirst()), "Before it leaves, the view is there for everybody.")
    scene.leave()
    let columns = scene.columns
    expect(columns.map(\.name), equals: Array(head.dropFirst()))
    for (column, entry) in zip(columns, row.dropFirst()) {
      expect(column.isYes == (entry == "yes"), "\(name): \(column.name)")
    }
  }

  @Test func `Every reason has a row in the table`() throws {
    let rows = try Self.table().dropFirst().map { $0.first ?? "" }
    expect(rows, equals: Self.reasons.map(\.name))
    expect(Self.reasons.reduce(into: Exclusion()) { $0.formUnion($1.reason) }, equals: .any)
  }

  /// Returns the cells of the table in the source, the header first.
  private static func table() throws -> [[String]] {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let source = package.appendingPathComponent("Sources/TributaryEngine/Tree/Exclusion.swift")
    let text = try String(contentsOf: source, encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("/// |") && !$0.hasPrefix("/// |-") }.map { line in
      line.dropFirst(4).split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
  }
}
