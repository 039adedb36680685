import Foundation
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// The pointer without a press, and the modifier keys during a press.
@MainActor @Suite struct HoverTests {
  /// Two squares of 40 points side by side in a frame; each reports the pointer.
  private struct Pair: View {
    let journal: Journal
    var isSecondThere = true
    var gap: CGFloat = 0

    var body: some View {
      HStack(spacing: 0) {
        Color.clear.frame(width: gap, height: 40)
        Color.red.frame(width: 40, height: 40).accessibilityIdentifier("a").onHover { journal.note($0 ? "a" : "-a") }
        if isSecondThere {
          Color.blue.frame(width: 40, height: 40).accessibilityIdentifier("b").onHover { journal.note($0 ? "b" : "-b") }
        }
        Spacer(minLength: 0)
      }
      .contentShape(Rectangle())
      .onHover { journal.note($0 ? "both" : "-both") }
    }
  }

  @Test(.claim("HOVER-01")) func `onHover reports entering and leaving`() {
    let journal = Journal()
    let host = settledHost(200, 40) { Pair(journal: journal) }
    play(
      host, journal,
      "hover a | log = both a",
      "hover 21,20 | log =",
      "hover b | log = -a b",
      "hover off | log = -b -both",
      "tap a | log = both a; diagnostics =")
  }

  @Test(.claim("HOVER-02")) func `onContinuousHover reports every location`() {
    let journal = Journal()
    let host = settledHost(100, 100) {
      Color.red.frame(width: 40, height: 40)
        .onContinuousHover { phase in
          if case .active(let place) = phase {
            journal.note("\(short(place.x)),\(short(place.y))")
          } else {
            journal.note("end")
          }
        }
        .onContinuousHover(coordinateSpace: .global) { phase in
          if case .active(let place) = phase { journal.note("root \(short(place.x)),\(short(place.y))") }
        }
    }
    play(
      host, journal,
      "hover 40,50 | log = root 40,50 10,20",
      "hover 41,50 | log = root 41,50 11,20",
      "hover 41,50 | log =",
      "hover 1,1 | log = end")
  }

  @Test(.claim("HOVER-03")) func `A view that moves under the pointer is notified`() {
    let journal = Journal()
    let host = settledHost(200, 40) { Pair(journal: journal) }
    play(host, journal, "hover 50,20 | log = both b")
    host.content = Pair(journal: journal, gap: 40)
    host.update()
    expect(journal.take(), equals: "-b a")
    play(host, journal, "hover b | log = -a b")
    host.content = Pair(journal: journal, isSecondThere: false, gap: 40)
    play(host, journal, "update | log = -b")
  }

  @Test(.claim("HOVER-04")) func `Hover changes are deferred during a press`() {
    let journal = Journal()
    let host = settledHost(200, 40) {
      Pair(journal: journal).gesture(DragGesture().onChanged { _ in journal.note("drag") })
    }
    play(host, journal, "hover a | log = both a")
    host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 60, y: 20), steps: 1)
    expect(journal.take(), equals: "drag -a b")
  }

  @Test(.claim("HOVER-05")) func `A view in front blocks the hover of the views behind it`() {
    let journal = Journal()
    func stage(_ takesHits: Bool) -> some View {
      ZStack {
        Color.red.onHover { journal.note("back \($0)") }
        Color.blue.frame(width: 40, height: 40).allowsHitTesting(takesHits)
      }
    }
    let host = settledHost(100, 100) { stage(true) }
    play(host, journal, "hover 50,50 | log =")
    host.content = stage(false)
    play(host, journal, "update; hover 51,50 | log = back true")
  }

  @Test(
    .claim("GESTURE-MOD-01"),
    arguments: [([], "plain"), (.command, "command"), ([.command, .shift], "command"), (.option, "plain")]
      as [(EventModifiers, String)])
  func `A gesture can require modifier keys`(held: EventModifiers, expected: String) {
    let journal = Journal()
    let host = settledHost(100, 100) {
      Color.red.accessibilityIdentifier("box")
        .gesture(TapGesture().modifiers(.command).onEnded { journal.note("command") })
        .onTapGesture { journal.note("plain") }
    }
    host.tap("box", modifiers: held)
    expect(journal.take(), equals: expected)
    expect(host.core.checkInvariants(), equals: [])
  }
}
