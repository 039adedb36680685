import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Platform API that sources use in addition to SwiftUI.
@MainActor @Suite struct PlatformTests {
  private let journal = Journal()

  @Test(.claim("SCREEN-01")) func `A body follows the bounds of the screen`() {
    struct Asking: View {
      let journal: Journal
      var body: some View {
        let _ = journal.note("asks")
        Color.red.frame(width: PlatformScreen.main.bounds.width / 2, height: 10).accessibilityIdentifier("half")
      }
    }
    struct Other: View {
      let journal: Journal
      var body: some View {
        let _ = journal.note("other")
        Text("a")
      }
    }
    let host = settledHost(300, 200) {
      VStack {
        Asking(journal: journal)
        Other(journal: journal)
      }
    }
    play(
      host, journal,
      "| log = asks other; width half = 150",
      "resize 200,200 | log = asks; width half = 100",
      "resize 200,200 | log =")
  }

  @Test(.claim("SCREEN-02")) func `Actions read the screen of their host`() {
    let first = settledHost(300, 200) {
      Trigger("ask") { [journal] in journal.note("\(Int(PlatformScreen.main.bounds.width))") }
    }
    let second = settledHost(100, 200) {
      Trigger("ask") { [journal] in journal.note("\(Int(PlatformScreen.main.bounds.width))") }
    }
    first.tap("ask")
    second.tap("ask")
    play(first, journal, "tap ask | log = 300 100 300")
  }

  @Test(.claim("SCREEN-03")) func `The application opens URLs`() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    func host() -> ViewHost<some View> {
      settledHost(300, 200) {
        Trigger("open") { [journal] in
          PlatformApplication.shared.open(url, options: [:]) { journal.note("\($0)") }
        }
      }
    }
    let bare = host()
    play(bare, journal, "tap open | log = false")
    let opening = host()
    opening.environment.openURL = OpenURLAction { [journal] url in
      journal.note(url.path)
      return .handled
    }
    play(opening, journal, "update; tap open | log = /a true")
  }

  @Test(.claim("SCREEN-04")) func `A button copies to the pasteboard of its host`() {
    struct Copying: View {
      @State private var text = ""
      let log: (String) -> Void
      var body: some View {
        let _ = log(text)
        VStack {
          TextEditor(text: $text).frame(width: 200, height: 60)
          Trigger("copy") { PlatformPasteboard.general.string = "copied" }
        }
      }
    }
    var (first, second) = ("", "")
    let host = settledHost(300, 200) { Copying { first = $0 } }
    let other = settledHost(300, 200) { Copying { second = $0 } }
    play(host, "tap copy; focus 1")
    other.moveFocus(by: 1)
    host.pressKey("v", modifiers: .control)
    other.pressKey("v", modifiers: .control)
    #expect(first == "copied" && second == "")
  }
}
