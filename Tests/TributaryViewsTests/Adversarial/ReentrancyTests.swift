import Foundation
import Observation
import PreferenceTestSupport
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryViews

/// A view that runs a closure of the test once during a frame.
private struct Intruder: View {
  let probe: Probe
  let place: Place
  var width: CGFloat = 10

  enum Place: CaseIterable { case body, layout, geometry, preference, action }

  var body: some View {
    if place == .body { probe.run() }
    return Color.red.frame(width: width, height: 10)
      .accessibilityIdentifier("a")
      .alignmentGuide(HorizontalAlignment.center) { dimensions in
        if place == .layout { probe.run() }
        return dimensions.width / 2
      }
      .background {
        GeometryReader { proxy in
          let _ = place == .geometry ? probe.run() : ()
          Color.clear.preference(key: ListKey<Int>.self, value: [Int(proxy.size.width)])
        }
      }
      .transformPreference(ListKey<Int>.self) { value in
        if place == .preference { probe.run() }
        value.append(1)
      }
      .onPreferenceChange(ListKey<Int>.self) { _ in
        if place == .action { probe.run() }
      }
  }
}

/// Calls to a host from its own closures are rejected, reported, and applied after the frame.
@Suite @MainActor struct ReentrancyTests {
  /// Returns a host whose view calls `intrusion` once, at a given point of the frame.
  private func host(_ place: Intruder.Place, _ intrusion: @escaping (ViewHost<Intruder>) -> Void) -> ViewHost<Intruder>
  {
    let probe = Probe()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Intruder(probe: probe, place: place) }
    probe.run = { [unowned host, unowned probe] in
      probe.run = {}
      intrusion(host)
    }
    host.update()
    return host
  }

  @Test(arguments: Intruder.Place.allCases)
  fileprivate func `An update during a frame is rejected`(place: Intruder.Place) {
    let host = host(place) { $0.update() }
    expect(host.codes, equals: [.reentrantUpdate])
    expect(host.diagnostics.first?.severity, equals: .error)
    expect(host.frame(of: "a"), equals: CGRect(45, 45, 10, 10))
    expect(host.preference(ListKey<Int>.self), equals: [10, 1])
  }

  @Test(arguments: Intruder.Place.allCases)
  fileprivate func `New content set during a frame is applied after it`(place: Intruder.Place) {
    let host = host(place) { $0.content.width = 30 }
    expect(host.codes, equals: [.reentrantUpdate])
    expect(host.frame(of: "a"), equals: CGRect(35, 45, 30, 10))
    expect(host.preference(ListKey<Int>.self), equals: [30, 1])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(arguments: Intruder.Place.allCases)
  fileprivate func `A new size set during a frame is applied after it`(place: Intruder.Place) {
    let host = host(place) { $0.size = CGSize(width: 40, height: 20) }
    expect(host.codes, equals: [.reentrantUpdate])
    expect(host.frame(of: "a"), equals: CGRect(15, 5, 10, 10))
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(arguments: Intruder.Place.allCases)
  fileprivate func `A clock advance during a frame is applied after it`(place: Intruder.Place) {
    let host = host(place) { $0.advance(by: 3) }
    expect(host.codes, equals: [.reentrantUpdate])
    expect(host.time, equals: 3)
  }

  @Test func `A tap during a frame is performed after it`() {
    let probe = Probe()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.red
        .onTapGesture { probe.log.append("tapped") }
        .onAppear {
          probe.log.append("appears")
          probe.run()
          probe.log.append("appeared")
        }
    }
    probe.run = { [unowned host] in host.tap(at: CGPoint(x: 50, y: 50)) }
    host.update()
    expect(probe.log, equals: ["appears", "appeared", "tapped"])
    expect(Set(host.codes), equals: [.reentrantUpdate])
  }

  @Test func `Events that views cause in each pass of frames that never end are dropped`() {
    struct Screen: View {
      let probe: Probe
      let count: Int

      var body: some View {
        let _ = probe.run()
        Color.red
      }
    }
    let probe = Probe()
    var runs = 0
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Screen(probe: probe, count: 0) }
    probe.run = { [unowned host] in
      runs += 1
      host.content = Screen(probe: probe, count: runs)
      host.size.width = CGFloat(100 + runs % 2)
      for _ in 0..<8 { host.tap(at: .zero) }
    }
    host.update()
    expect(runs, above: 1)
    // The first frame and a few frames of events, of 64 passes each.
    expect(runs, below: 2_000)
    expect(Set(host.codes), equals: [.reentrantUpdate])
    probe.run = {}
    expect(host.update().settled)
  }

  @Test func `A fold that reads its own value from the host does not recurse`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      HStack {
        Color.red.preference(key: NosyKey.self, value: 1)
        Color.red.preference(key: NosyKey.self, value: 2)
      }
    }
    NosyKey.ask = { [unowned host] in
      NosyKey.ask = { 0 }
      return host.preference(NosyKey.self)
    }
    host.update()
    expect(host.preference(NosyKey.self), equals: 3)
    expect(host.preference(NosyKey.self), equals: 3)
    expect(host.core.checkInvariants(), equals: [])
  }
}

private enum NosyKey: PreferenceKey {
  nonisolated(unsafe) static var ask: @MainActor () -> Int = { 0 }
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) {
    _ = MainActor.assumeIsolated { ask() }
    value += nextValue()
  }
}

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

  private var rows: some View { ForEach(0..<store.count) { Text("\($0)").accessibilityIdentifier("\($0)") } }
}

private struct VaryingRows: View {
  let store: CountStore

  var body: some View {
    VStack {
      ForEach(0..<store.count, id: \.self) { Text("\($0)").accessibilityIdentifier("\($0)") }
    }
  }
}

/// A modifier in which a nested type named `Content` hides that of `ViewModifier`, so that its `body(content:)`
/// implements no requirement.
private struct Framed: ViewModifier {
  struct Content: View {
    var body: some View { EmptyView() }
  }

  func body(content: Content) -> some View { content }
}

@Suite struct ShadowedContentTests {
  @Test func `The message for a modifier without a body names the type that hides Content`() {
    let message = messageForModifierWithoutBody(Framed.self)
    expect(message.contains("Framed declares no body(content:)"))
    expect(message.contains("another type named Content hides ViewModifier's"))
    expect(message.contains("func body(content: ModifierContent<Framed>) -> some View"))
  }
}
