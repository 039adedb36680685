import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// The focus and a sheet, in 200 by 300 points.
@MainActor @Suite struct SheetFocusTests {
  private let journal = Journal()

  private struct Form: View {
    let journal: Journal
    @State private var isPresented = false

    var body: some View {
      VStack {
        Button("open") { isPresented = true }
        Button("behind") { journal.note("behind") }
      }
      .sheet(isPresented: $isPresented, onDismiss: { journal.note("dismissed") }) {
        VStack {
          Button("one") { journal.note("one") }
          Button("two") { journal.note("two") }
        }
      }
    }
  }

  @Test(.claim("SHEET-30")) func `The focus stays in the sheet`() {
    let host = settledHost(200, 300) { Form(journal: journal) }
    host.moveFocus(by: 1)
    let before = host.focusedFrame
    play(host, "activate | focus = nowhere")
    for _ in 0..<4 {
      play(host, "focus 1; activate")
    }
    expect(journal.take(), equals: "one two one two")
    #expect(host.performExitCommand())
    play(host, journal, "rest | log = dismissed")
    expect(host.focusedFrame, equals: before)
    host.moveFocus(by: 1)
    host.activateFocus()
    expect(journal.take(), equals: "behind")
    #expect(host.performExitCommand() == false)
  }

  @Test(.claim("FOCUS-20")) func `Escape runs the innermost exit command`() {
    let host = settledHost(200, 300) {
      VStack {
        Button("a") {}.onExitCommand { [journal] in journal.note("a") }
        Button("b") {}
      }
      .onExitCommand { [journal] in journal.note("both") }
    }
    play(host, journal, "focus 1; exit; focus 1; exit | log = a both")
  }
}
