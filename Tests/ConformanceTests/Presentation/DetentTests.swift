import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// The heights of sheets in 200 by 300 points.
@MainActor @Suite struct DetentTests {
  private func box(_ detents: Set<PresentationDetent>) -> String {
    settledHost(200, 300) {
      SheetStage(isPresented: true) { Block("content").presentationDetents(detents).presentationDragIndicator(.hidden) }
    }.box("content")
  }

  @Test(.claim("SHEET-20")) func `Detents are heights`() {
    expect(box([.large]), equals: "0 16 200 284")
    expect(box([]), equals: "0 16 200 284")
    expect(box([.medium]), equals: "0 150 200 150")
    expect(box([.fraction(0.25)]), equals: "0 225 200 75")
    expect(box([.height(120)]), equals: "0 180 200 120")
    expect(box([.height(1_000)]), equals: "0 16 200 284")
    expect(box([.fraction(1)]), equals: "0 16 200 284")
  }

  @Test(.claim("SHEET-21")) func `A sheet begins at the lowest detent`() {
    expect(box([.large, .medium]), equals: "0 150 200 150")
    expect(box([.medium, .height(90), .fraction(0.4)]), equals: "0 210 200 90")
  }

  @Test(.claim("SHEET-22")) func `A drag leads to the nearest detent`() {
    let host = settledHost(200, 300) {
      SheetStage(isPresented: true) { Block("content").presentationDetents([.large, .medium]) }
    }
    play(
      host,
      "down 100,158 at 0; move 100,70 at 1 | box content = 0 62 200 238",
      "move 100,70 at 9; up 100,70 at 9 | box content = 0 16 200 284; y content = 62",
      "rest | y content = 16",
      "drag 100,24 100,84; rest | box content = 0 150 200 150")
  }

  @Test(.claim("SHEET-23")) func `State can select the detent`() {
    struct Chosen: View {
      @State private var detent = PresentationDetent.large

      var body: some View {
        Color.yellow.sheet(isPresented: .constant(true)) {
          VStack(spacing: 0) {
            Trigger("medium") { detent = .medium }
            Trigger("none") { detent = .height(1) }
            Text(detent == .medium ? "medium" : detent == .large ? "large" : "none")
            Block("content")
          }
          .presentationDetents([.large, .medium, .height(100)], selection: $detent)
        }
      }
    }
    let host = settledHost(200, 300) { Chosen() }
    play(
      host,
      "| rows medium, content = 16…26 56…300",
      "tap medium | rows medium, content = 150…160 190…300; y medium = 16",
      "rest | lines = medium",
      "drag 100,158 100,40; rest | lines = large",
      "tap none; rest | rows medium = 200…210")
  }

  @Test(.claim("SHEET-24")) func `A detent can be computed`() {
    struct Third: CustomPresentationDetent {
      static func height(in context: Context) -> CGFloat? {
        context.lineLimit == nil ? context.maxDetentValue / 4 : nil
      }
    }
    expect(box([.custom(Third.self)]), equals: "0 229 200 71")
    let host = settledHost(200, 300) {
      SheetStage(isPresented: true) { Block("content").presentationDetents([.custom(Third.self)]) }.lineLimit(1)
    }
    expect(host.box("content"), equals: "0 16 200 284")
  }

  @Test(.claim("SHEET-25")) func `Invalid heights are reported`() {
    for height in [CGFloat.nan, -5, -CGFloat.infinity] {
      let host = settledHost(200, 300) {
        SheetStage(isPresented: true) { Block("content").presentationDetents([.height(height)]) }
      }
      play(
        host,
        "| diagnostics = invalidDimension; height content = 0",
        "drag 100,299 100,100; tap 100,8 | box content = nowhere")
    }
  }

  /// A sheet as high as its content, whose height an action measures.
  private struct Fitting<Content: View>: View {
    @State private var height: CGFloat = 0
    let content: Content

    var body: some View {
      Color.yellow.sheet(isPresented: .constant(true)) {
        content
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: {
            height = $0
          }
          .presentationDetents([.height(height)])
      }
    }
  }

  @Test(.claim("SHEET-26"), arguments: [CGFloat(0), 40])
  func `A sheet of a measured height shows its whole content`(bottom: CGFloat) {
    let insets = EdgeInsets(top: 0, leading: 0, bottom: bottom, trailing: 0)
    let stack = settledHost(200, 600, safeArea: insets) {
      Fitting(
        content: VStack(spacing: 0) {
          Block("first", 200, 40)
          Block("last", 200, 60)
        })
    }
    let top = 500 - Int(bottom)
    expect(stack.rows("first", "last"), equals: "\(top)…\(top + 40) \(top + 40)…\(top + 100)")
    expect(stack.boxes(in: .white), equals: ["0 \(top) 200 \(100 + Int(bottom))"])

    let scrolling = settledHost(200, 600, safeArea: insets) {
      SheetStage(isPresented: true) {
        ScrollView { Block("content", 200, 100) }.presentationDetents([.height(100)])
      }
    }
    expect(scrolling.box("content"), equals: "0 \(top) 200 100")
    #expect(stack.diagnostics.isEmpty && scrolling.diagnostics.isEmpty)
  }

  @Test(.claim("SHEET-27")) func `A grabber takes no input`() {
    let journal = Journal()
    let host = settledHost(200, 300) {
      SheetStage(journal, isPresented: true) {
        Color.red.accessibilityIdentifier("content").onTapGesture { journal.note("under") }.presentationDetents([
          .height(100), .large,
        ])
      }
    }
    play(
      host, journal,
      "tap 100,208 | log = under",
      "drag 100,208 100,30; rest | box content = 0 16 200 284")
  }
}
