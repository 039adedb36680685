import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryGestures
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Gestures that recognize some input devices only, in 100 by 100 points.
@MainActor @Suite struct InputKindTests {
  private let journal = Journal()
  private let middle = CGPoint(x: 50, y: 50)

  private func host<V: View>(@ViewBuilder _ content: () -> V) -> ViewHost<V> { settledHost(100, 100, content: content) }

  @Test(.claim("GESTURE-80")) func `A gesture ignores the devices that it excludes`() {
    let host = host {
      Color.red
        .onTapGesture(inputKinds: .pencil) { journal.note("pencil") }
        .frame(width: 100, height: 100)
        .onTapGesture(inputKinds: [.directTouch, .pointer]) { journal.note("hand") }
        .padding(0)
        .onTapGesture { journal.note("any") }
    }
    for kinds in [GestureInputKinds.pencil, .directTouch, .pointer, .indirectTouch] {
      host.tap(at: middle, inputKinds: kinds)
    }
    play(host, journal, "| log = pencil hand hand any")
  }

  @Test(.claim("GESTURE-81")) func `Gestures recognize every device by default`() {
    let plain = host { Color.red.onTapGesture { journal.note("tap") } }
    for kinds in [GestureInputKinds.pencil, .directTouch, .pointer, .indirectTouch, .all] {
      plain.tap(at: middle, inputKinds: kinds)
    }
    expect(journal.take(), equals: "tap tap tap tap tap")
    let pencil = host { Color.red.onTapGesture(inputKinds: .pencil) { journal.note("pencil") } }
    pencil.tap(at: middle)
    pencil.tap(at: middle, inputKinds: .pointer)
    expect(journal.take(), equals: "pencil")
    let none = host { Color.red.onTapGesture(inputKinds: []) { journal.note("none") } }
    play(none, journal, "tap 50,50 | log =")
  }

  @Test(.claim("GESTURE-82"), arguments: [GestureInputKinds.directTouch, .pointer])
  func `The input kinds of every gesture`(_ kinds: GestureInputKinds) {
    let isTaken = kinds == .directTouch
    let spatial = host { Color.red.onTapGesture(inputKinds: .directTouch) { journal.note("at \($0.x)") } }
    spatial.tap(at: middle, inputKinds: kinds)
    #expect(journal.take() == (isTaken ? "at 50.0" : ""))
    let drag = host {
      Color.red.gesture(
        DragGesture(coordinateSpace: .global, inputKinds: .directTouch)
          .onEnded { journal.note("to \($0.location.x)") })
    }
    drag.drag(from: middle, to: CGPoint(x: 90, y: 50), inputKinds: kinds)
    #expect(journal.take() == (isTaken ? "to 90.0" : ""))
    let press = host {
      Color.red.onLongPressGesture(inputKinds: .directTouch) {
        journal.note("long")
      } onPressingChanged: {
        journal.note("\($0)")
      }
    }
    press.press(at: middle, for: 1, inputKinds: kinds)
    #expect(journal.take() == (isTaken ? "true false long" : ""))
    let fingers = host {
      Color.red
        .gesture(MagnifyGesture(inputKinds: .directTouch).onEnded { journal.note("by \($0.magnification)") })
        .simultaneousGesture(RotateGesture(inputKinds: .directTouch).onEnded { _ in journal.note("turn") })
    }
    fingers.pinch(at: middle, by: 2, rotatingBy: .degrees(90), inputKinds: kinds)
    #expect(Set(journal.take().split(separator: " ")) == (isTaken ? ["by", "2.0", "turn"] : []))
  }

  @Test(.claim("GESTURE-83")) func `Every tap of a sequence is of a recognized device`() {
    let twice = host { Color.red.onTapGesture(count: 2, inputKinds: [.pencil, .pointer]) { journal.note("twice") } }
    twice.tap(at: middle, inputKinds: .pencil)
    twice.tap(at: middle, inputKinds: .pointer)
    expect(journal.take(), equals: "twice")
    twice.tap(at: middle, inputKinds: .pencil)
    twice.tap(at: middle, inputKinds: .directTouch)
    play(twice, journal, "wait 1 | log =")
    struct Changing: View {
      @State private var kinds = GestureInputKinds.pencil
      let journal: Journal
      var body: some View {
        Color.red.gesture(
          TapGesture(inputKinds: kinds).onEnded {
            journal.note("tap")
            kinds = .directTouch
          })
      }
    }
    let changing = host { Changing(journal: journal) }
    changing.tap(at: middle, inputKinds: .directTouch)
    changing.tap(at: middle, inputKinds: .pencil)
    changing.tap(at: middle, inputKinds: .pencil)
    expect(journal.take(), equals: "tap")
    changing.tap(at: middle, inputKinds: .directTouch)
    expect(journal.take(), equals: "tap")
  }

  @Test(.claim("GESTURE-84")) func `A window drag leaves presses to other gestures`() {
    let host = host {
      Color.red
        .gesture(WindowDragGesture().onChanged { _ in journal.note("window") })
        .frame(width: 100, height: 100)
        .gesture(DragGesture().onEnded { _ in journal.note("drag") })
    }
    play(host, journal, "drag 50,50 90,50 | log = drag")
  }
}
