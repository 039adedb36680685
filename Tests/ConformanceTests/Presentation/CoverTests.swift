import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Full-screen covers and popovers in 200 by 300 points.
@MainActor @Suite struct CoverTests {
  private let journal = Journal()

  private struct Covered: View {
    let journal: Journal
    @State private var isPresented = false
    @State private var count = 0

    var body: some View {
      VStack {
        Trigger("open") { isPresented = true }
        TapCounter("behind")
      }
      .fullScreenCover(isPresented: $isPresented, onDismiss: { journal.note("dismissed") }) {
        Inside()
      }
    }
  }

  private struct Inside: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      Block("content").overlay(alignment: .top) { Button(isPresented ? "Done" : "?") { dismiss() } }
    }
  }

  @Test(.claim("COVER-01")) func `A cover is presented and dismissed`() {
    let host = settledHost(200, 300, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)) {
      Covered(journal: journal)
    }
    play(
      host, journal,
      "tap behind; tap open; rest | box content = 0 20 200 280; lines = Done",
      "tap 100,30; rest | box content = nowhere; log = dismissed; taps behind = 1; diagnostics =")
  }

  @Test(.claim("COVER-02")) func `A cover cannot be dismissed interactively`() {
    let host = settledHost(200, 300) { Covered(journal: journal) }
    play(host, "tap open; rest; key escape; drag 100,100 100,290; rest | box content = 0 0 200 300")
  }

  private struct Popping: View {
    let journal: Journal
    var edge = Edge.top
    var y: CGFloat = 200
    @State private var isPresented = false

    var body: some View {
      Trigger("open") { isPresented = true }
        .popover(isPresented: $isPresented, arrowEdge: edge) {
          Block("content", 50, 40).onTapGesture { journal.note("in") }
        }
        .onTapGesture { journal.note("around") }
        .position(x: 100, y: y)
    }
  }

  @Test(.claim("POPOVER-01")) func `A popover is presented and dismissed`() {
    for way in 0..<2 {
      let host = settledHost(200, 300) { Popping(journal: journal) }
      play(host, "tap open; rest | box content != nowhere")
      if way == 0 { host.tap(at: CGPoint(x: 5, y: 5)) } else { host.pressKey(.escape) }
      play(host, "rest | box content = nowhere; diagnostics =")
    }
  }

  @Test(
    .claim("POPOVER-02"),
    arguments: [
      (Edge.top, "75 151 50 40"), (.bottom, "75 209 50 40"), (.leading, "41 180 50 40"), (.trailing, "109 180 50 40"),
    ])
  func `A popover is placed beside its view`(_ edge: Edge, box: String) {
    let host = settledHost(200, 300) { Popping(journal: journal, edge: edge) }
    host.tap("open")
    expect(host.box("content"), equals: box)
  }

  @Test(.claim("POPOVER-03")) func `A popover without space is flipped`() {
    let host = settledHost(200, 300) { Popping(journal: journal, y: 30) }
    play(host, "tap open | box content = 75 39 50 40")
  }

  @Test(.claim("POPOVER-04")) func `Presses inside a popover do not reach its presenter`() {
    let host = settledHost(200, 300) { Popping(journal: journal) }
    play(host, journal, "tap open; rest; clear; tap content | log = in")
  }

  @Test(.claim("POPOVER-05")) func `A popover is attached to a part of its view`() {
    func box(_ anchor: PopoverAttachmentAnchor) -> String {
      let host = settledHost(200, 300) {
        Color.yellow.frame(width: 100, height: 100)
          .popover(isPresented: .constant(true), attachmentAnchor: anchor) { Block("content", 20, 20) }
      }
      return host.box("content")
    }
    expect(box(.point(.center)), equals: "90 126 20 20")
    expect(box(.rect(.rect(CGRect(x: 0, y: 50, width: 20, height: 10)))), equals: "50 126 20 20")
  }
}
