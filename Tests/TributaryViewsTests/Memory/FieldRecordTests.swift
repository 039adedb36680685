import NamelessFixture
import ResilientFixture
import StrippedFixture

private struct Sample {
  var number = 1
  var text = "x"
  var flag = true
}

private final class Thing { let number = 1 }

private struct References {
  var strong: Thing?
  weak var remembered: Thing?
  unowned var borrowed: Thing
  unowned(unsafe) var raw: Thing
  var number = 1
}

private enum Choice { case none, one(Int) }
private class Base { var number = 1 }
private final class Derived: Base { var text = "" }

/// The only test of the standard library's reflection interface: it fails if the interface is removed or changes its
/// results.
struct FieldRecordTests {
  private func names(_ type: Any.Type) -> [String]? { FieldRecord.fields(of: type)?.map(\.name) }

  @Test func `The reflection interface finds the stored properties of a struct`() throws {
    let fields = try #require(FieldRecord.fields(of: Sample.self))
    expect(fields.map(\.name), equals: ["number", "text", "flag"])
    expect(fields.map(\.offset), equals: [0, 8, 24])
    let types: [Any.Type] = [Int.self, String.self, Bool.self]
    expect(fields.map { ObjectIdentifier($0.type) }, equals: types.map { ObjectIdentifier($0) })
  }

  @Test func `Offsets equal the compiler's in structs, tuples, and types of other modules`() throws {
    let sample = try #require(FieldRecord.fields(of: Sample.self))
    let offsets = [\Sample.number, \Sample.text, \Sample.flag].map { MemoryLayout<Sample>.offset(of: $0) }
    expect(sample.map(\.offset), equals: offsets)
    let tuple = try #require(FieldRecord.fields(of: (UInt8, Int, UInt8).self))
    expect(tuple.map(\.offset), equals: [0, 8, 16])
    let resilient = try #require(FieldRecord.fields(of: Resilient.self))
    expect(resilient.map(\.offset), equals: [0, 8, 16])
  }

  @Test func `A struct without field records is distinguished from a struct without fields`() {
    expectNil(names(StrippedCounter.self))
    expectNil(names(StrippedProperty.self))
    expect(names(StrippedLabel.self), equals: [])
    expect(names(Void.self), equals: [])
  }

  @Test func `A type without accessible fields has none`() {
    for type in [Choice.self, Sample?.self, Thing.self, (any Hashable).self, (() -> Void).self] as [Any.Type] {
      expect(names(type), equals: [], "\(type)")
    }
    // A number is a struct around a compiler builtin.
    expect(names(Int.self), equals: ["_value"])
  }

  @Test func `Properties with non-strong references are identified`() throws {
    let fields = try #require(FieldRecord.fields(of: References.self))
    expect(fields.map(\.name), equals: ["strong", "remembered", "borrowed", "raw", "number"])
    expect(fields.map(\.isStrong), equals: [true, false, false, false, true])
  }

  @Test func `Non-strong properties are identified without property names`() throws {
    let fields = try #require(FieldRecord.fields(of: NamelessReferences<Twin>.self))
    expect(Set(fields.map(\.name)), equals: [""])
    expect(fields.map(\.isStrong), equals: [true, true, false, false, false, false, true])
    expect(FieldRecord.fields(of: NamelessWeak.self)?.map(\.isStrong), equals: [false])
  }

  @Test @MainActor func `Views with unnamed properties are replaced after their referenced objects are released`() {
    let kept = Twin("kept")
    var object: Twin? = Twin("first")
    let host = settledHost(400, 100) { NamelessReferences(strong: kept, others: object) }
    expect(host.displayList.description.contains("kept first 7"))
    object = nil
    expect(host.showing(NamelessReferences(strong: kept, others: nil)).displayList.description.contains("kept none 7"))
    object = Twin("second")
    let weakly = settledHost { NamelessWeak(any: object) }
    object = nil
    weakly.show(NamelessWeak(any: nil))
    expect(weakly.displayList.description.contains("none"))
    expect(host.codes + weakly.codes, equals: [])
  }

  @Test func `Kinds equal those of the types`() {
    let kinds: [(Any.Type, FieldRecord.Kind)] = [
      (Sample.self, .structure), ((Int, Int).self, .tuple), (Choice.self, .enumeration), (Int?.self, .optional),
      ((any Hashable).self, .existential), (Thing.self, .object), ((() -> Void).self, .function),
    ]
    for (type, kind) in kinds { expect(FieldRecord.kind(of: type), equals: kind, "\(type)") }
  }

  @Test func `The fields of a class include those that it inherits`() {
    let types = FieldRecord.types(inClass: Derived.self).map { ObjectIdentifier($0) }
    expect(types, equals: [ObjectIdentifier(Int.self), ObjectIdentifier(String.self)])
  }
}

extension Twin: NamelessObject {}

/// The bits of node flags.
///
/// They are read from the source: a flag that shares its bit with another one compiles and merges without a diagnostic.
struct NodeFlagsTests {
  @Test func `No two flags have the same bit`() throws {
    let flags = try source("TributaryEngine/Tree/NodeFlags.swift").matches(
      of: /static var (\w+): NodeFlags \{ NodeFlags\(rawValue: 1 << (\d+)\)/)
    expect(flags.count, above: 20)
    let names = Dictionary(grouping: flags, by: { $0.output.2 }).mapValues { $0.map(\.output.1) }
    expect(names.values.filter { $0.count > 1 }, equals: [])
  }
}
