@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

/// An idle application does no work, however often it is updated.
@MainActor struct IdleTests {
  /// A panel with every kind of view that can move or wait.
  private struct Panel: View {
    @State private var isOn = false
    @State private var value = 0.5
    @GestureState private var drag = CGSize.zero

    var body: some View {
      VStack {
        Toggle("on", isOn: $isOn.animation(.bouncy))
        Slider(value: $value)
        Button("press") { isOn.toggle() }
        if isOn { Color.red.frame(height: 10).transition(.slide) }
        Color.blue.frame(width: 20, height: 20).offset(drag)
          .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
          .onLongPressGesture {}
          .onTapGesture(count: 2) {}
          .animation(.spring, value: drag)
        Color.green.frame(height: 10).keyframeAnimator(initialValue: 0.0, trigger: isOn) {
          $0.opacity(1 - $1)
        } keyframes: { _ in
          LinearKeyframe(1, duration: 0.2)
          LinearKeyframe(0, duration: 0.2)
        }
        GeometryReader { Text("\($0.size.width)") }
      }
    }
  }

  private struct Framed: View {
    @State private var isRed = false
    var body: some View {
      VStack {
        Color(isRed ? .red : .blue).frame(height: 10).accessibilityIdentifier("color").onTapGesture { isRed.toggle() }
        Text("wide").frame(width: 100)
        Text("limited").frame(maxWidth: 100)
      }
    }
  }

  @Test @MainActor func `A change of a color measures nothing, because the frames around it are unchanged`() {
    let host = settledHost(200, 300) { Framed() }
    let before = host.displayList.description
    var events: [FrameEvent] = []
    host.core.callbacks.listener = { events.append($0) }
    expect(host.tapped("color").displayList.description, differsFrom: before)
    expect(events.contains { if case .willEvaluate = $0 { true } else { false } })
    expect(!events.contains { if case .didInvalidate = $0 { true } else { false } })
  }

  @Test @MainActor func `Time that advances after all animations ended evaluates nothing`() {
    let host = updatedHost(200, 300) { Panel() }
    expect(!host.isAnimating)
    host.tap("press")
    host.tap(at: CGPoint(x: 100, y: 240))
    host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 180, y: 150))
    host.tap("press")
    host.advance(by: 10)
    expect(!host.isAnimating)
    let picture = host.displayList
    var events: [FrameEvent] = []
    host.core.callbacks.listener = { events.append($0) }
    for step in 1...100 {
      let report = host.advance(by: Double(step) / 60)
      expect(report.counts, equals: FrameCounts())
      expect(report.passes, equals: 1)
    }
    expect(host.update().counts, equals: FrameCounts())
    expect(!events.contains { if case .willEvaluate = $0 { true } else { false } })
    expect(host.displayList.root === picture.root)
    expectNil(host.core.clock.deadlines.next)
  }

  private final class FrameCounter: FrameTracer {
    var frames = 0
    func trace(_ event: FrameEvent) {}
    func frameDidEnd(_ report: FrameReport) { frames += 1 }
  }

  private func frames(of host: ViewHost<some View>, _ body: () -> Void) -> Int {
    let counter = FrameCounter()
    host.core.startTracing(counter)
    defer { host.core.stopTracing(counter) }
    body()
    return counter.frames
  }

  @Test @MainActor func `Calls without work run no frame, and a tap runs one for each event that changes something`() {
    let host = settledHost(200, 300) { Framed() }
    expect(frames(of: host) { host.update() }, equals: 0)
    expect(frames(of: host) { host.advance(by: 0.5) }, equals: 0)
    expect(frames(of: host) { _ = host.displayList }, equals: 0)
    expect(frames(of: host) { host.tap(at: CGPoint(x: 1, y: 299)) }, equals: 0)
    // The report is that of a settled frame without counts.
    let report = host.update()
    expect(report.passes, equals: 1)
    expect(report.settled)
    expect(report.counts, equals: FrameCounts())
    expectEmpty(report.diagnostics)
    let before = host.displayList.description
    expect(frames(of: host) { host.tap("color") }, equals: 1)
    expect(host.displayList.description, differsFrom: before)
    expect(frames(of: host) { host.update() }, equals: 0)
    expect(frames(of: host) { host.size = CGSize(width: 200, height: 310) }, equals: 0)
    expect(frames(of: host) { host.update() }, equals: 1)
  }

  private struct Pressed: View {
    @GestureState private var isPressed = false
    var body: some View {
      Color(isPressed ? .red : .blue).frame(width: 50, height: 50)
        .gesture(LongPressGesture().updating($isPressed) { value, state, _ in state = value })
    }
  }

  @Test @MainActor func `A press that changes a state when it begins and when it ends runs two frames`() {
    let host = settledHost(50, 50) { Pressed() }
    let place = CGPoint(x: 25, y: 25)
    expect(frames(of: host) { host.send(.down(at: place, time: host.time)) }, equals: 1)
    expect(frames(of: host) { host.send(.up(at: place, time: host.time)) }, equals: 1)
  }
}

@MainActor struct HitComplexityTests {
  @Test(arguments: [20, 40]) func `A hit in a displayed grid evaluates only the shape under the point`(length: Int) {
    let paths = PathCounter()
    let host = updatedHost(CGFloat(10 * length), CGFloat(10 * length)) { CountedGrid(length: length, paths: paths) }
    _ = host.displayList
    // The first hit evaluates every shape to find its bounds. A corner belongs to no circle.
    expect(host.tapped(at: CGPoint(x: 0.5, y: 0.5), paths), equals: [])
    expect(paths.count, atLeast: length * length)
    for point in 1..<10 {
      expect(host.tapped(at: CGPoint(x: 10 * point + 5, y: 95), paths), equals: ["\(point) 9"])
      expect(paths.count, equals: 1)
    }
    expect(host.tapped(at: CGPoint(x: 50.5, y: 50.5), paths), equals: [])
    expect(paths.count, equals: 1)
  }

  @Test @MainActor func `A shape that moves or grows is hit at its new place`() {
    let (host, paths) = updatedHost(with: PathCounter(), 400, 400) { CountedGrid(length: 20, paths: $0) }
    _ = host.displayList
    expect(host.tapped(at: CGPoint(x: 105, y: 105), paths), equals: ["10 10"])
    expect(host.tapped(at: CGPoint(x: 345, y: 300), paths), equals: [])
    host.update { paths.shift?.wrappedValue = 240 }
    for _ in 0..<2 {
      expect(host.tapped(at: CGPoint(x: 345, y: 105), paths), equals: ["10 10"])
      expect(host.tapped(at: CGPoint(x: 105, y: 105), paths), equals: [])
      _ = host.displayList
    }
  }
}

extension ViewHost {
  /// Taps, and returns the views that received the tap. The counter then has the paths that were evaluated meanwhile.
  fileprivate func tapped(at point: CGPoint, _ paths: PathCounter) -> [String] {
    (paths.count, paths.taps) = (0, [])
    tap(at: point)
    return paths.taps
  }
}

private final class PathCounter: @unchecked Sendable {
  var count = 0
  var taps: [String] = []
  var shift: Binding<CGFloat>?
}

private struct CountedCircle: Shape {
  let paths: PathCounter
  func path(in rect: CGRect) -> Path {
    paths.count += 1
    return Path(ellipseIn: rect)
  }
}

private struct CountedGrid: View {
  let length: Int
  let paths: PathCounter
  @State private var shift: CGFloat = 0
  var body: some View {
    let _ = paths.shift = $shift
    VStack(spacing: 0) {
      ForEach(0..<length, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<length, id: \.self) { column in
            CountedCircle(paths: paths).frame(width: 10, height: 10)
              .onTapGesture { paths.taps.append("\(column) \(row)") }
              .offset(x: column == 10 && row == 10 ? shift : 0)
          }
        }
      }
    }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// A change of a long lazy list compares ids, and hashes only those between the equal ends.
@MainActor struct ElementChangeTests {
  struct Rows: View {
    let ids: [CountedID]
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(ids, id: \.self) { id in
            Color.red.frame(height: CGFloat(10 + id.number % 3)).accessibilityIdentifier("\(id.number)")
          }
        }
      }
    }
  }

  @Test(arguments: [0, 1, 500, 999, 1_000]) @MainActor func `One inserted row hashes the ids of few rows`(place: Int) {
    var ids = (0..<1_000).map { CountedID(number: $0) }
    let host = settledHost(100, 100) { Rows(ids: ids) }
    ids.insert(CountedID(number: -1), at: place)
    (CountedID.hashes, CountedID.comparisons) = (0, 0)
    host.show(Rows(ids: ids))
    // The ids at both ends are compared once, and the inserted one with each of them.
    expect(CountedID.hashes, atMost: 8)
    expect(CountedID.comparisons, atMost: 2_100)
    expect(host.core.checkInvariants(), equals: [])
    expect(host.frame(of: place == 0 ? "-1" : "0")?.minY, equals: 0)
  }

  @Test @MainActor func `A change finds the equal ends and the new places of their elements`() {
    let change = ElementChange(from: [1, 2, 3, 4, 8, 9], to: [1, 2, 5, 8, 9])
    expect(change.first == 2 && change.last == 2)
    expect(change.removed == 2..<4 && change.inserted == 2..<3)
    expect((0..<6).map { change.newIndex(of: $0) }, equals: [0, 1, nil, nil, 3, 4])
    expect(!change.isEmpty && ElementChange(from: [1, 2], to: [1, 2]).isEmpty)
    // The ends do not overlap.
    let doubled = ElementChange(from: [1, 1], to: [1, 1, 1])
    expect(doubled.first + doubled.last == 2 && !doubled.isEmpty)
  }

  @Test @MainActor func `Uniqueness follows from the elements between the ends`() {
    var generator = SeededGenerator(seed: 30)
    var repeated = 0
    for _ in 0..<2_000 {
      let old = ContiguousArray((0..<generator.number(0..<12)).shuffled(using: &generator))
      var new = old
      for _ in 0..<generator.number(0..<8) {
        let place = generator.number(0..<new.count + 1)
        if generator.number(0..<3) == 0, place < new.count {
          new.remove(at: place)
        } else {
          new.insert(generator.number(0..<24), at: place)
        }
      }
      let isUnique = Set(new).count == new.count
      if !isUnique { repeated += 1 }
      expect(ElementChange(from: old, to: new).staysUnique(), equals: isUnique, "\(old), \(new)")
    }
    expect((500..<1_900).contains(repeated))
  }

  private struct Item: Identifiable {
    let id: Int
    let name: String
  }

  private struct Row: View {
    let name: String
    @State private var taps = 0
    var body: some View {
      Color.red.frame(width: CGFloat(10 + taps), height: 10).onTapGesture { taps += 1 }.accessibilityIdentifier(name)
    }
  }

  private struct Items: View {
    let items: [Item]
    var body: some View { ScrollView { LazyVStack(spacing: 0) { ForEach(items) { Row(name: $0.name) } } } }
  }

  @Test @MainActor func `An inserted duplicate takes the row of the first element with its id`() {
    let items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c"), Item(id: 4, name: "d")]
    let host = settledHost { Items(items: items) }
    expect(host.tapped("d").frame(of: "d")?.width, equals: 11)
    // The last element keeps its place at the end, but not the row.
    expect(host.showing(Items(items: [Item(id: 4, name: "e")] + items)).frame(of: "e")?.width, equals: 11)
    expect(host.frame(of: "d")?.width, equals: 10)
    expect(host.codes, equals: [.duplicateForEachID])
    expect(host.showing(Items(items: items)).frame(of: "d")?.width, equals: 11)
    expect(host.core.checkInvariants(), equals: [])
  }
}
