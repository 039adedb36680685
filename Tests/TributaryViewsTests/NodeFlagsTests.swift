import Foundation
import Testing

/// The bits of node flags.
///
/// They are read from the source: a flag that shares its bit with another one compiles and merges without a diagnostic.
@Suite struct NodeFlagsTests {
  @Test func `No two flags have the same bit`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(components: "..", "..", "Sources", "TributaryEngine", "Tree", "NodeFlags.swift").standardized
    let source = try String(contentsOf: file, encoding: .utf8)
    let flags = source.matches(of: /static var (\w+): NodeFlags \{ NodeFlags\(rawValue: 1 << (\d+)\)/)
    expect(flags.count, above: 20)
    let names = Dictionary(grouping: flags, by: { $0.output.2 }).mapValues { $0.map(\.output.1) }
    expect(names.values.filter { $0.count > 1 }, equals: [])
  }
}
