import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

@MainActor @Suite struct TwoFingerTests {
  @Test(.claim("GESTURE-50"))
  func `Two-finger gestures never begin with one pointer and do not block other gestures`() {
    struct Scene: View {
      let log: (String) -> Void
      @GestureState private var scale: CGFloat = 1
      @State private var angle = Angle.zero
      var body: some View {
        let _ = log("\(scale) \(angle.degrees)")
        Block("a", 80, 80)
          .onTapGesture { log("tap") }
          .gesture(MagnificationGesture().updating($scale) { value, state, _ in state = value })
          .simultaneousGesture(RotationGesture().onChanged { angle = $0 })
          .gesture(
            MagnifyGesture().simultaneously(with: RotateGesture()).onEnded { angle = $0.second?.rotation ?? .zero })
      }
    }
    var told: [String] = []
    let host = settledHost(100, 100) { Scene { told.append($0) } }
    play(host, "tap a; drag 20,20 80,80; wait 1")
    expect(told, equals: ["1.0 0.0", "tap"])
  }

  private let journal = Journal()

  private func host<V: View>(@ViewBuilder _ content: () -> V) -> ViewHost<V> { settledHost(100, 100, content: content) }

  private func note(_ name: String, _ value: CGFloat) { journal.note("\(name) \((value * 100).rounded() / 100)") }

  private func magnify(_ name: String, minimum: CGFloat = 0.01) -> some Gesture {
    MagnificationGesture(minimumScaleDelta: minimum)
      .onChanged { [self] in note(name, $0) }.onEnded { [self] in note("\(name) ends", $0) }
  }

  @Test(.claim("GESTURE-51")) func `The magnify gesture`() {
    let host = host { Color.red.gesture(magnify("a", minimum: 0.5)) }
    host.pinch(at: CGPoint(x: 50, y: 50), by: 2, steps: 4)
    expect(journal.take(), equals: "a 1.5 a 1.75 a 2.0 a ends 2.0")
    host.pinch(at: CGPoint(x: 50, y: 50), by: 1.4, steps: 4)
    expect(journal.take(), equals: "")
    host.pinch(at: CGPoint(x: 50, y: 50), by: 0.25, steps: 1)
    expect(journal.take(), equals: "a 0.25 a ends 0.25")
  }

  @Test(.claim("GESTURE-52")) func `The rotate gesture`() {
    let host = host {
      Color.red.gesture(
        RotateGesture(minimumAngleDelta: .degrees(30))
          .onChanged { [self] in note("a", $0.rotation.degrees) }.onEnded { [self] in note("end", $0.rotation.degrees) }
      )
    }
    host.pinch(at: CGPoint(x: 50, y: 50), by: 1, rotatingBy: .degrees(-80), steps: 4)
    expect(journal.take(), equals: "a -40.0 a -60.0 a -80.0 end -80.0")
  }

  @Test(.claim("GESTURE-53")) func `The start and the velocity of a pinch`() throws {
    var values: [MagnifyGesture.Value] = []
    let host = host {
      Color.red.frame(width: 40, height: 50).gesture(MagnifyGesture().onChanged { values.append($0) }).padding(10)
    }
    host.pinch(at: CGPoint(x: 40, y: 50), by: 1.6, steps: 6)
    let last = try #require(values.last)
    expect(last.startLocation, equals: CGPoint(x: 10, y: 25))
    expect(last.startAnchor, equals: UnitPoint(x: 0.25, y: 0.5))
    #expect(abs(last.velocity - 6) < 1e-6)
    #expect(abs(last.time.timeIntervalSinceReferenceDate - 0.1) < 1e-6)
  }

  @Test(.claim("GESTURE-54")) func `The innermost view recognizes a pinch`() {
    func recognized(_ attach: (AnyView) -> AnyView) -> String {
      let host = host { attach(AnyView(Color.red.gesture(magnify("inner")))) }
      host.pinch(at: CGPoint(x: 50, y: 50), by: 2, steps: 1)
      return journal.take()
    }
    expect(recognized { AnyView($0.gesture(magnify("outer"))) }, equals: "inner 2.0 inner ends 2.0")
    expect(recognized { AnyView($0.highPriorityGesture(magnify("outer"))) }, equals: "outer 2.0 outer ends 2.0")
    expect(
      recognized { AnyView($0.simultaneousGesture(magnify("outer"))) },
      equals: "outer 2.0 inner 2.0 outer ends 2.0 inner ends 2.0")
    expect(
      recognized { AnyView($0.gesture(magnify("outer"), including: .gesture)) }, equals: "outer 2.0 outer ends 2.0")
    expect(recognized { AnyView($0.gesture(magnify("outer"), including: .none)) }, equals: "")
    expect(recognized { AnyView($0.disabled(true)) }, equals: "")
  }

  @Test(.claim("GESTURE-55")) func `Compositions with pinches`() {
    let middle = CGPoint(x: 50, y: 50)
    let both = host {
      Color.red.gesture(
        MagnifyGesture().simultaneously(with: RotateGesture())
          .onEnded { [self] in
            note("both", $0.first?.magnification ?? 0)
            note("and", $0.second?.rotation.degrees ?? 0)
          })
    }
    both.pinch(at: middle, by: 2, rotatingBy: .degrees(10))
    expect(journal.take(), equals: "both 2.0 and 10.0")
    play(both, journal, "pinch 50,50 2 | log = both 2.0 and 0.0")

    let either = host {
      Color.red.gesture(
        RotateGesture().exclusively(before: MagnifyGesture())
          .onEnded { [self] value in
            switch value {
            case .first(let value): note("rotated", value.rotation.degrees)
            case .second(let value): note("magnified", value.magnification)
            }
          })
    }
    play(either, journal, "pinch 50,50 2 rotate 10; pinch 50,50 2 | log = rotated 10.0 magnified 2.0")

    let sequence = host {
      Color.red.gesture(
        TapGesture().sequenced(before: MagnifyGesture())
          .onEnded { [self] value in if case .second(_, let value?) = value { note("after", value.magnification) } })
    }
    play(
      sequence, journal,
      "pinch 50,50 2 | log =",
      "tap 50,50; pinch 50,50 3 | log = after 3.0",
      "tap 50,50; wait 1; pinch 50,50 3 | log =")

    let held = host {
      Color.red.gesture(
        LongPressGesture().sequenced(before: MagnifyGesture())
          .onEnded { [self] value in if case .second(_, let value?) = value { note("held", value.magnification) } })
    }
    play(held, journal, "down 50,50 at 0; wait 0.6; pinch 50,50 4; up 50,50 | log = held 4.0")
  }

  @Test(.claim("GESTURE-56")) func `The state of a pinch resets`() {
    struct Scene: View {
      let log: (CGFloat) -> Void
      @GestureState private var scale: CGFloat = 1
      var body: some View {
        let _ = log(scale)
        Color.red.gesture(
          MagnifyGesture().updating($scale) { value, state, _ in state = value.magnification }.onEnded { _ in log(0) })
      }
    }
    let host = host { Scene { [self] in note("is", $0) } }
    let middle = CGPoint(x: 50, y: 50)
    _ = journal.take()
    host.pinch(at: middle, by: 3, steps: 1)
    expect(journal.take(), equals: "is 3.0 is 0.0 is 1.0")
    host.send(.pinched(PointerEvent.Pinch(.began), at: middle, time: host.time))
    host.send(.pinched(PointerEvent.Pinch(.changed, magnification: 2), at: middle, time: host.time))
    host.send(.pinched(PointerEvent.Pinch(.cancelled, magnification: 2), at: middle, time: host.time))
    expect(journal.take(), equals: "is 2.0 is 1.0")
  }

  @Test(.claim("GESTURE-57")) func `A pinch during a press`() {
    let middle = CGPoint(x: 50, y: 50)
    let host = host {
      Color.red
        .gesture(
          DragGesture().onChanged { [self] in note("drag", $0.translation.width) }
            .simultaneously(with: magnify("pinch"))
        )
        .simultaneousGesture(TapGesture().onEnded { [self] in journal.note("tap") })
    }
    host.send(.down(at: middle, time: 0))
    host.send(.pinched(PointerEvent.Pinch(.began), at: middle, time: 0))
    host.send(.pinched(PointerEvent.Pinch(.changed, magnification: 1.5), at: middle, time: 0))
    host.send(.moved(to: CGPoint(x: 80, y: 50), time: 0))
    host.send(.pinched(PointerEvent.Pinch(.ended, magnification: 1.5), at: middle, time: 0))
    host.send(.up(at: CGPoint(x: 80, y: 50), time: 0))
    expect(journal.take(), equals: "pinch 1.5 drag 30.0 pinch ends 1.5")
    play(host, journal, "tap 50,50 | log = tap")
  }
}
