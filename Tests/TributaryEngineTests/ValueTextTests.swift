import Foundation
import Testing
import TributaryEngine

/// The text of values in reports.
struct ValueTextTests {
  struct Row {
    enum Kind { case header(CGSize), body }

    var name = "Foundation.Data"
    var frame = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    var kind = Kind.header(.zero)
  }

  @Test func `The names of modules are left out, but not those in strings`() {
    let row =
      "Row(name: \"Foundation.Data\", "
      + "frame: CGRect(origin: CGPoint(x: 1.0, y: 2.5), size: CGSize(width: 3.0, height: 4.0)), "
      + "kind: ValueTextTests.Row.Kind.header(CGSize(width: 0.0, height: 0.0)))"
    #expect(describe(Row()) == row)
    #expect(describe([CGPoint.zero]) == "[CGPoint(x: 0.0, y: 0.0)]")
    #expect(describe(["a": CGPoint.zero]) == "[\"a\": CGPoint(x: 0.0, y: 0.0)]")
    #expect(describe("Foundation.Data") == "Foundation.Data")
  }
}
