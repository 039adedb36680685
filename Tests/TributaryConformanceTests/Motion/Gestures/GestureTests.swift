/// The precedence and the order of gestures, and the limits of a tap, in 100 by 100 points.
@MainActor struct GestureArbitrationTests {
  private let journal = Journal()
  private let middle = CGPoint(x: 50, y: 50)

  private func tap(_ name: String) -> some Gesture { TapGesture().onEnded { [journal] in journal.note(name) } }

  private func tapped<V: View>(@ViewBuilder _ content: () -> V) -> String {
    play(settledHost(100, 100) { content() }, "tap 50,50; wait 1")
    return journal.take()
  }

  @Test(
    .claim("GESTURE-01"), .claim("GESTURE-02"), .claim("GESTURE-03"), .claim("GESTURE-04"), .claim("GESTURE-05"),
    .claim("GESTURE-33"))
  @MainActor func `Priorities, masks, and disabled gestures determine the taps that are recognized, and their order`() {
    let child = Color.red.gesture(tap("c"))
    expect(tapped { child.padding(10).gesture(tap("p")) }, equals: "c")
    expect(tapped { child.highPriorityGesture(tap("p")) }, equals: "p")
    expect(tapped { child.simultaneousGesture(tap("p")) }, equals: "p c")
    let masks: [(GestureMask, String)] = [(.all, "p c"), (.gesture, "p"), (.subviews, "c"), (.none, "")]
    for (mask, names) in masks {
      expect(tapped { child.simultaneousGesture(tap("p"), including: mask) }, equals: names, "\(names)")
    }
    expect(tapped { child.highPriorityGesture(tap("p"), isEnabled: true) }, equals: "p")
    expect(tapped { child.highPriorityGesture(tap("p"), isEnabled: false) }, equals: "c")
    expect(
      tapped { Color.red.onTapGesture { journal.note("c") }.padding(10).simultaneousGesture(tap("p")) }, equals: "p c")
    expect(tapped { Color.red.simultaneousGesture(tap("c")).simultaneousGesture(tap("p")) }, equals: "p c")
    expect(
      tapped { Button("b") { journal.note("c") }.buttonStyle(Filling()).simultaneousGesture(tap("p")) }, equals: "p c")
    expect(tapped { Color.red.overlay { Color.blue.gesture(tap("c")) }.simultaneousGesture(tap("p")) }, equals: "p c")
    expect(
      tapped { ScrollView { Color.red.frame(height: 300).gesture(tap("c")).simultaneousGesture(tap("p")) } },
      equals: "p c")
  }

  /// A style that fills the proposal.
  private struct Filling: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  /// A view with a double tap, and a single tap around it.
  private var doubleInside: some View {
    Color.red.onTapGesture(count: 2) { [journal] in journal.note("double") }
      .onTapGesture { [journal] in journal.note("single") }
  }

  @Test(.claim("GESTURE-06")) @MainActor func `A single tap waits for a double tap to fail`() {
    let doubleOutside = Color.red.onTapGesture { [journal] in journal.note("single") }
      .onTapGesture(count: 2) { [journal] in journal.note("double") }
    func tapTwice(_ view: some View) {
      play(
        settledHost(100, 100) { view }, journal,
        "tap 50,50; wait 0.34 | log =",
        "wait 0.02 | log = single",
        "tap 50,50; wait 0.2; tap 50,50 | log = double",
        "wait 1 | log =; animating = false")
    }
    tapTwice(doubleInside)
    tapTwice(doubleOutside)
  }

  @Test(.claim("GESTURE-07")) @MainActor func `A press elsewhere ends the wait for a double tap`() {
    play(100, 100, journal, "tap 20,50; tap 80,50 | log = single other") {
      HStack(spacing: 0) {
        doubleInside
        Color.blue.onTapGesture { [journal] in journal.note("other") }
      }
    }
  }

  @Test @MainActor func `A tap that waits for a second tap leaves the next press to other gestures`() {
    let host = settledHost(100, 100) {
      doubleInside.gesture(drag)
        .onLongPressGesture { [journal] in journal.note("long") }
        .simultaneousGesture(MagnifyGesture().onEnded { [journal] _ in journal.note("magnify") })
    }
    play(
      host, journal,
      "tap 50,50; drag 50,50 90,50 | log = single drag",
      "tap 50,50; press 50,50 0.8 | log = single long",
      "tap 50,50; pinch 50,50 2 | log = single magnify",
      "tap 50,50; tap 50,50 | log = double")
  }

  @Test @MainActor func `A drag or a long press of a composed gesture follows a tap that waits for a second tap`() {
    let double = TapGesture(count: 2).onEnded { [journal] in journal.note("double") }
    let long = LongPressGesture().onEnded { [journal] _ in journal.note("long") }
    func verify(_ gesture: some Gesture, _ row: String) {
      let host = settledHost(100, 100) { Color.red.gesture(gesture) }
      play(host, journal, "tap 50,50; \(row)", "tap 50,50; tap 50,50; wait 1 | log = double")
    }
    verify(double.exclusively(before: drag), "drag 50,50 75,50; wait 1 | log = drag")
    verify(drag.exclusively(before: double), "drag 50,50 75,50; wait 1 | log = drag")
    verify(double.exclusively(before: long), "press 50,50 1; wait 1 | log = long")
    verify(double.simultaneously(with: long), "press 50,50 1; wait 1 | log = long")
  }

  @Test @MainActor func `A drag inside a double tap does not take the single tap that preceded it`() {
    play(100, 100, journal, "tap 50,50; drag 50,50 90,50 | log = single drag") {
      Color.red.gesture(drag)
        .onTapGesture { [journal] in journal.note("single") }
        .highPriorityGesture(TapGesture(count: 2).onEnded { [journal] in journal.note("double") })
    }
  }

  @Test @MainActor func `A tap that waits for a second tap does nothing after its view was removed or disabled`() {
    struct Screen: View {
      let journal: Journal
      let isRemoving: Bool
      @State private var isDone = false
      var body: some View {
        ZStack {
          if !(isRemoving && isDone) {
            Color.red
              .onTapGesture(count: 2) { journal.note("double") }
              .onTapGesture { journal.note("single") }
              .disabled(isDone)
              .simultaneousGesture(
                TapGesture().onEnded {
                  journal.note("done")
                  isDone = true
                })
          }
        }
      }
    }
    for isRemoving in [true, false] {
      play(settledHost(100, 100) { Screen(journal: journal, isRemoving: isRemoving) }, "tap 50,50; wait 1")
      expect(journal.take(), equals: "done", "removing: \(isRemoving)")
    }
  }

  @Test @MainActor func `Two taps that are too far apart for a double tap are two taps`() {
    play(100, 100, journal, "tap 10,50; tap 90,50 | log = single", "tap 90,50 | log = double") { doubleInside }
  }

  @Test @MainActor func `Content scrolls after a tap that waits for a second tap`() {
    let host = settledHost(100, 100) {
      ScrollView { Color.red.frame(height: 500).onTapGesture(count: 2) {}.accessibilityIdentifier("content") }
    }
    play(host, "tap 50,50; drag 50,90 50,10")
    expect((host.frame(of: "content")?.minY ?? 0), below: -50)
  }

  @Test @MainActor func `Every press of a button beside a double tap presses the button`() {
    play(100, 100, journal, "tap 50,50; tap 50,50; tap 50,50 | log = button double button button") {
      Button("Press") { [journal] in journal.note("button") }
        .simultaneousGesture(TapGesture(count: 2).onEnded { [journal] in journal.note("double") })
    }
  }

  @Test(.claim("GESTURE-08")) @MainActor func `A tap and a long press are distinguished by duration`() {
    let tapFirst = settledHost(100, 100) {
      Color.red.onTapGesture { [journal] in journal.note("tap") }
        .onLongPressGesture { [journal] in journal.note("long") }
    }
    let longFirst = settledHost(100, 100) {
      Color.red.onLongPressGesture { [journal] in journal.note("long") }
        .onTapGesture { [journal] in journal.note("tap") }
    }
    for (seconds, name) in [(0.49, "tap"), (0.6, "tap"), (0.75, "tap"), (0.76, "long"), (3, "long")] {
      play(tapFirst, journal, "press 50,50 \(seconds) | log = \(name)")
    }
    for (seconds, name) in [(0.49, "tap"), (0.5, "long"), (3, "long")] {
      play(longFirst, journal, "press 50,50 \(seconds) | log = \(name)")
    }
    play(tapFirst, journal, "down 50,50; wait 0.74 | log =", "wait 0.02 | log = long", "up 50,50 | log =")
  }

  @Test(.claim("GESTURE-09")) @MainActor func `A surrounding drag takes presses that move`() {
    let rows: [(Bool, Int, String)] = [(true, 29, "tap"), (true, 31, "drag"), (false, 65, "tap"), (false, 66, "")]
    for (isAround, end, name) in rows {
      play(100, 100, journal, "drag 20,50 \(end),50 | log = \(name)") {
        Color.red.onTapGesture { [journal] in journal.note("tap") }.gesture(drag, isEnabled: isAround)
      }
    }
  }

  private func scrolled<V: View>(@ViewBuilder _ content: () -> V) -> (String, CGFloat?) {
    let host = settledHost(100, 100) { content() }
    host.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 50))
    return (journal.take(), host.frame(of: "content")?.minY)
  }

  private var content: some View { Color.red.frame(height: 300).accessibilityIdentifier("content") }
  private var drag: some Gesture { DragGesture().onEnded { [journal] _ in journal.note("drag") } }

  @Test(.claim("GESTURE-10")) @MainActor func `Drags and scroll views follow the order of nested gestures`() {
    #expect(scrolled { ScrollView { content.gesture(drag) } } == ("drag", 0))
    #expect(scrolled { ScrollView { content }.gesture(drag) } == ("", -30))
    #expect(scrolled { ScrollView { content }.simultaneousGesture(drag) } == ("drag", -30))
    #expect(scrolled { ScrollView { content }.highPriorityGesture(drag) } == ("drag", 0))
    // The scroll view scrolls only along the other axis, so the drag does not compete with it.
    expect(scrolled { ScrollView(.horizontal) { content.frame(width: 300) }.gesture(drag) }.0, equals: "drag")
  }

  @Test(.claim("GESTURE-87"), arguments: [(15, "drag", 0), (20, "", -80), (30, "", -80)])
  @MainActor func `A drag with a long minimum distance fails when scrolling begins`(
    minimumDistance: CGFloat, result: String, offset: CGFloat
  ) {
    for steps in [2, 8, 40] {
      let host = scrollHost(100, 100) {
        content.gesture(DragGesture(minimumDistance: minimumDistance).onEnded { [journal] _ in journal.note("drag") })
      }
      host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 10), steps: steps)
      expect(journal.take(), equals: result)
      if result.isEmpty { expect(host.frame(of: "content")?.minY, equals: offset) }
    }
  }

  @Test(.claim("GESTURE-34")) @MainActor func `A tap has limits of distance and duration`() {
    let rows: [(Int, String)] = [
      (1, "drag 5,50 50,50 | log = tap"), (1, "drag 5,50 51,50 | log ="), (1, "press 50,50 0.75 | log = tap"),
      (1, "press 50,50 0.76 | log ="), (2, "tap 50,50; wait 0.35; tap 50,50 | log = tap"),
      (2, "tap 50,50; wait 0.36; tap 50,50 | log ="),
    ]
    for (count, row) in rows {
      play(settledHost(100, 100) { Color.red.onTapGesture(count: count) { journal.note("tap") } }, journal, row)
    }
  }

  @Test(.claim("GESTURE-35")) @MainActor func `The first of two exclusive gestures takes precedence`() {
    let all: [GestureStatus] = [.possible, .active, .ended, .failed]
    expect(all.map { ExclusiveRule.status(.active, $0) }, equals: [.active, .active, .active, .active])
    expect(all.map { ExclusiveRule.status(.possible, $0) }, equals: [.possible, .active, .possible, .possible])
    expect(all.map { ExclusiveRule.status(.ended, $0) }, equals: [.ended, .ended, .ended, .ended])
    expect(all.map { ExclusiveRule.status(.failed, $0) }, equals: all)
  }

  @Test(.claim("GESTURE-36")) @MainActor func `The state of two simultaneous gestures follows from both`() {
    let all: [GestureStatus] = [.possible, .active, .ended, .failed]
    expect(all.map { SimultaneousRule.status(.active, $0) }, equals: [.active, .active, .active, .active])
    expect(all.map { SimultaneousRule.status(.possible, $0) }, equals: [.possible, .active, .possible, .possible])
    expect(all.map { SimultaneousRule.status(.ended, $0) }, equals: [.possible, .active, .ended, .ended])
    expect(all.map { SimultaneousRule.status(.failed, $0) }, equals: [.possible, .active, .ended, .failed])
  }

  @Test(.claim("GESTURE-37")) @MainActor func `A tap waits for taps of more presses around and inside its view`() {
    func taps(_ count: Int) -> some Gesture {
      TapGesture(count: count).onEnded { [journal] in journal.note("\(count)") }
    }
    func results(@ViewBuilder _ content: () -> some View) -> [String] {
      let host = settledHost(100, 100) { content() }
      return (1...3).map { presses in
        for _ in 0..<presses { host.tap(at: middle) }
        play(host, "wait 1 | animating = false")
        return journal.take()
      }
    }
    expect(results { VStack { Color.red.gesture(taps(1)) }.gesture(taps(2)) }, equals: ["1", "2", "2 1"])
    expect(results { Color.red.gesture(taps(1)).gesture(taps(3)).gesture(taps(2)) }, equals: ["1", "2", "3"])
    expect(results { Color.red.gesture(taps(2)).highPriorityGesture(taps(1)) }, equals: ["1", "2", "2 1"])
    expect(
      results { ScrollView { Color.red.frame(height: 300).gesture(taps(1)) }.gesture(taps(2)) },
      equals: ["1", "2", "2 1"])
    expect(
      results {
        Color.red.onTapGesture { _ in journal.note("1") }.gesture(
          SpatialTapGesture(count: 2).onEnded { _ in journal.note("2") })
      }, equals: ["1", "2", "2 1"])
    // A simultaneous, a disabled, or a masked gesture affects no other tap, and a button is not a tap gesture.
    expect(results { Color.red.gesture(taps(1)).simultaneousGesture(taps(2)) }, equals: ["1", "1 2 1", "1 2 1 1"])
    expect(results { Color.red.gesture(taps(1)).gesture(taps(2), isEnabled: false) }, equals: ["1", "1 1", "1 1 1"])
    expect(results { Color.red.gesture(taps(1)).gesture(taps(2), including: .gesture) }, equals: ["", "2", "2"])
    expect(
      results { Button("b") { journal.note("b") }.buttonStyle(Filling()).gesture(taps(2)) },
      equals: ["b", "b b", "b b b"])
  }
}

@MainActor struct GestureValueTests {
  private let journal = Journal()

  private func note(_ point: CGPoint) { journal.note("\(Int(point.x)),\(Int(point.y))") }

  @Test(.claim("GESTURE-11")) @MainActor func `Locations are in the coordinate space of the gesture`() {
    func located(_ gesture: DragGesture) -> String {
      let host = settledHost(200, 200) {
        Color.red.frame(width: 100, height: 100)
          .gesture(
            gesture.onEnded { [self] value in
              note(value.startLocation)
              note(value.location)
              journal.note("\(Int(value.translation.width)),\(Int(value.translation.height))")
            }
          )
          .padding(20).background(Color.blue).coordinateSpace(.named("board")).scaleEffect(2)
      }
      // The view begins 100 points above and to the left of the center, at twice its size.
      host.drag(from: CGPoint(x: 20, y: 40), to: CGPoint(x: 100, y: 40))
      return journal.take()
    }
    expect(located(DragGesture()), equals: "10,20 50,20 40,0")
    expect(located(DragGesture(coordinateSpace: .global)), equals: "20,40 100,40 80,0")
    expect(located(DragGesture(coordinateSpace: .named("board"))), equals: "30,40 70,40 40,0")
  }

  @Test(.claim("GESTURE-12")) @MainActor func `A spatial tap reports its location`() {
    play(100, 100, journal, "tap 30,40 | log = 30,40 5,15") {
      Color.red.frame(width: 50, height: 50)
        .gesture(SpatialTapGesture().onEnded { [self] in note($0.location) })
        .simultaneousGesture(SpatialTapGesture(coordinateSpace: .global).onEnded { [self] in note($0.location) })
    }
  }

  @Test(.claim("GESTURE-13")) @MainActor func `onChanged and onEnded run for the values of a drag`() {
    play(100, 100, journal, "sweep 10,50 50,50 in 4 | log = 10 20 30 40 end 40", "drag 10,50 19,50 | log =") {
      Color.red.gesture(
        DragGesture().map { Int($0.translation.width) }
          .onChanged { [journal] in journal.note("\($0)") }.onEnded { [journal] in journal.note("end \($0)") })
    }
  }

  @Test(.claim("GESTURE-14")) @MainActor func `A long press is recognized by duration`() {
    let host = settledHost(100, 100) {
      Color.red.gesture(
        LongPressGesture(minimumDuration: 2).onChanged { [journal] in journal.note("changed \($0)") }
          .onEnded { [journal] in journal.note("ended \($0)") })
    }
    play(
      host, journal,
      "down 50,50 | log = changed true",
      "wait 1.75 | log =",
      "wait 0.25 | log = ended true",
      "up 50,50 | log =")
  }

  @Test(.claim("GESTURE-15")) @MainActor func `Pressing is reported`() {
    let host = settledHost(100, 100) {
      Color.red.onLongPressGesture(minimumDuration: 1) { [journal] in
        journal.note("perform")
      } onPressingChanged: { [journal] in
        journal.note("\($0)")
      }
    }
    play(
      host, journal,
      "press 50,50 0.5 | log = true false",
      "press 50,50 1.5 | log = true false perform",
      "drag 50,50 61,50 | log = true false")
  }

  @Test(.claim("GESTURE-16")) @MainActor func `Gestures follow event times, not clock steps`() {
    func pressed(in steps: Int) -> String {
      let host = settledHost(100, 100) {
        Color.red.onLongPressGesture { [journal] in journal.note("long") }
          .onAppear { [journal] in journal.note("appear") }
      }
      host.send(.down(at: CGPoint(x: 50, y: 50), time: 0.1))
      for _ in 0..<steps { host.advance(by: 0.5 / Double(steps)) }
      host.send(.up(at: CGPoint(x: 50, y: 50), time: host.time))
      return journal.take()
    }
    for steps in [1, 3, 7, 10, 600] { expect(pressed(in: steps), equals: "appear long") }
  }

  @Test(.claim("GESTURE-17")) @MainActor func `A reevaluated body replaces the closures of a running gesture`() {
    struct Counter: View {
      let journal: Journal
      @State private var count = 0
      var body: some View {
        let seen = count
        Color.red.gesture(
          DragGesture(minimumDistance: 0).onChanged { _ in count += 1 }.onEnded { _ in journal.note("\(seen)") })
      }
    }
    play(settledHost(100, 100) { Counter(journal: journal) }, journal, "sweep 10,50 40,50 in 3 | log = 4")
  }
}

@MainActor struct GestureStateTests {
  private let journal = Journal()

  /// A view that moves with the pointer and is removed while `isThere` is false.
  private struct Card: View {
    let journal: Journal
    var isThere = true
    var isEnabled = true
    @GestureState private var shift: CGSize
    init(journal: Journal, isThere: Bool = true, isEnabled: Bool = true) {
      (self.journal, self.isThere, self.isEnabled) = (journal, isThere, isEnabled)
      _shift = GestureState(wrappedValue: .zero) { value, _ in journal.note("reset from \(Int(value.width))") }
    }
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.blue.frame(width: 10 + shift.width, height: 10).accessibilityIdentifier("bar")
        if isThere {
          Color.red.gesture(
            DragGesture(coordinateSpace: .global).updating($shift) { value, state, _ in state = value.translation }
              .onEnded { [journal] _ in journal.note("ended at \(Int(shift.width))") }, isEnabled: isEnabled)
        }
      }
    }
  }

  private func host() -> ViewHost<Card> { settledHost(100, 100) { Card(journal: journal) } }

  /// A row that begins a drag by 30 points.
  private let begin = "down 20,50; move 50,50 | width bar = 40; log ="

  @Test(.claim("GESTURE-20")) @MainActor func `A gesture state lives as long as its gesture`() {
    play(host(), journal, begin, "up 50,50 | width bar = 10; log = reset from 30 ended at 0")
  }

  @Test(.claim("GESTURE-21")) @MainActor func `An interrupted press resets its gesture state`() {
    play(
      host(), journal,
      begin, "cancel | width bar = 10; log = reset from 30", "move 90,50; up 90,50 | width bar = 10; log =",
      begin, "down 20,50 | width bar = 10; log = reset from 30", "move 40,50 | width bar = 30")
  }

  @Test(.claim("GESTURE-22")) @MainActor func `A removed view resets its gesture state`() {
    let host = host()
    play(host, journal, begin)
    host.content = Card(journal: journal, isThere: false)
    play(host, journal, "update | width bar = 10; log = reset from 30")
    host.content = Card(journal: journal)
    play(host, journal, "update", begin)
    host.content = Card(journal: journal, isEnabled: false)
    play(
      host, journal,
      "update | width bar = 10; log = reset from 30", "move 90,50; up 90,50 | width bar = 10; log =")
  }

  @Test(.claim("GESTURE-23")) @MainActor func `A gesture survives a resize of the host`() {
    play(
      host(), journal,
      begin, "resize 30,30; move 60,50 | width bar = 50", "up 60,50 | width bar = 10; log = reset from 40 ended at 0")
  }

  @Test(.claim("GESTURE-24")) @MainActor func `A gesture that loses arbitration resets its state`() {
    struct Contest: View {
      let journal: Journal
      @GestureState private var isDragged = false
      var body: some View {
        Color.blue.frame(width: isDragged ? 20 : 10, height: 10).accessibilityIdentifier("bar")
        Color.red
          .gesture(
            LongPressGesture(minimumDuration: 1, maximumDistance: 50).onEnded { _ in journal.note("long") }.exclusively(
              before: DragGesture().updating($isDragged) { value, state, _ in state = value.translation != .zero }
                .onEnded { _ in journal.note("drag") }))
      }
    }
    play(
      settledHost(100, 100) { Contest(journal: journal) }, journal,
      "down 50,60 at 0; move 50,80 at 0.5 | width bar = 20",
      "wait 0.5 | width bar = 10",
      "up 50,80 at 1.2 | log = long")
  }

  @Test(.claim("GESTURE-25")) @MainActor func `A long press before a drag produces its three values`() {
    struct Shape: View {
      let journal: Journal
      @GestureState private var phase = "inactive"
      var body: some View {
        Color.red
          .gesture(
            LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
              .updating($phase) { value, state, _ in
                switch value {
                case .first: state = "pressing"
                case .second(_, nil): state = "ready"
                case .second(_, let drag?): state = "dragged by \(Int(drag.translation.height))"
                }
              }
          )
          .onChange(of: phase) { journal.note(phase) }
      }
    }
    let host = settledHost(100, 100) { Shape(journal: journal) }
    host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 60), holding: 0.6, steps: 2)
    expect(journal.take(), equals: "pressing ready dragged by -15 dragged by -30 inactive")
    host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 60), holding: 0.4, steps: 2)
    expect(journal.take(), equals: "pressing inactive")
  }

  @Test(.claim("GESTURE-26")) @MainActor func `A reset can be animated`() {
    struct Bar: View {
      @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var width: CGFloat?
      var body: some View {
        Color.red.frame(width: 20 + (width ?? 0), height: 50).accessibilityIdentifier("bar")
          .gesture(
            DragGesture(coordinateSpace: .global).updating($width) { value, state, _ in state = value.translation.width
            })
      }
    }
    let host = settledHost(200, 50) { Bar() }
    play(host, "drag 100,25 140,25 | width bar = 20")
    expect(host.presentedFrame(of: "bar")?.width, equals: 60)
    host.advance(by: 0.25)
    expect(abs((host.presentedFrame(of: "bar")?.width ?? 0) - 50), below: 0.01)
    expect(host.advanced(by: 1).presentedFrame(of: "bar")?.width, equals: 20)
  }

  @Test(.claim("GESTURE-27")) @MainActor func `An update can be animated`() {
    struct Bar: View {
      @GestureState private var isPressed = false
      var body: some View {
        Color.red.frame(width: isPressed ? 40 : 20, height: 50).accessibilityIdentifier("bar")
          .gesture(
            LongPressGesture(minimumDuration: 5).updating($isPressed) { value, state, transaction in
              state = value
              transaction.animation = .linear(duration: 1)
            })
      }
    }
    let host = settledHost(200, 50) { Bar() }
    play(host, "down 100,25 at 0; wait 0.5 | width bar = 40")
    expect(abs((host.presentedFrame(of: "bar")?.width ?? 0) - 30), below: 0.01)
    play(host, "up 100,25 at 0.5 | width bar = 20")
  }
}

@MainActor struct CustomGestureTests {
  private let journal = Journal()
  private let start = CGPoint(x: 20, y: 50)

  /// A gesture that reports the distance of the drag, the number of drags, and the layout direction.
  private struct Counted: Gesture {
    let journal: Journal
    var name = "drag"
    @GestureState private var distance = 0
    @State private var count = 0
    @Environment(\.layoutDirection) private var direction
    var body: some Gesture<DragGesture.Value> {
      let (seen, turn) = (distance, count)
      return DragGesture(minimumDistance: 0)
        .updating($distance) { value, state, _ in state = Int(value.translation.width) }
        .onChanged { _ in journal.note("\(name) sees \(seen)") }
        .onEnded { _ in
          journal.note("\(name) \(turn)\(direction == .rightToLeft ? " mirrored" : "")")
          count += 1
        }
    }
  }

  private func press(_ host: ViewHost<some View>, moves: [CGFloat]) -> String {
    host.send(.down(at: start, time: host.time))
    for x in moves { host.send(.moved(to: CGPoint(x: start.x + x, y: 50), time: host.time)) }
    host.send(.up(at: CGPoint(x: start.x + (moves.last ?? 0), y: 50), time: host.time))
    return journal.take()
  }

  @Test(.claim("GESTURE-28")) @MainActor func `A custom gesture has dynamic properties`() {
    let host = settledHost(100, 100) { Color.red.gesture(Counted(journal: journal)) }
    expect(press(host, moves: [10, 30]), equals: "drag sees 0 drag sees 0 drag sees 10 drag 0")
    expect(press(host, moves: [5]), equals: "drag sees 0 drag sees 0 drag 1")
    host.environment.layoutDirection = .rightToLeft
    expect(press(host, moves: []), equals: "drag sees 0 drag 2 mirrored")
    play(host, "| diagnostics =")
  }

  @Test(.claim("GESTURE-29")) @MainActor func `Each part of a gesture has separate properties`() {
    struct Both: Gesture {
      let journal: Journal
      var body: some Gesture {
        Counted(journal: journal, name: "a").simultaneously(with: Counted(journal: journal, name: "b"))
      }
    }
    let host = rowHost(100, 100, spacing: 0) {
      Color.red.gesture(AnyGesture(Both(journal: journal)))
      Color.blue.gesture(Counted(journal: journal, name: "c"))
    }
    expect(press(host, moves: []), equals: "a sees 0 b sees 0 a 0 b 0")
    expect(press(host, moves: []), equals: "a sees 0 b sees 0 a 1 b 1")
    play(host, journal, "tap 80,50 | log = c sees 0 c 0")
  }

  @Test @MainActor func `A removed gesture discards its properties, also during a press`() {
    let remote = Remote()
    let host = stagedHost(remote) { value in
      Color.red.gesture(
        value == 1 ? AnyGesture(DragGesture()) : AnyGesture(Counted(journal: journal)), isEnabled: value < 2)
    }
    play(host, "down 20,50 at 0; move 50,50 at 0")
    remote.value = 2
    play(host, journal, "update; up 50,50 at 0 | log = drag sees 0 drag sees 0")
    remote.value = 0
    expect(press(host.updated(), moves: []), equals: "drag sees 0 drag 0")
    remote.value = 1
    expect(press(host.updated(), moves: []), equals: "")
    remote.value = 0
    expect(press(host.updated(), moves: []), equals: "drag sees 0 drag 0")
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `A custom gesture applies changed state during a press`() {
    struct Bound: Gesture {
      let journal: Journal
      @Binding var number: CGFloat
      var body: some Gesture {
        let now = Int(number)
        return DragGesture(minimumDistance: 0).onEnded { _ in journal.note("\(now)") }
      }
    }
    let remote = Remote()
    let host = stagedHost(remote) { _ in Color.red.gesture(Bound(journal: journal, number: remote.projected)) }
    remote.value = 1
    play(host, "update; down 20,50 at 0")
    remote.value = 7
    play(host, journal, "update; up 20,50 at 0 | log = 7")
  }

  @Test(.claim("GESTURE-30")) @MainActor func `Gesture masks are option sets`() {
    expect([GestureMask.none, .gesture, .subviews, .all].map(\.rawValue), equals: [0, 1, 2, 3])
  }

  @Test(.claim("GESTURE-31")) @MainActor func `A named gesture is recognized like any other`() {
    func tap(_ name: String) -> some Gesture { TapGesture().onEnded { [journal] in journal.note(name) } }
    func tapped(_ isEnabled: Bool) -> String {
      let host = settledHost(100, 100) {
        Color.red.gesture(tap("inner"), name: "inner", isEnabled: isEnabled)
          .simultaneousGesture(tap("beside"), name: "beside", isEnabled: isEnabled)
          .highPriorityGesture(tap("first"), name: "first", isEnabled: !isEnabled)
      }
      host.tap(at: start)
      return journal.take()
    }
    expect(tapped(true), equals: "beside inner")
    expect(tapped(false), equals: "first")
  }

  @Test(.claim("GESTURE-32")) @MainActor func `A simultaneous gesture is recognized while its scroll view scrolls`() {
    func scrolled(_ row: some View) -> (String, CGFloat?) {
      let host = settledHost(100, 100) { ScrollView { row.frame(height: 300).accessibilityIdentifier("content") } }
      host.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 50))
      return (journal.take(), host.frame(of: "content")?.minY)
    }
    let drag = DragGesture().onEnded { [journal] _ in journal.note("drag") }
    let tap = TapGesture().onEnded { [journal] in journal.note("tap") }
    #expect(scrolled(Color.red.simultaneousGesture(drag)) == ("drag", -30))
    #expect(scrolled(Color.red.gesture(tap).simultaneousGesture(drag)) == ("drag", -30))
    #expect(scrolled(Color.red.simultaneousGesture(drag).gesture(tap)) == ("drag", -30))
    #expect(scrolled(Color.red.simultaneousGesture(drag).gesture(drag)) == ("drag", 0))
    #expect(scrolled(Color.red.gesture(drag)) == ("drag", 0))
    #expect(scrolled(Color.red.simultaneousGesture(tap)) == ("", -30))
  }
}
