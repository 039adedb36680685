@testable import Tributary

/// The types of a program before an edit.
private enum Old {
  enum Tab: Hashable { case list, map, search }

  enum Sheet: Equatable { case none, edit(Int) }

  struct Item: Equatable {
    var name: String
    var tab: Tab
    var pair: [Tab: Int] = [:]
    var children: [Item] = []
    let number: Double?
  }

  struct Point: Equatable { var x = 1, y = 1 }

  struct Place: Equatable { var x = 1, y = 1 }

  struct Named: Equatable {
    let name: String
    var tab = Tab.list
  }

  struct Acting {
    var name = "old"
    var action: () -> Void = {}
  }

  final class Model {}

  struct Observing {
    var name = "old"
    weak var model: Model?
  }
}

/// The types of the same program after an edit.
private enum New {
  /// The cases are declared in another order, `map` is renamed, and a case is added.
  enum Tab: Hashable { case search, atlas, list, grid }

  /// A property is renamed.
  struct Point: Equatable { var x = 1, z = 1 }

  /// A property has another type.
  struct Named: Equatable {
    let name: Int
    var tab = Tab.list
  }

  /// A property is added.
  struct Item: Equatable {
    var name: String
    var tab: Tab
    var pair: [Tab: Int] = [:]
    var children: [Item] = []
    let number: Double?
    var note = ""
  }
}

private protocol Shape {}

extension Old.Point: Shape {}

extension Old.Place: Shape {}

@MainActor struct StoredStateValueTests {
  private final class Seen<Value> { var value: Value? }

  private struct Screen<Value>: View {
    @State private var value: Value
    private let next: Value
    private let seen: Seen<Value>

    init(_ initial: Value, next: Value, seen: Seen<Value>) {
      _value = State(initialValue: initial)
      (self.next, self.seen) = (next, seen)
    }

    var body: some View {
      seen.value = value
      return Button("Change") { value = next }.accessibilityIdentifier("change")
    }
  }

  private func window<Value>(_ initial: Value, next: Value, _ seen: Seen<Value>) -> HostWindow<Screen<Value>> {
    HostWindow(ViewHost(size: CGSize(width: 200, height: 100)) { Screen(initial, next: next, seen: seen) })
  }

  /// Changes a value to another one, and returns the value with which the next program continues.
  private func continued<Value, Other>(from first: Value, to second: Value, initially initial: Other) throws -> Other {
    let (before, after) = (Seen<Value>(), Seen<Other>())
    let old = window(first, next: second, before)
    _ = old.frame(at: 0)
    old.host.tap("change")
    _ = old.frame(at: 1)
    let new = window(initial, next: initial, after)
    new.restore(try #require(old.savedState()))
    _ = new.frame(at: 0)
    return try #require(after.value)
  }

  /// Changes a value to another one, and returns the value with which the same program continues.
  private func continued<Value>(from first: Value, to second: Value) throws -> Value {
    try continued(from: first, to: second, initially: first)
  }

  // MARK: Enums

  @Test @MainActor func `An enum without raw values continues with the case of the same name`() throws {
    try expect(continued(from: Old.Tab.list, to: .search), equals: .search)
    try expect(continued(from: Old.Tab.list, to: .search, initially: New.Tab.atlas), equals: .search)
    try expect(continued(from: Old.Tab.search, to: .list, initially: New.Tab.atlas), equals: .list)
  }

  @Test @MainActor func `A renamed case is reset`() throws {
    try expect(continued(from: Old.Tab.list, to: .map, initially: New.Tab.grid), equals: .grid)
  }

  @Test @MainActor func `An enum with payloads is reset`() throws {
    try expect(continued(from: Old.Sheet.none, to: .edit(3)), equals: Old.Sheet.none)
    try expect(continued(from: Old.Sheet.edit(3), to: .none), equals: .edit(3))
  }

  // MARK: Collections

  @Test @MainActor func `Optionals, arrays, sets, and dictionaries of supported values continue`() throws {
    try expect(continued(from: nil, to: Old.Tab.search), equals: .search)
    try expectNil(continued(from: Old.Tab.search, to: nil))
    try expect(continued(from: [], to: [Old.Tab.map, .list, .map]), equals: [.map, .list, .map])
    try expect(continued(from: [], to: Set([Old.Tab.map, .list])), equals: [.map, .list])
    try expect(continued(from: [:], to: [Old.Tab.map: Old.Point(x: 3)]), equals: [.map: Old.Point(x: 3)])
    let path = [AnyHashable("a"), AnyHashable(2)]
    try expect(continued(from: [], to: path), equals: path)
  }

  @Test @MainActor func `A collection with a value that the new program cannot decode is reset`() throws {
    let initial = [New.Tab.grid]
    try expect(continued(from: [], to: [Old.Tab.list, .map], initially: initial), equals: initial)
    try expect(continued(from: [], to: [Old.Tab.list, .search], initially: initial), equals: [.list, .search])
    try expect(continued(from: nil, to: Old.Tab.map, initially: New.Tab?.some(.grid)), equals: .grid)
  }

  @Test @MainActor func `Nested optionals distinguish an absent value from an absent optional`() throws {
    let tabs: [Old.Tab??] = [nil, .some(nil), .some(.some(.search))]
    for tab in tabs { try expect(continued(from: .some(.some(.list)), to: tab), equals: tab) }
    let numbers: [Int??] = [nil, .some(nil), .some(.some(7))]
    for number in numbers { try expect(continued(from: .some(.some(1)), to: number), equals: number) }
  }

  // MARK: Structs and tuples

  @Test @MainActor func `A struct continues with all of its stored properties`() throws {
    let child = Old.Item(name: "child", tab: .map, number: 0.5)
    let item = Old.Item(name: "parent", tab: .search, pair: [.map: 4], children: [child, child], number: nil)
    try expect(continued(from: child, to: item), equals: item)
    try expect(continued(from: nil, to: item), equals: item)
    try expect(continued(from: [:], to: ["a": [item, child]]), equals: ["a": [item, child]])
  }

  @Test @MainActor func `A struct with a renamed, added, or changed property is reset`() throws {
    let point = New.Point(x: 5, z: 6)
    try expect(continued(from: Old.Point(), to: Old.Point(x: 2), initially: point), equals: point)
    let named = New.Named(name: 9)
    try expect(continued(from: Old.Named(name: "a"), to: Old.Named(name: "b"), initially: named), equals: named)
    let item = New.Item(name: "new", tab: .grid, number: 1)
    let old = Old.Item(name: "old", tab: .list, number: 2)
    try expect(continued(from: old, to: old, initially: item), equals: item)
  }

  @Test @MainActor func `A struct with a closure or a weak reference is reset`() throws {
    try expect(continued(from: Old.Acting(), to: Old.Acting(name: "b")).name, equals: "old")
    try expect(continued(from: Old.Observing(), to: Old.Observing(name: "b")).name, equals: "old")
    try expectEmpty(continued(from: [], to: [Old.Acting(name: "b")]))
  }

  @Test @MainActor func `A tuple continues if its labels and types are the same`() throws {
    let pair = try continued(from: (tab: Old.Tab.list, count: 1), to: (tab: .map, count: 2))
    #expect(pair == (.map, 2))
    let plain = try continued(from: ("a", Old.Tab.list, 1), to: ("b", .search, 3))
    #expect(plain == ("b", .search, 3))
    let labeled = try continued(
      from: (tab: Old.Tab.list, count: 1), to: (tab: .map, count: 2), initially: (tab: Old.Tab.search, number: 7))
    #expect(labeled == (.search, 7))
    let optional = try continued(from: nil, to: (Old.Tab.map, 4))
    #expect(try #require(optional) == (.map, 4))
  }

  /// Returns a tree in which each item has the next one as its child.
  private func nested(_ levels: Int) -> Old.Item {
    var item = Old.Item(name: "innermost", tab: .map, number: nil)
    for _ in 1..<levels { item = Old.Item(name: "outer", tab: .list, children: [item], number: nil) }
    return item
  }

  @Test @MainActor func `Values nested too deeply are reset, and other values continue`() throws {
    let initial = nested(1)
    try expect(continued(from: initial, to: nested(10)), equals: nested(10))
    try expect(continued(from: initial, to: nested(1_000)), equals: initial)
    let old = HostWindow(ViewHost(size: CGSize(width: 200, height: 100)) { Deep(item: nested(16)) })
    _ = old.frame(at: 0)
    old.host.tap("count")
    let new = HostWindow(ViewHost(size: CGSize(width: 200, height: 100)) { Deep(item: nested(16)) })
    new.restore(try #require(old.savedState()))
    expect(new.frame(at: 0).picture.svg, contains: "Count 1")
  }

  private struct Deep: View {
    @State var item: Old.Item
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 }.accessibilityIdentifier("count") }
  }

  // MARK: Other types

  @Test @MainActor func `A value of another type than the saved one is reset`() throws {
    try expect(continued(from: Old.Tab.list, to: .search, initially: "initial"), equals: "initial")
    try expect(continued(from: "list", to: "search", initially: Old.Tab.map), equals: .map)
    try expect(continued(from: Old.Tab.list, to: .search, initially: 4), equals: 4)
    try expect(continued(from: [], to: [Old.Tab.search], initially: ["initial"]), equals: ["initial"])
    try expect(continued(from: Old.Point(), to: Old.Point(x: 2), initially: Old.Tab.map), equals: .map)
    try expect(continued(from: Old.Tab.list, to: .search, initially: Old.Tab?.some(.map)), equals: .map)
  }

  @Test @MainActor func `Objects and structs of system libraries are reset`() throws {
    let (first, second) = (Old.Model(), Old.Model())
    #expect(try continued(from: first, to: second) === first)
    #expect(try continued(from: nil, to: second) === nil)
    try expect(continued(from: "a" as Unicode.Scalar, to: "b"), equals: "a")
  }

  @Test @MainActor func `A value of a protocol continues if it has the type of the initial value`() throws {
    let (point, place): (any Shape, any Shape) = (Old.Point(x: 2), Old.Place(x: 3))
    try expect(continued(from: Old.Point() as any Shape, to: point) as? Old.Point, equals: Old.Point(x: 2))
    try expect(continued(from: place, to: point) as? Old.Place, equals: Old.Place(x: 3))
  }
}
