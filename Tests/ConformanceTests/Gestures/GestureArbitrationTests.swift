import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

@MainActor @Suite struct GestureArbitrationTests {
  private let journal = Journal()
  private let middle = CGPoint(x: 50, y: 50)

  private func tap(_ name: String) -> some Gesture { TapGesture().onEnded { [journal] in journal.note(name) } }

  private func tapped<V: View>(@ViewBuilder _ content: () -> V) -> String {
    let host = settledHost(100, 100) { content() }
    play(host, "tap 50,50; wait 1")
    return journal.take()
  }

  @Test(.claim("GESTURE-01")) func `The child's tap takes precedence`() {
    #expect(tapped { Color.red.gesture(tap("child")).padding(10).gesture(tap("parent")) } == "child")
  }

  @Test(.claim("GESTURE-02")) func `The parent's high-priority tap takes precedence`() {
    #expect(tapped { Color.red.gesture(tap("child")).highPriorityGesture(tap("parent")) } == "parent")
  }

  @Test(.claim("GESTURE-03")) func `Simultaneous taps are both recognized`() {
    #expect(tapped { Color.red.gesture(tap("child")).simultaneousGesture(tap("parent")) } == "parent child")
  }

  @Test(.claim("GESTURE-04")) func `Masks disable gestures`() {
    let masked = { (mask: GestureMask) in
      tapped { Color.red.gesture(tap("child")).simultaneousGesture(tap("parent"), including: mask) }
    }
    #expect(masked(.all) == "parent child")
    #expect(masked(.gesture) == "parent")
    #expect(masked(.subviews) == "child")
    #expect(masked(.none) == "")
  }

  @Test(.claim("GESTURE-05")) func `A gesture can be disabled`() {
    let enabled = { (isEnabled: Bool) in
      tapped { Color.red.gesture(tap("child")).highPriorityGesture(tap("parent"), isEnabled: isEnabled) }
    }
    #expect(enabled(true) == "parent")
    #expect(enabled(false) == "child")
  }

  @Test(.claim("GESTURE-06")) func `A single tap waits for a double tap to fail`() {
    let doubleInside = settledHost(100, 100) {
      Color.red.onTapGesture(count: 2) { [journal] in journal.note("double") }
        .onTapGesture { [journal] in journal.note("single") }
    }
    let doubleOutside = settledHost(100, 100) {
      Color.red.onTapGesture { [journal] in journal.note("single") }
        .onTapGesture(count: 2) { [journal] in journal.note("double") }
    }
    func tapTwice(_ host: ViewHost<some View>) {
      play(
        host, journal,
        "tap 50,50; wait 0.34 | log =",
        "wait 0.02 | log = single",
        "tap 50,50; wait 0.2; tap 50,50 | log = double",
        "wait 1 | log =; animating = false")
    }
    tapTwice(doubleInside)
    tapTwice(doubleOutside)
  }

  @Test(.claim("GESTURE-07")) func `A press elsewhere ends the wait for a double tap`() {
    let host = settledHost(100, 100) {
      HStack(spacing: 0) {
        Color.red.onTapGesture(count: 2) { [journal] in journal.note("double") }
          .onTapGesture { [journal] in journal.note("single") }
        Color.blue.onTapGesture { [journal] in journal.note("other") }
      }
    }
    play(host, journal, "tap 20,50; tap 80,50 | log = single other")
  }

  @Test func `A tap that waits for a second tap leaves the next press to other gestures`() {
    let host = settledHost(100, 100) {
      Color.red
        .onTapGesture(count: 2) { [journal] in journal.note("double") }
        .onTapGesture { [journal] in journal.note("single") }
        .gesture(DragGesture().onEnded { [journal] _ in journal.note("drag") })
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

  @Test func `A drag or a long press of a composed gesture follows a tap that waits for a second tap`() {
    let double = TapGesture(count: 2).onEnded { [journal] in journal.note("double") }
    let drag = DragGesture().onEnded { [journal] _ in journal.note("drag") }
    let long = LongPressGesture().onEnded { [journal] _ in journal.note("long") }
    let middle = CGPoint(x: 50, y: 50)
    func expect(_ expected: String, _ gesture: some Gesture, dragging: Bool = true) {
      let host = settledHost(100, 100) { Color.red.gesture(gesture) }
      host.tap(at: middle)
      if dragging {
        host.drag(from: middle, to: CGPoint(x: 75, y: 50))
      } else {
        host.press(at: middle, for: 1)
      }
      host.advance(by: 1)
      #expect(journal.take() == expected)
      play(host, journal, "tap 50,50; tap 50,50; wait 1 | log = double")
    }
    expect("drag", double.exclusively(before: drag))
    expect("drag", drag.exclusively(before: double))
    expect("long", double.exclusively(before: long), dragging: false)
    expect("long", double.simultaneously(with: long), dragging: false)
  }

  @Test func `A drag inside a double tap does not take the single tap that preceded it`() {
    let host = settledHost(100, 100) {
      Color.red
        .gesture(DragGesture().onEnded { [journal] _ in journal.note("drag") })
        .onTapGesture { [journal] in journal.note("single") }
        .highPriorityGesture(TapGesture(count: 2).onEnded { [journal] in journal.note("double") })
    }
    play(host, journal, "tap 50,50; drag 50,50 90,50 | log = single drag")
  }

  @Test func `A tap that waits for a second tap does nothing after its view was removed or disabled`() {
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
      let host = settledHost(100, 100) { Screen(journal: journal, isRemoving: isRemoving) }
      play(host, "tap 50,50; wait 1")
      #expect(journal.take() == "done", "removing: \(isRemoving)")
    }
  }

  @Test func `Two taps that are too far apart for a double tap are two taps`() {
    let host = settledHost(100, 100) {
      Color.red
        .onTapGesture(count: 2) { [journal] in journal.note("double") }
        .onTapGesture { [journal] in journal.note("single") }
    }
    play(
      host, journal,
      "tap 10,50; tap 90,50 | log = single",
      "tap 90,50 | log = double")
  }

  @Test func `Content scrolls after a tap that waits for a second tap`() {
    let host = settledHost(100, 100) {
      ScrollView { Color.red.frame(height: 500).onTapGesture(count: 2) {}.accessibilityIdentifier("content") }
    }
    play(host, "tap 50,50; drag 50,90 50,10")
    #expect((host.frame(of: "content")?.minY ?? 0) < -50)
  }

  @Test func `Every press of a button beside a double tap presses the button`() {
    let host = settledHost(100, 100) {
      Button("Press") { [journal] in journal.note("button") }
        .simultaneousGesture(TapGesture(count: 2).onEnded { [journal] in journal.note("double") })
    }
    for _ in 0..<3 { host.tap(at: CGPoint(x: 50, y: 50)) }
    #expect(journal.take() == "button double button button")
  }

  @Test(.claim("GESTURE-08")) func `A tap and a long press are distinguished by duration`() {
    let tapFirst = settledHost(100, 100) {
      Color.red.onTapGesture { [journal] in journal.note("tap") }
        .onLongPressGesture { [journal] in journal.note("long") }
    }
    let longFirst = settledHost(100, 100) {
      Color.red.onLongPressGesture { [journal] in journal.note("long") }
        .onTapGesture { [journal] in journal.note("tap") }
    }
    func pressed(_ host: ViewHost<some View>, _ seconds: Double) -> String {
      host.press(at: middle, for: seconds)
      return journal.take()
    }
    #expect([0.49, 0.6, 0.75].map { pressed(tapFirst, $0) } == ["tap", "tap", "tap"])
    #expect([0.76, 3].map { pressed(tapFirst, $0) } == ["long", "long"])
    #expect([0.49, 0.5, 3].map { pressed(longFirst, $0) } == ["tap", "long", "long"])
    play(
      tapFirst, journal,
      "down 50,50; wait 0.74 | log =",
      "wait 0.02 | log = long",
      "up 50,50 | log =")
  }

  @Test(.claim("GESTURE-09")) func `A surrounding drag takes presses that move`() {
    func drag(_ distance: CGFloat, isAround: Bool = true) -> String {
      let host = settledHost(100, 100) {
        Color.red.onTapGesture { [journal] in journal.note("tap") }
          .gesture(DragGesture().onEnded { [journal] _ in journal.note("drag") }, isEnabled: isAround)
      }
      host.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 20 + distance, y: 50))
      return journal.take()
    }
    #expect(drag(9) == "tap")
    #expect(drag(11) == "drag")
    #expect(drag(45, isAround: false) == "tap")
    #expect(drag(46, isAround: false) == "")
  }

  private func scrolled<V: View>(@ViewBuilder _ content: () -> V) -> (String, CGFloat?) {
    let host = settledHost(100, 100) { content() }
    host.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 50))
    return (journal.take(), host.frame(of: "content")?.minY)
  }

  private var content: some View { Color.red.frame(height: 300).accessibilityIdentifier("content") }
  private var drag: some Gesture { DragGesture().onEnded { [journal] _ in journal.note("drag") } }

  @Test(.claim("GESTURE-10")) func `Drags and scroll views follow the order of nested gestures`() {
    #expect(scrolled { ScrollView { content.gesture(drag) } } == ("drag", 0))
    #expect(scrolled { ScrollView { content }.gesture(drag) } == ("", -30))
    #expect(scrolled { ScrollView { content }.simultaneousGesture(drag) } == ("drag", -30))
    #expect(scrolled { ScrollView { content }.highPriorityGesture(drag) } == ("drag", 0))
    // The scroll view scrolls only along the other axis, so the drag does not compete with it.
    #expect(scrolled { ScrollView(.horizontal) { content.frame(width: 300) }.gesture(drag) }.0 == "drag")
  }

  @Test(.claim("GESTURE-87"), arguments: [(15, "drag", 0), (20, "", -80), (30, "", -80)])
  func `A drag with a long minimum distance fails when scrolling begins`(
    minimumDistance: CGFloat, result: String, offset: CGFloat
  ) {
    for steps in [2, 8, 40] {
      let host = settledHost(100, 100) {
        ScrollView {
          content.gesture(DragGesture(minimumDistance: minimumDistance).onEnded { [journal] _ in journal.note("drag") })
        }
      }
      host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 10), steps: steps)
      #expect(journal.take() == result)
      if result.isEmpty { #expect(host.frame(of: "content")?.minY == offset) }
    }
  }
}
