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
    expect(restored, equals: path)
    expect(restored.count, equals: 4)
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
    expect(outcome(Array(repeating: pair, count: 10_000)), equals: "10000 values")
    expect(outcome(Array(repeating: pair, count: 10_001)), equals: "The path has more than 10000 values.")
    let name = String(repeating: "a", count: 1001)
    expect(outcome(["\"\(name)\",7"]), equals: "The name of a type has more than 1000 bytes.")
  }

  @Test func `A stored value of an unknown type is an error`() {
    let data = Data(#"["4Gone4BookV", {"title": "Emma"}]"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    }
  }

  /// Returns the red areas in a page of 200 by 200 points around a view of 20 by 20 points.
  private func redAreas<V: View>(@ViewBuilder _ background: (Block) -> V) -> [String] {
    let content = background(Block("block", 20, 20))
    let host = settledHost(200, 200) { NavigationStack { content } }
    expect(host.frame(of: "block"), equals: CGRect(x: 90, y: 90, width: 20, height: 20))
    #expect(host.diagnostics.isEmpty)
    return host.boxes(in: .red)
  }

  @Test func `The background of a navigation page fills the page`() {
    let page = [short(CGRect(x: 0, y: 0, width: 200, height: 200))]
    let view = [short(CGRect(x: 90, y: 90, width: 20, height: 20))]
    expect(redAreas { $0.containerBackground(Ink.red.color, for: .navigation) }, equals: page)
    expect(redAreas { $0.containerBackground(for: .navigation) { Ink.red.color } }, equals: page)
    expect(redAreas { $0.containerBackground(Ink.red.color, for: .window) }, equals: view)
    expect(redAreas { $0.containerBackground(for: .tabView) { Ink.red.color } }, equals: view)
  }

  @Test func `Views in the background of a navigation page are aligned in the page`() {
    let mark = [short(CGRect(x: 190, y: 190, width: 10, height: 10))]
    let areas = redAreas {
      $0.containerBackground(for: .navigation, alignment: .bottomTrailing) {
        Ink.red.color.frame(width: 10, height: 10)
      }
    }
    expect(areas, equals: mark)
  }

  private struct Tinted: View {
    @State private var isGreen = false

    var body: some View {
      NavigationStack {
        Block("block", 20, 20).onTapGesture { isGreen = true }
          .containerBackground(for: .navigation) { isGreen ? Ink.green.color : Ink.red.color }
      }
    }
  }

  @Test func `Views in the background of a navigation page change with the state of the page`() {
    let host = settledHost(200, 200) { Tinted() }
    #expect(host.boxes(in: .red).count == 1 && host.boxes(in: .green).isEmpty)
    host.tap("block")
    host.rest()
    #expect(host.boxes(in: .red).isEmpty && host.boxes(in: .green).count == 1)
  }
}
