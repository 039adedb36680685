import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryGestures
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// The events of presses on a view of 100 by 100 points.
@MainActor @Suite struct SpatialEventTests {
  private let journal = Journal()

  private func note(_ name: String, _ events: SpatialEventCollection) {
    for event in events {
      expect(events[event.id], equals: event)
      journal.note("\(name) \(event.kind) \(event.phase) \(Int(event.location.x)),\(Int(event.location.y))")
    }
  }

  private func host(_ space: any CoordinateSpaceProtocol = .local) -> ViewHost<some View> {
    settledHost(100, 100) {
      Color.red.frame(width: 80, height: 80)
        .gesture(
          SpatialEventGesture(coordinateSpace: space)
            .onChanged { note("changed", $0) }
            .onEnded { note("ended", $0) })
    }
  }

  @Test(.claim("GESTURE-85")) func `A press is reported from its beginning to its end`() {
    let plain = host()
    plain.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 50, y: 30), steps: 1, inputKinds: .directTouch)
    expect(journal.take(), equals: "changed touch active 10,10 changed touch active 40,20 ended touch ended 40,20")
    play(plain, journal, "tap 30,30 | log = changed pointer active 20,20 ended pointer ended 20,20")
    let global = host(.global)
    global.tap(at: CGPoint(x: 30, y: 30), inputKinds: .pencil)
    play(plain, journal, "| log = changed pencil active 30,30 ended pencil ended 30,30")
  }

  @Test(.claim("GESTURE-86")) func `Presses have identifiers`() {
    var presses: [[SpatialEventCollection.Event.ID]] = [[]]
    let host = settledHost(100, 100) {
      Color.red.gesture(
        SpatialEventGesture()
          .onChanged { presses[presses.count - 1] += $0.map(\.id) }
          .onEnded { events in
            presses[presses.count - 1] += events.map(\.id)
            presses.append([])
          })
    }
    for _ in 0..<3 { host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 80, y: 20)) }
    expect(presses.count, equals: 4)
    #expect(presses.dropLast().allSatisfy { $0.count > 1 && Set($0).count == 1 })
    expect(Set(presses.joined()).count, equals: 3)
  }
}
