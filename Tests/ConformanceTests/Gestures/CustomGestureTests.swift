import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct CustomGestureTests {
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

  @Test(.claim("GESTURE-28")) func `A custom gesture has dynamic properties`() {
    let host = settledHost(100, 100) { Color.red.gesture(Counted(journal: journal)) }
    expect(press(host, moves: [10, 30]), equals: "drag sees 0 drag sees 0 drag sees 10 drag 0")
    expect(press(host, moves: [5]), equals: "drag sees 0 drag sees 0 drag 1")
    host.environment.layoutDirection = .rightToLeft
    expect(press(host, moves: []), equals: "drag sees 0 drag 2 mirrored")
    play(host, "| diagnostics =")
  }

  @Test(.claim("GESTURE-29")) func `Each part of a gesture has separate properties`() {
    struct Both: Gesture {
      let journal: Journal

      var body: some Gesture {
        Counted(journal: journal, name: "a").simultaneously(with: Counted(journal: journal, name: "b"))
      }
    }
    let host = settledHost(100, 100) {
      HStack(spacing: 0) {
        Color.red.gesture(AnyGesture(Both(journal: journal)))
        Color.blue.gesture(Counted(journal: journal, name: "c"))
      }
    }
    expect(press(host, moves: []), equals: "a sees 0 b sees 0 a 0 b 0")
    expect(press(host, moves: []), equals: "a sees 0 b sees 0 a 1 b 1")
    play(host, journal, "tap 80,50 | log = c sees 0 c 0")
  }

  @Test func `A removed gesture discards its properties, also during a press`() {
    let remote = Remote()
    let host = settledHost(100, 100) {
      Stage(remote) { value in
        Color.red.gesture(
          value == 1 ? AnyGesture(DragGesture()) : AnyGesture(Counted(journal: journal)), isEnabled: value < 2)
      }
    }
    play(host, "down 20,50 at 0; move 50,50 at 0")
    remote.value = 2
    play(host, journal, "update; up 50,50 at 0 | log = drag sees 0 drag sees 0")
    remote.value = 0
    host.update()
    expect(press(host, moves: []), equals: "drag sees 0 drag 0")
    remote.value = 1
    host.update()
    expect(press(host, moves: []), equals: "")
    remote.value = 0
    host.update()
    expect(press(host, moves: []), equals: "drag sees 0 drag 0")
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test func `A custom gesture applies changed state during a press`() {
    struct Bound: Gesture {
      let journal: Journal
      @Binding var number: CGFloat

      var body: some Gesture {
        let now = Int(number)
        return DragGesture(minimumDistance: 0).onEnded { _ in journal.note("\(now)") }
      }
    }
    let remote = Remote()
    let host = settledHost(100, 100) {
      Stage(remote) { _ in Color.red.gesture(Bound(journal: journal, number: remote.projected)) }
    }
    remote.value = 1
    play(host, "update; down 20,50 at 0")
    remote.value = 7
    play(host, journal, "update; up 20,50 at 0 | log = 7")
  }

  @Test(.claim("GESTURE-30")) func `Gesture masks are option sets`() {
    expect([GestureMask.none, .gesture, .subviews, .all].map(\.rawValue), equals: [0, 1, 2, 3])
  }

  @Test(.claim("GESTURE-31")) func `A named gesture is recognized like any other`() {
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

  @Test(.claim("GESTURE-32")) func `A simultaneous gesture is recognized while its scroll view scrolls`() {
    func scrolled(_ row: some View) -> (String, CGFloat?) {
      let host = settledHost(100, 100) {
        ScrollView { row.frame(height: 300).accessibilityIdentifier("content") }
      }
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
