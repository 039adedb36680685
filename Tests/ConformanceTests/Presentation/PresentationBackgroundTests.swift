import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// The background of presentations in 200 by 300 points.
@MainActor @Suite struct PresentationBackgroundTests {
  @Test(
    .claim(
      "SHEET-14",
      "presentationBackground replaces the background of a sheet, cover, or popover by a style or views, clipped to "
        + "its corners.",
      .documented, "Apple's documentation of presentationBackground(_:) and its form with views"))
  func `A presentation background replaces the default background`() {
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
    host.tap("open")
    host.rest()
    // The background includes the area of the grabber, which the content avoids.
    expect(host.box("ground 0"), equals: "0 16 200 284")
    #expect(!"\(host.displayList)".contains("#FFFFFFFF"))
    host.tap("content")
    expect(host.box("ground 1"), equals: "0 16 200 284")
    host.tap(at: CGPoint(x: 10, y: 200))
    expect(host.box("ground 11"), equals: "0 16 200 284")
    #expect(host.diagnostics.isEmpty)
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
    host.tap("open")
    host.rest()
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
    host.tap("pop")
    host.rest()
    expect(host.boxes(in: .blue), equals: ["\(host.box("b"))"])
    let cover = settledHost(200, 300) { Both() }
    cover.tap("cover")
    cover.rest()
    expect(cover.boxes(in: .red), equals: ["0 0 200 300"])
  }
}
