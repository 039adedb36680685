import Observation
import PreferenceTestSupport
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// Values that are used after their lifetime are reported and keep working.
@Suite @MainActor struct StaleNotesTests {
  @Test func `An anchor read after its view is removed is reported once and keeps the last position`() throws {
    let store = AnchorStore()
    let host = settledHost(200, 100) { StoredAnchor(store: store) }
    expect(host.frame(of: "mark")?.minX, equals: 30)
    expect(host.diagnostics, equals: [])
    store.showsView = false
    host.update()
    store.text = "again"
    host.update()
    expect(host.diagnostics.map(\.code), equals: [.staleAnchor])
    expect(host.frame(of: "mark")?.minX, equals: 30)
  }

  @Test(arguments: [false, true])
  func `A constant range that changes is reported once, and the rows follow it`(isLazy: Bool) {
    let store = CountStore()
    let host = settledHost(200, 400) { CountedRows(store: store, isLazy: isLazy) }
    expect(host.diagnostics, equals: [])
    store.count = 5
    host.update()
    expect(host.frame(of: "4") != nil)
    store.count = 4
    host.update()
    expectNil(host.frame(of: "4"))
    expect(host.diagnostics.map(\.code), equals: [.forEachRangeChanged])
    expect(host.diagnostics.first?.evidence.map(\.lines), equals: [["3"], ["5"]])
  }

  @Test func `A range with ids can change`() {
    let store = CountStore()
    let host = settledHost(200, 400) { VaryingRows(store: store) }
    store.count = 5
    host.update()
    expect(host.frame(of: "4") != nil)
    expect(host.diagnostics, equals: [])
  }
}

@Observable private final class AnchorStore {
  var showsView = true
  var text = "first"
  @ObservationIgnored var anchor: Anchor<CGRect>?
}

/// A view that keeps an anchor longer than the view that created it.
private struct StoredAnchor: View {
  let store: AnchorStore

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      if store.showsView {
        Color.red.frame(width: 40, height: 20)
          .anchorPreference(key: FirstKey<Anchor<CGRect>>.self, value: .bounds) { $0 }
          .padding(.leading, 30)
      }
    }
    .overlayPreferenceValue(FirstKey<Anchor<CGRect>>.self, alignment: .topLeading) { anchor in
      GeometryReader { proxy in
        let kept = keep(anchor)
        Text(store.text).accessibilityIdentifier("mark").offset(x: kept.map { proxy[$0].minX } ?? 0)
      }
    }
  }

  private func keep(_ anchor: Anchor<CGRect>?) -> Anchor<CGRect>? {
    if let anchor { store.anchor = anchor }
    return store.anchor
  }
}

@Observable private final class CountStore {
  var count = 3
}

private struct CountedRows: View {
  let store: CountStore
  let isLazy: Bool

  var body: some View {
    if isLazy {
      ScrollView { LazyVStack { rows } }
    } else {
      VStack { rows }
    }
  }

  private var rows: some View {
    ForEach(0..<store.count) { Text("\($0)").accessibilityIdentifier("\($0)") }
  }
}

private struct VaryingRows: View {
  let store: CountStore

  var body: some View {
    VStack {
      ForEach(0..<store.count, id: \.self) { Text("\($0)").accessibilityIdentifier("\($0)") }
    }
  }
}
