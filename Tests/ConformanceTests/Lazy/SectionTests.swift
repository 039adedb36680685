import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryLayout
import TributaryEngine
import TributaryViews
import TributaryHost

/// Sections in lazy stacks and lazy grids.
@MainActor @Suite struct SectionTests {
  /// Two sections of ten rows each, 20 points high, with headers and footers of 10 points.
  private struct Chapters: View {
    var pinned: PinnedScrollableViews = []

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(0..<2) { chapter in
            Section {
              ForEach(0..<10) { Block("r\(chapter).\($0)", nil, 20) }
            } header: {
              Block("h\(chapter)", nil, 10)
            } footer: {
              Block("f\(chapter)", nil, 10)
            }
          }
        }
      }
      .accessibilityIdentifier("scroll")
    }
  }

  @Test(
    .claim(
      "SECTION-01", "The header, content, and footer of a section follow each other.", .documented,
      "Apple's documentation of Section"))
  func `Header, content, and footer follow each other`() {
    let host = settledHost(100, 500) { Chapters() }
    expect(host.rows("h0", "r0.0", "r0.9", "f0", "h1", "r1.0"), equals: "0…10 10…30 190…210 210…220 220…230 230…250")
    let plain = settledHost(100, 60) {
      VStack(spacing: 0) {
        Section("Title") { Block("a", 10, 20) }
        Section(header: EmptyView(), footer: Block("f", 10, 20)) { EmptyView() }
      }
    }
    expect(plain.rows("a", "f"), equals: "20…40 40…60")
  }

  @Test(
    .claim(
      "SECTION-02",
      "The rows of a section in a lazy stack are created when they are visible, also for sections of a ForEach.",
      .documented, "Apple's documentation of LazyVStack and Section"))
  func `Rows of sections are lazy`() {
    let host = settledHost(100, 60) { Chapters() }
    expect(host.identifiers.filter { $0.hasPrefix("r") }.sorted(), equals: ["r0.0", "r0.1", "r0.2"])
    host.scroll("scroll", by: down(200))
    expect(host.identifiers.filter { $0.hasPrefix("r") }.sorted(), equals: ["r0.9", "r1.0", "r1.1"])
  }

  @Test(
    .claim(
      "SECTION-03", "A pinned header stays at the edge of the viewport until the end of its section pushes it out.",
      .documented, "Apple's documentation of PinnedScrollableViews"))
  func `Pinned headers stay at the edge`() {
    let host = settledHost(100, 60) { Chapters(pinned: .sectionHeaders) }
    expect(host.rows("h0"), equals: "0…10")
    host.scroll("scroll", by: down(50))
    expect(host.rows("h0", "r0.2"), equals: "0…10 0…20")
    host.scroll("scroll", by: down(155))
    // 205 of 210 points of rows are scrolled away.
    expect(host.rows("h0", "f0", "h1"), equals: "-5…5 5…15 15…25")
    host.scroll("scroll", by: down(45))
    expect(host.rows("h1"), equals: "0…10")
    host.scroll("scroll", by: down(-250))
    expect(host.rows("h0", "h1"), equals: "0…10 nowhere")
  }

  @Test func `A pinned header stays below the safe area, under which rows are visible`() {
    let safeArea = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    let host = settledHost(100, 80, safeArea: safeArea) { Chapters(pinned: .sectionHeaders) }
    expect(host.rows("h0"), equals: "20…30")
    host.scroll("scroll", by: down(50))
    expect(host.rows("h0"), equals: "20…30")
  }

  @Test(
    .claim(
      "SECTION-04", "A pinned footer stays at the far edge while its section is visible.", .documented,
      "Apple's documentation of PinnedScrollableViews"))
  func `Pinned footers stay at the far edge`() {
    let host = settledHost(100, 60) { Chapters(pinned: [.sectionHeaders, .sectionFooters]) }
    expect(host.rows("h0", "f0"), equals: "0…10 50…60")
    host.scroll("scroll", by: down(165))
    expect(host.rows("f0", "h1"), equals: "45…55 55…65")
    host.scroll("scroll", by: down(20))
    // Only the header of the second section is visible.
    expect(host.rows("f0", "f1"), equals: "25…35 50…60")
  }

  @Test(
    .claim(
      "SECTION-05", "A pinned view is drawn and hit in front of the rows.", .documented,
      "Apple's documentation of PinnedScrollableViews: pinned views stay visible"))
  func `Pinned views are drawn and hit in front of the rows`() {
    var log: [String] = []
    let host = settledHost(100, 60) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section(header: Color.red.frame(height: 20).onTapGesture { log.append("header") }) {
            ForEach(0..<10) { index in Color.blue.frame(height: 20).onTapGesture { log.append("\(index)") } }
          }
        }
      }
      .accessibilityIdentifier("scroll")
    }
    host.scroll("scroll", by: down(50))
    host.tap(at: CGPoint(x: 50, y: 5))
    host.tap(at: CGPoint(x: 50, y: 25))
    expect(log, equals: ["header", "2"])
  }

  @Test(
    .claim(
      "SECTION-06", "Headers and footers take separate lines in a lazy grid, and each section starts a new line.",
      .documented, "Apple's documentation of LazyVGrid and Section"))
  func `Headers and footers take whole lines of a lazy grid`() {
    let host = settledHost(100, 60) {
      ScrollView {
        LazyVGrid(columns: [.init(), .init()], spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<2) { chapter in
            Section {
              ForEach(0..<5) { Block("r\(chapter).\($0)", nil, 20) }
            } header: {
              Block("h\(chapter)", nil, 10)
            }
          }
        }
      }
      .accessibilityIdentifier("scroll")
    }
    expect(host.rows("h0", "r0.0", "r0.1", "r0.2"), equals: "0…10 10…30 10…30 30…50")
    expect(host.columns("h0", "r0.0", "r0.1"), equals: "0…100 0…46 54…100")
    host.scroll("scroll", by: down(40))
    expect(host.rows("h0", "r0.4", "h1", "r1.0"), equals: "0…10 10…30 30…40 40…60")
  }

  @Test(
    .claim(
      "SECTION-07", "A press on the header of a collapsible section shows or hides its content.", .documented,
      "Apple's documentation of Section's init(isExpanded:content:header:)"))
  func `A collapsible section shows and hides its content`() {
    struct Scene: View {
      @State private var isExpanded = false
      var body: some View {
        LazyVStack(spacing: 0) {
          Section(isExpanded: $isExpanded) {
            Block("row", nil, 20)
          } header: {
            Block("h", nil, 20)
          }
        }
      }
    }
    let host = settledHost(100, 100) { Scene() }
    expect(host.frame(of: "row"), equals: nil)
    host.tap("h")
    expect(host.extent("row"), equals: "100 20")
    host.tap("h")
    expect(host.frame(of: "row"), equals: nil)
  }
}
