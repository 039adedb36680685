import Foundation

struct PublicAPIDifferenceTests {
  private static let recorded = [
    "Fruit: enum Fruit", "Fruit.apple: case apple", "Plant: protocol Plant", "Plant.grow(): required func grow()",
    "Plant: conforms to Sendable",
  ]

  /// Lines of another record, with the lines of the difference that break clients and those that do not.
  private static let changes: [(lines: [String], breaking: [String], additions: [String])] = [
    (recorded, [], []),
    (Array(recorded.dropLast()), ["- Plant: conforms to Sendable"], []),
    (recorded + ["Plant.water(): func water()"], [], ["+ Plant.water(): func water()"]),
    // A requirement without a default.
    (recorded + ["Plant.water(): required func water()"], ["+ Plant.water(): required func water()"], []),
    // A case breaks an exhaustive switch, unless its enumeration is new.
    (recorded + ["Fruit.pear: case pear"], ["+ Fruit.pear: case pear"], []),
    (recorded + ["Tree: enum Tree", "Tree.oak: case oak"], [], ["+ Tree: enum Tree", "+ Tree.oak: case oak"]),
    (["Fruit: enum Fruit<Seed>"] + recorded.dropFirst(), ["- Fruit: enum Fruit"], ["+ Fruit: enum Fruit<Seed>"]),
    (["Fruit: deprecated enum Fruit"] + recorded.dropFirst(), [], ["+ Fruit: deprecated enum Fruit"]),
  ]

  @Test func `Removed lines, new requirements, and new cases break clients, and other new lines are additions`() {
    for (lines, breaking, additions) in Self.changes {
      let difference = PublicAPIDifference(from: Self.recorded, to: lines)
      expect(difference.breaking, equals: breaking)
      expect(difference.additions, equals: additions)
      expect(difference.isEmpty, equals: (lines == Self.recorded))
    }
    expect(PublicAPIDifference(from: Self.recorded, to: Self.recorded).description, equals: "")
    let added = PublicAPIDifference(from: Self.recorded, to: Self.recorded + ["Plant.water(): func water()"])
    expect(added.description, equals: "Additions (1):\n  + Plant.water(): func water()\n")
  }

  @Test func `Only an exported import makes a module visible`() {
    let source = "@_exported public import First\npublic import Second\n  @_exported import Third\n"
    expect(ExportedModules.names(in: source), equals: ["First", "Third"])
  }
}
