import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Presentations in 200 by 300 points whose dismissal asks for a confirmation.
@MainActor @Suite struct DismissalConfirmationTests {
  private let journal = Journal()
  private let beside = CGPoint(x: 100, y: 8)

  private struct Editor: View {
    let journal: Journal
    let shouldPresent: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Block("content")
        Trigger("done") { dismiss() }
      }
      .dismissalConfirmationDialog("Discard?", shouldPresent: shouldPresent) {
        Button("Discard", role: .destructive) { journal.note("discard") }
          .accessibilityIdentifier("discard")
        Button("Keep", role: .cancel) { journal.note("keep") }
          .accessibilityIdentifier("keep")
      } message: {
        Text("The draft is lost.")
      }
    }
  }

  private func host(shouldPresent: Bool = true) -> ViewHost<SheetStage<Editor>> {
    let host = settledHost(200, 300) { [journal] in
      SheetStage(journal, isPresented: true) { Editor(journal: journal, shouldPresent: shouldPresent) }
    }
    host.rest()
    return host
  }

  @Test(.claim("DIALOG-40"), arguments: [0, 1, 2])
  func `A dismissal by the user presents the dialog`(way: Int) {
    for shouldPresent in [true, false] {
      let host = host(shouldPresent: shouldPresent)
      switch way {
      case 0: host.tap(at: beside)
      case 1: host.pressKey(.escape)
      default: host.drag(from: CGPoint(x: 100, y: 40), to: CGPoint(x: 100, y: 290))
      }
      host.rest()
      expect(host.box("content") == "nowhere", equals: !shouldPresent)
      expect(host.box("discard") == "nowhere", equals: !shouldPresent)
      #expect(journal.take() == (shouldPresent ? "" : "dismissed"))
      play(host, "| diagnostics =")
    }
  }

  @Test(.claim("DIALOG-41")) func `The buttons of the dialog decide about the dismissal`() {
    let host = host()
    play(
      host, journal,
      "tap 100,8; rest; tap keep; rest | log = keep; box content != nowhere; box keep = nowhere",
      "tap 100,8; rest; tap discard; rest | log = discard dismissed; box content = nowhere")
  }

  @Test(.claim("DIALOG-42")) func `The dismiss action presents no dialog`() {
    let host = host()
    play(host, journal, "tap done; rest | log = dismissed; box content = nowhere")
  }

  @Test func `A popover asks too`() {
    let host = settledHost(200, 300) { [journal] in
      Popping(journal: journal)
    }
    play(
      host, journal,
      "tap open; rest; tap 5,295; rest | box content != nowhere",
      "tap discard; rest | box content = nowhere; log = discard")
  }

  private struct Popping: View {
    let journal: Journal
    @State private var isPresented = false

    var body: some View {
      Trigger("open") { isPresented = true }
        .popover(isPresented: $isPresented, arrowEdge: nil) {
          Editor(journal: journal, shouldPresent: true).frame(width: 100, height: 80)
        }
    }
  }
}
