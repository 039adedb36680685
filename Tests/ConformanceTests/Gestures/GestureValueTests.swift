import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct GestureValueTests {
  private let journal = Journal()

  private func note(_ point: CGPoint) { journal.note("\(Int(point.x)),\(Int(point.y))") }

  @Test(.claim("GESTURE-11")) func `Locations are in the coordinate space of the gesture`() {
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

  @Test(.claim("GESTURE-12")) func `A spatial tap reports its location`() {
    let host = settledHost(100, 100) {
      Color.red.frame(width: 50, height: 50)
        .gesture(SpatialTapGesture().onEnded { [self] in note($0.location) })
        .simultaneousGesture(SpatialTapGesture(coordinateSpace: .global).onEnded { [self] in note($0.location) })
    }
    play(host, journal, "tap 30,40 | log = 30,40 5,15")
  }

  @Test(.claim("GESTURE-13")) func `onChanged and onEnded run for the values of a drag`() {
    let host = settledHost(100, 100) {
      Color.red.gesture(
        DragGesture().map { Int($0.translation.width) }
          .onChanged { [journal] in journal.note("\($0)") }.onEnded { [journal] in journal.note("end \($0)") })
    }
    host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 50, y: 50), steps: 4)
    expect(journal.take(), equals: "10 20 30 40 end 40")
    play(host, journal, "drag 10,50 19,50 | log =")
  }

  @Test(.claim("GESTURE-14")) func `A long press is recognized by duration`() {
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

  @Test(.claim("GESTURE-15")) func `Pressing is reported`() {
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

  @Test(.claim("GESTURE-16")) func `Gestures follow event times, not clock steps`() {
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

  @Test(.claim("GESTURE-17")) func `A reevaluated body replaces the closures of a running gesture`() {
    struct Counter: View {
      let journal: Journal
      @State private var count = 0

      var body: some View {
        let seen = count
        Color.red.gesture(
          DragGesture(minimumDistance: 0).onChanged { _ in count += 1 }.onEnded { _ in journal.note("\(seen)") })
      }
    }
    let host = settledHost(100, 100) { Counter(journal: journal) }
    host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 40, y: 50), steps: 3)
    expect(journal.take(), equals: "4")
  }
}
