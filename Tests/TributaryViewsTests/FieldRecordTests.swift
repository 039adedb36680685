import Testing
import TributaryViews

private struct Sample {
  var number = 1
  var text = "x"
  var flag = true
}

@Suite struct FieldRecordTests {
  @Test func `The reflection interface finds the stored properties of a struct`() throws {
    let fields = try #require(FieldRecord.fields(of: Sample.self))
    #expect(fields.map(\.name) == ["number", "text", "flag"])
    #expect(fields.map(\.offset) == [0, 8, 24])
    let types: [Any.Type] = [Int.self, String.self, Bool.self]
    #expect(fields.map { ObjectIdentifier($0.type) } == types.map { ObjectIdentifier($0) })
  }
}
