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
      .onPreferenceChange(ListKey<Int>.self) { _ in if place == .action { probe.run() } }
  }
}

/// Calls to a host from its own closures are rejected, reported, and applied after the frame.
@MainActor struct ReentrancyTests {
  /// Returns a host whose view calls `intrusion` once, at a given point of the frame.
  private func host(_ place: Intruder.Place, _ intrusion: @escaping (ViewHost<Intruder>) -> Void) -> ViewHost<Intruder>
  {
    let probe = Probe()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Intruder(probe: probe, place: place) }
    probe.run = { [unowned host, unowned probe] in
      probe.run = {}
      intrusion(host)
    }
    return host.updated()
  }

  @Test(arguments: Intruder.Place.allCases)
  @MainActor fileprivate func `A request during a frame is reported, and applied after it`(place: Intruder.Place) {
    let updated = host(place) { $0.update() }
    expect(updated.codes, equals: [.reentrantUpdate])
    expect(updated.diagnostics.first?.severity, equals: .error)
    expect(updated.frame(of: "a"), equals: CGRect(45, 45, 10, 10))
    expect(updated.preference(ListKey<Int>.self), equals: [10, 1])
    let wide = host(place) { $0.content.width = 30 }
    expect(wide.codes, equals: [.reentrantUpdate])
    expect(wide.frame(of: "a"), equals: CGRect(35, 45, 30, 10))
    expect(wide.preference(ListKey<Int>.self), equals: [30, 1])
    expect(wide.core.checkInvariants(), equals: [])
    let small = host(place) { $0.size = CGSize(width: 40, height: 20) }
    expect(small.codes, equals: [.reentrantUpdate])
    expect(small.frame(of: "a"), equals: CGRect(15, 5, 10, 10))
    expect(small.core.checkInvariants(), equals: [])
    let later = host(place) { $0.advance(by: 3) }
    expect(later.codes, equals: [.reentrantUpdate])
    expect(later.time, equals: 3)
  }

  @Test @MainActor func `A tap during a frame is performed after it`() {
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

  @Test @MainActor func `Events that views cause in each pass of frames that never end are dropped`() {
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

  @Test @MainActor func `A fold that reads its own value from the host does not recurse`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      HStack {
        Color.red.preference(key: AskedKey.self, value: 1)
        Color.red.preference(key: AskedKey.self, value: 2)
      }
    }
    AskedKey.ask = { [unowned host] in
      AskedKey.ask = {}
      _ = host.preference(AskedKey.self)
    }
    host.update()
    expect(host.preference(AskedKey.self), equals: 3)
    expect(host.preference(AskedKey.self), equals: 3)
    expect(host.core.checkInvariants(), equals: [])
  }
}

/// Values that are used after their lifetime are reported and keep working.
@MainActor struct StaleNotesTests {
  @Test func `An anchor read after its view is removed is reported once and keeps the last position`() throws {
    let (host, store) = settledHost(with: AnchorStore(), 200, 100) { StoredAnchor(store: $0) }
    expect(host.frame(of: "mark")?.minX, equals: 30)
    expect(host.diagnostics, equals: [])
    host.update { store.showsView = false }
    expect(host.updated { store.text = "again" }.diagnostics.map(\.code), equals: [.staleAnchor])
    expect(host.frame(of: "mark")?.minX, equals: 30)
  }

  @Test(arguments: CountedRows.Kind.allCases)
  @MainActor fileprivate func `A range that changes is followed by its rows, and is reported once if it is constant`(
    kind: CountedRows.Kind
  ) {
    let (host, store) = settledHost(with: CountStore(), 200, 400) { CountedRows(store: $0, kind: kind) }
    expect(host.diagnostics, equals: [])
    expect(host.updated { store.count = 5 }.frame(of: "4") != nil)
    if kind == .withIDs { return expect(host.diagnostics, equals: []) }
    expectNil(host.updated { store.count = 4 }.frame(of: "4"))
    expect(host.diagnostics.map(\.code), equals: [.forEachRangeChanged])
    expect(host.diagnostics.first?.evidence.map(\.lines), equals: [["3"], ["5"]])
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

@Observable private final class CountStore { var count = 3 }

private struct CountedRows: View {
  enum Kind: CaseIterable { case eager, lazy, withIDs }
  let store: CountStore
  let kind: Kind
  var body: some View {
    switch kind {
    case .eager: VStack { rows }
    case .lazy: ScrollView { LazyVStack { rows } }
    case .withIDs: VStack { ForEach(0..<store.count, id: \.self) { Text("\($0)").accessibilityIdentifier("\($0)") } }
    }
  }

  private var rows: some View { ForEach(0..<store.count) { Text("\($0)").accessibilityIdentifier("\($0)") } }
}

/// A modifier in which a nested type named `Content` hides that of `ViewModifier`, so that its `body(content:)`
/// implements no requirement.
private struct Framed: ViewModifier {
  struct Content: View { var body: some View { EmptyView() } }
  func body(content: Content) -> some View { content }
}

struct ShadowedContentTests {
  @Test func `The message for a modifier without a body names the type that hides Content`() {
    let message = messageForModifierWithoutBody(Framed.self)
    expect(message.contains("Framed declares no body(content:)"))
    expect(message.contains("another type named Content hides ViewModifier's"))
    expect(message.contains("func body(content: ModifierContent<Framed>) -> some View"))
  }
}
