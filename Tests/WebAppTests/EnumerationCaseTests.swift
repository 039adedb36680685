import Testing

@testable import Tributary

private enum Tab {
  case list, map, search
}

private enum Single {
  case only
}

private enum Described: CustomStringConvertible {
  case first, second
  var description: String { "the same" }
}

private enum Generic<Value> {
  case on, off
}

private enum WithPayload: Equatable {
  case none, some(UInt8)
}

private enum Uninhabited {}

private struct Wrapper {
  var tab = Tab.map
}

@Suite struct EnumerationCaseTests {
  @Test func `A case is found by its name`() {
    for (tab, name) in [(Tab.list, "list"), (.map, "map"), (.search, "search")] {
      #expect(EnumerationCase.name(of: tab) == name)
      #expect(EnumerationCase.value(named: name, of: Tab.self) == tab)
    }
  }

  @Test func `A name that the enum does not declare has no value`() {
    #expect(EnumerationCase.value(named: "grid", of: Tab.self) == nil)
    #expect(EnumerationCase.value(named: "", of: Tab.self) == nil)
    #expect(EnumerationCase.value(named: "any", of: Uninhabited.self) == nil)
  }

  @Test func `The name is that of the declaration, not the description`() {
    #expect(EnumerationCase.name(of: Described.second) == "second")
    #expect(EnumerationCase.value(named: "second", of: Described.self) == .second)
  }

  @Test func `Enums with one case and generic enums have names`() {
    #expect(EnumerationCase.name(of: Single.only) == "only")
    #expect(EnumerationCase.value(named: "only", of: Single.self) == .only)
    #expect(EnumerationCase.name(of: Generic<String>.off) == "off")
    #expect(EnumerationCase.value(named: "off", of: Generic<String>.self) == .off)
  }

  @Test func `Other types have no cases`() {
    #expect(EnumerationCase.name(of: WithPayload.none) == nil)
    #expect(EnumerationCase.value(named: "none", of: WithPayload.self) == nil)
    #expect(EnumerationCase.name(of: Optional(Tab.map)) == nil)
    #expect(EnumerationCase.name(of: Wrapper()) == nil)
    #expect(EnumerationCase.name(of: true) == nil)
    #expect(EnumerationCase.name(of: Tab.map as Any) == nil)
  }
}
