import Foundation
import Observation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryGestures
@_spi(Engine) import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// The widths and the state of table columns while other columns appear, disappear, and move.
@MainActor @Suite struct TableColumnPlaceTests {
  private struct File: Identifiable {
    let id: String
  }

  @Observable @MainActor final class Model {
    var hasFirst = true
    var names = ["k1", "k2"]
  }

  /// A cell that counts its taps.
  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Text("\(name) \(count)").onTapGesture { count += 1 }.frame(maxWidth: .infinity).accessibilityIdentifier(name)
    }
  }

  private struct Files: View {
    let model: Model

    var body: some View {
      Table([File(id: "x")]) {
        if model.hasFirst { column("first") }
        column("a")
        TableColumnForEach(model.names, id: \.key) { column($0) }
        column("last")
      }
    }

    private func column(_ name: String) -> TableColumn<File, Never, some View, Text> {
      TableColumn(name) { (_: File) in Counter(name: name) }
    }
  }

  private let model = Model()

  private func makeHost() -> ViewHost<Files> { settledHost(664, 200) { Files(model: model) } }

  private func widths(_ host: ViewHost<Files>) -> [String: CGFloat] {
    var widths: [String: CGFloat] = [:]
    for name in ["first", "a", "k0", "k1", "k1'", "k2", "last"] { widths[name] = host.frame(of: name)?.width }
    return widths
  }

  private func drag(_ name: String, by distance: CGFloat, in host: ViewHost<Files>) throws {
    let x = try #require(host.frame(of: name)).maxX + 4
    host.drag(from: CGPoint(x: x, y: 12), to: CGPoint(x: x + distance, y: 12))
    host.update()
  }

  @Test func `Columns keep their widths while other columns appear and disappear`() throws {
    let host = makeHost()
    expect(widths(host), equals: ["first": 120, "a": 120, "k1": 120, "k2": 120, "last": 120])
    try drag("a", by: 30, in: host)
    try drag("k1", by: -20, in: host)
    expect(widths(host), equals: ["first": 120, "a": 150, "k1": 70, "k2": 140, "last": 120])
    model.hasFirst = false
    host.update()
    expect(widths(host), equals: ["a": 150, "k1": 70, "k2": 140, "last": 248])
    model.names = ["k0", "k2", "k1"]
    host.update()
    // The last column and the new one share the rest.
    expect(widths(host), equals: ["a": 150, "k0": 120, "k1": 70, "k2": 140, "last": 120])
    #expect(try #require(host.frame(of: "k2")).maxX < (try #require(host.frame(of: "k1")).minX))
    model.hasFirst = true
    model.names = ["k1"]
    host.update()
    expect(widths(host), equals: ["first": 120, "a": 150, "k1": 70, "last": 268])
    host.expectSound()
  }

  @Test func `A drag of a border continues when columns appear and move`() throws {
    model.names = ["k1", "k2"]
    let host = makeHost()
    try drag("k2", by: -20, in: host)
    let x = try #require(host.frame(of: "a")).maxX + 4
    host.send(.down(at: CGPoint(x: x, y: 12), time: host.time))
    host.send(.moved(to: CGPoint(x: x + 10, y: 12), time: host.time + 0.1))
    host.update()
    expect(widths(host), equals: ["first": 120, "a": 130, "k1": 110, "k2": 100, "last": 140])
    model.names = ["k0", "k1", "k2"]
    host.update()
    model.names = ["k2", "k1", "k0"]
    host.update()
    host.send(.moved(to: CGPoint(x: x + 25, y: 12), time: host.time + 0.2))
    host.send(.up(at: CGPoint(x: x + 25, y: 12), time: host.time + 1))
    host.update()
    let now = widths(host)
    // The border is between the column and the next one, with their widths at the start.
    expect(now["first"] == 120 && now["a"] == 145 && now["k2"] == 75 && now["k1"] == 120, equals: true)
  }

  @Test func `Cells keep their state while other columns appear, disappear, and move`() {
    let host = makeHost()
    for name in ["a", "k2", "k2", "last", "last", "last"] { host.tap(name) }
    func cells() -> [String] { Array(host.shownTexts.map(\.shownContent).filter { $0.contains(" ") }) }
    expect(cells(), equals: ["first 0", "a 1", "k1 0", "k2 2", "last 3"])
    model.hasFirst = false
    host.update()
    expect(cells(), equals: ["a 1", "k1 0", "k2 2", "last 3"])
    model.names = ["k2", "k0", "k1"]
    host.update()
    expect(cells(), equals: ["a 1", "k2 2", "k0 0", "k1 0", "last 3"])
    model.hasFirst = true
    host.update()
    expect(cells(), equals: ["first 0", "a 1", "k2 2", "k0 0", "k1 0", "last 3"])
  }

  @Test func `Columns of elements with equal ids have separate widths`() throws {
    model.names = ["k1", "k1'"]
    let host = makeHost()
    try drag("k1", by: 10, in: host)
    expect(widths(host), equals: ["first": 120, "a": 120, "k1": 130, "k1'": 110, "last": 120])
    model.hasFirst = false
    host.update()
    expect(widths(host), equals: ["a": 120, "k1": 130, "k1'": 110, "last": 248])
    expect(host.core.checkInvariants(recomputing: true), equals: [])
  }

  @Test func `The places of columns with equal ids are found in linear time`() {
    func uses(columns: Int) -> Int {
      let log = UseLog()
      let host = settledHost(200, 100) {
        Table([File(id: "x")]) {
          TableColumnForEach(Array(repeating: EqualID(log: log), count: columns), id: \.self) { _ in
            TableColumn("title") { (_: File) in Text("cell") }
          }
        }
      }
      expect(host.diagnostics.isEmpty, equals: true)
      return log.count
    }
    let few = uses(columns: 30)
    #expect(few > 0)
    // Sets compare some ids more often than once, depending on the seed of their hashes. Quadratic work takes nine times as much.
    #expect(uses(columns: 90) < few * 5)
  }
}

/// The number of comparisons and hash computations of ids.
private final class UseLog {
  var count = 0
}

/// An id that equals all others, and that records its uses.
private struct EqualID: Hashable {
  let log: UseLog

  static func == (a: EqualID, b: EqualID) -> Bool {
    a.log.count += 1
    return true
  }

  func hash(into hasher: inout Hasher) { log.count += 1 }
}

extension String {
  /// The part before an apostrophe.
  fileprivate var key: String { String(prefix { $0 != "'" }) }
}
