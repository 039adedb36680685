import PreferenceTestSupport
import ExpectationTestSupport
import Testing
import TributaryDiagnostics
@_spi(Engine) import TributaryEngine
import TributaryGeometry

/// Folds, anchors, and passes in trees of blocks, without a dependency on a later module.
@MainActor
struct EngineTests {
  @Test @MainActor func `Values of siblings are folded in view order and delivered once`() {
    let log = Log<[String]>()
    let host = EngineHost {
      Line(.vertical) {
        Block().preference(key: ListKey<String>.self, value: ["a"])
        Line(.horizontal) {
          Block().preference(key: ListKey<String>.self, value: ["b"])
          Block()
          Block().preference(key: ListKey<String>.self, value: ["c"])
        }
        .raised()
        Block().preference(key: ListKey<String>.self, value: ["d"])
      }
      .onPreferenceChange(ListKey<String>.self) { log.values.append($0) }
    }
    let report = host.update()
    expect(report.passes, equals: 1)
    expect(log.values, equals: [["a", "b", "c", "d"]])
    host.update()
    expect(log.values.count, equals: 1)
  }

  @Test @MainActor func `Without a reader no fold runs`() {
    let host = EngineHost {
      Line(.vertical) {
        Block().preference(key: ListKey<String>.self, value: ["a"])
        Block().preference(key: ListKey<String>.self, value: ["b"])
      }
    }
    expect(host.update().counts.reduces, equals: 0)
  }

  @Test @MainActor func `An outer value hides the values below it, with a note`() {
    let log = Log<[String]>()
    let host = EngineHost {
      Line(.vertical) { Block().preference(key: ListKey<String>.self, value: ["inner"]) }
        .preference(key: ListKey<String>.self, value: ["outer"])
        .onPreferenceChange(ListKey<String>.self) { log.values.append($0) }
    }
    host.update()
    expect(log.values, equals: [["outer"]])
    expect(host.findings.map(\.code), equals: [.hiddenPreference])
  }

  @Test @MainActor func `An anchor resolves in the space of its reader`() {
    let log = Log<CGRect>()
    let host = EngineHost {
      Line(.vertical, spacing: 5) {
        Block(width: 40, height: 10)
        Block(width: 20, height: 15).anchorPreference(key: FirstKey<Anchor<CGRect>>.self, value: .bounds) { $0 }
      }
      .overlayPreferenceValue(FirstKey<Anchor<CGRect>>.self) { anchor in
        GeometryReader { proxy in
          Block().onChange(of: anchor.map { proxy[$0] } ?? .zero, initial: true) { log.values.append($1) }
        }
      }
    }
    host.update()
    expect(log.values, equals: [CGRect(x: 0, y: 15, width: 20, height: 15)])
  }

  @MainActor
  private struct Counter: View {
    @State private var names: [String] = []
    let log: Log<Int>
    var body: some View {
      log.values.append(names.count)
      return Block(width: CGFloat(names.count) * 10 + 10)
        .preference(key: ListKey<String>.self, value: ["one", "two"])
        .onPreferenceChange(ListKey<String>.self) { names = $0 }
    }
  }

  @Test @MainActor func `A state that an action writes is applied in a second pass of the same frame`() {
    let log = Log<Int>()
    let host = EngineHost { Counter(log: log) }
    let report = host.update()
    expect(report.passes, equals: 2)
    expect(report.settled)
    expect(log.values, equals: [0, 2])
    expect(host.graph.root.child?.size.width, equals: 30)
  }
}
