import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Paths that are stored, and backgrounds of pages.
@MainActor @Suite struct StoredPathTests {
  struct Book: Codable, Hashable {
    var title: String
  }

  private struct Note: Codable, Hashable {}

  private struct Opaque: Hashable {}

  @Test func `A path of encodable values is stored and restored`() throws {
    var path = NavigationPath([1, 2])
    path.append(Book(title: "Emma"))
    path.append("index")
    let data = try JSONEncoder().encode(try #require(path.codable))
    let restored = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    #expect(restored == path)
    #expect(restored.count == 4)
    #expect(restored != NavigationPath([1, 2]))
  }

  @Test func `A path with a value that cannot be encoded has no stored form`() {
    var path = NavigationPath()
    #expect(path.codable != nil)
    path.append(Opaque())
    #expect(path.codable == nil)
  }

  @Test func `A path with a value of a private type has no stored form`() {
    var path = NavigationPath([1])
    path.append(Note())
    #expect(path.codable == nil)
  }

  @Test func `A path with more than 10,000 values has no stored form`() {
    #expect(NavigationPath(0..<10_000).codable != nil)
    #expect(NavigationPath(0...10_000).codable == nil)
  }

  @Test func `Stored paths have at most 10,000 values, and names of types at most 1,000 bytes`() throws {
    let stored = try #require(NavigationPath([7]).codable)
    let pair = String(decoding: try JSONEncoder().encode(stored), as: UTF8.self).dropFirst().dropLast()
    func outcome(_ pairs: [Substring]) -> String {
      do {
        let data = Data("[\(pairs.joined(separator: ","))]".utf8)
        let path = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        return "\(NavigationPath(path).count) values"
      } catch DecodingError.dataCorrupted(let context) {
        return context.debugDescription
      } catch {
        return "\(error)"
      }
    }
    #expect(outcome(Array(repeating: pair, count: 10_000)) == "10000 values")
    #expect(outcome(Array(repeating: pair, count: 10_001)) == "The path has more than 10000 values.")
    let name = String(repeating: "a", count: 1001)
    #expect(outcome(["\"\(name)\",7"]) == "The name of a type has more than 1000 bytes.")
  }

  @Test func `A stored value of an unknown type is an error`() {
    let data = Data(#"["4Gone4BookV", {"title": "Emma"}]"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    }
  }

  @Test func `A view sets the background of its navigation page`() {
    func page(_ placement: ContainerBackgroundPlacement) -> String {
      let host = settledHost(200, 200) {
        NavigationStack { Block("block", 20, 20).containerBackground(Ink.red.color, for: placement) }
      }
      return "\(host.displayList)"
    }
    #expect(page(.navigation) != page(.window))
    #expect(page(.window) == page(.tabView))
    let views = settledHost(200, 200) {
      Block("block", 20, 20).containerBackground(for: .window, alignment: .top) { Ink.red.color }
    }
    #expect(views.frame(of: "block") == CGRect(x: 90, y: 90, width: 20, height: 20))
    #expect(views.diagnostics.isEmpty)
  }
}
