@testable import Tributary

private enum Tab { case list, map, search }

private enum Single { case only }

private enum Described: CustomStringConvertible {
  case first, second
  var description: String { "the same" }
}

private enum Generic<Value> { case on, off }

private enum WithPayload: Equatable { case none, some(UInt8) }

private enum Uninhabited {}

private struct Wrapper { var tab = Tab.map }

struct EnumerationCaseTests {
  @Test func `A case is found by its name`() {
    for (tab, name) in [(Tab.list, "list"), (.map, "map"), (.search, "search")] {
      expect(EnumerationCase.name(of: tab), equals: name)
      expect(EnumerationCase.value(named: name, of: Tab.self), equals: tab)
    }
  }

  @Test func `A name that the enum does not declare has no value`() {
    expectNil(EnumerationCase.value(named: "grid", of: Tab.self))
    expectNil(EnumerationCase.value(named: "", of: Tab.self))
    expectNil(EnumerationCase.value(named: "any", of: Uninhabited.self))
  }

  @Test func `The name is that of the declaration, not the description`() {
    expect(EnumerationCase.name(of: Described.second), equals: "second")
    expect(EnumerationCase.value(named: "second", of: Described.self), equals: .second)
  }

  @Test func `Enums with one case and generic enums have names`() {
    expect(EnumerationCase.name(of: Single.only), equals: "only")
    expect(EnumerationCase.value(named: "only", of: Single.self), equals: .only)
    expect(EnumerationCase.name(of: Generic<String>.off), equals: "off")
    expect(EnumerationCase.value(named: "off", of: Generic<String>.self), equals: .off)
  }

  @Test func `A value that is not an enumeration without payloads has no case name`() {
    expectNil(EnumerationCase.name(of: WithPayload.none))
    expectNil(EnumerationCase.value(named: "none", of: WithPayload.self))
    expectNil(EnumerationCase.name(of: Optional(Tab.map)))
    expectNil(EnumerationCase.name(of: Wrapper()))
    expectNil(EnumerationCase.name(of: true))
    expectNil(EnumerationCase.name(of: Tab.map as Any))
  }
}
