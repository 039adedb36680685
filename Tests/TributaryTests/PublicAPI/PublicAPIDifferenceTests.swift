import Foundation
import Testing

@Suite struct PublicAPIDifferenceTests {
  private static let recorded = [
    "Fruit: enum Fruit", "Fruit.apple: case apple", "Plant: protocol Plant", "Plant.grow(): required func grow()",
    "Plant: conforms to Sendable",
  ]

  @Test func `Equal records have no difference`() {
    let difference = PublicAPIDifference(from: Self.recorded, to: Self.recorded)
    #expect(difference.isEmpty)
    #expect(difference.description == "")
  }

  @Test func `A declaration or a conformance that is removed is a breaking change`() {
    let difference = PublicAPIDifference(from: Self.recorded, to: Array(Self.recorded.dropLast()))
    #expect(difference.breaking == ["- Plant: conforms to Sendable"])
    #expect(difference.additions == [])
  }

  @Test func `A new method is an addition`() {
    let difference = PublicAPIDifference(from: Self.recorded, to: Self.recorded + ["Plant.water(): func water()"])
    #expect(difference.description == "Additions (1):\n  + Plant.water(): func water()\n")
  }

  @Test func `A new requirement without a default breaks types that conform`() {
    let line = "Plant.water(): required func water()"
    #expect(PublicAPIDifference(from: Self.recorded, to: Self.recorded + [line]).breaking == ["+ " + line])
  }

  @Test func `A new case breaks an exhaustive switch`() {
    let difference = PublicAPIDifference(from: Self.recorded, to: Self.recorded + ["Fruit.pear: case pear"])
    #expect(difference.breaking == ["+ Fruit.pear: case pear"])
  }

  @Test func `A new enumeration with its cases is an addition`() {
    let lines = ["Tree: enum Tree", "Tree.oak: case oak"]
    let difference = PublicAPIDifference(from: Self.recorded, to: Self.recorded + lines)
    #expect(difference.breaking == [])
    #expect(difference.additions.count == 2)
  }

  @Test func `A changed declaration is listed in both forms`() {
    let changed = ["Fruit: enum Fruit<Seed>"] + Self.recorded.dropFirst()
    let difference = PublicAPIDifference(from: Self.recorded, to: changed)
    #expect(difference.breaking == ["- Fruit: enum Fruit"])
    #expect(difference.additions == ["+ Fruit: enum Fruit<Seed>"])
  }

  @Test func `A deprecation is an addition`() {
    let line = "Fruit: deprecated enum Fruit"
    let difference = PublicAPIDifference(from: Self.recorded, to: [line] + Self.recorded.dropFirst())
    #expect(difference.breaking == [])
    #expect(difference.additions == ["+ " + line])
  }

  @Test func `Only an exported import makes a module visible`() {
    let source = "@_exported public import First\npublic import Second\n  @_exported import Third\n"
    #expect(ExportedModules.names(in: source) == ["First", "Third"])
  }
}
