import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// The background of presentations in 200 by 300 points.
@MainActor @Suite struct PresentationBackgroundTests {
  @Test(.claim("SHEET-14")) func `A presentation background replaces the default background`() {
    struct Sheet: View {
      @State private var count = 0
      var body: some View {
        Block("content", 20, 20).onTapGesture { count += 1 }
          .presentationBackground {
            Block("ground \(count)").onTapGesture { count += 10 }
          }
      }
    }
    let host = settledHost(200, 300) { SheetStage { Sheet() } }
    play(
      host,
      "tap open; rest",
      // The background includes the area of the grabber, which the content avoids.
      "| box ground 0 = 0 16 200 284; picture lacks #FFFFFFFF",
      "tap content | box ground 1 = 0 16 200 284",
      "tap 10,200 | box ground 11 = 0 16 200 284; diagnostics =")
  }

  @Test func `The background closure of a presentation runs once`() {
    var made = 0
    let host = settledHost(200, 300) {
      SheetStage {
        Block("content", 20, 20).presentationBackground {
          made += 1
          return Color.red
        }
      }
    }
    play(host, "tap open; rest")
    let before = made
    host.update()
    #expect(made == before && before <= 4)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `Covers and popovers have a presentation background`() {
    struct Both: View {
      @State private var isCovered = false
      @State private var isPopped = false
      var body: some View {
        VStack(spacing: 0) {
          Trigger("cover") { isCovered = true }
          Trigger("pop") { isPopped = true }
            .popover(isPresented: $isPopped) {
              Block("b", 40, 20).presentationBackground(Ink.blue.color)
            }
        }
        .fullScreenCover(isPresented: $isCovered) { Block("a", 20, 20).presentationBackground(Ink.red.color) }
      }
    }
    let host = settledHost(200, 300) { Both() }
    play(host, "tap pop; rest | blue = \(host.box("b"))")
    let cover = settledHost(200, 300) { Both() }
    play(cover, "tap cover; rest | red = 0 0 200 300")
  }
}
