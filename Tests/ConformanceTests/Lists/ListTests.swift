import PreferenceTestSupport
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// The positions and the laziness of list rows.
@MainActor @Suite struct ListTests {
  /// Returns a row of 20 points, whose height is therefore the minimum row height, 32 points.
  private func row(_ name: String) -> some View { Block(name, 20, 10) }

  @Test(
    .claim(
      "LIST-01", "Each view of a list's content is a row of the full width, at least defaultMinListRowHeight high.",
      .observed, "measured on macOS 27; the heights and insets are those of this package"))
  func `Rows follow each other vertically`() {
    let host = settledHost(200, 200) {
      List {
        Block("a", nil, 10)
        Block("b", nil, 40)
        Group {
          Block("c", 20, 10)
          Block("d", 20, 10)
        }
      }
    }
    expect(host.rows("a", "b", "c", "d"), equals: "11…21 40…80 99…109 131…141")
    expect(host.columns("a", "c"), equals: "16…184 16…36")
    let higher = settledHost(200, 200) {
      List { Block("a", nil, 10) }.environment(\.defaultMinListRowHeight, 60)
    }
    expect(higher.rows("a"), equals: "25…35")
  }

  @Test(
    .claim(
      "LIST-02", "A list takes its proposal, has no ideal length, and creates only the visible rows.", .observed,
      "measured on macOS 27: ideal size 0x0, any proposal is answered, 0 high in a scroll view"))
  func `A list takes the proposal and creates only visible rows`() {
    let ideal = settledHost(200, 200) {
      List(0..<3) { Text("\($0)") }.accessibilityIdentifier("list").fixedSize()
    }
    expect(ideal.extent("list"), equals: "0 0")
    let inside = settledHost(200, 200) {
      ScrollView { List(0..<3) { Text("\($0)") }.accessibilityIdentifier("list") }
    }
    expect(inside.extent("list"), equals: "200 0")
    let host = settledHost(200, 320) {
      List(0..<100_000) { index in row("r\(index)").preference(key: ListKey<Int>.self, value: [index]) }
    }
    expect(host.preference(ListKey<Int>.self), equals: Array(0..<10))
  }

  @Test func `A list of a million rows opens at once and can scroll to every row`() {
    let host = ViewHost(size: CGSize(width: 200, height: 320)) {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Block("go", nil, 20).onTapGesture { proxy.scrollTo(654_321, anchor: .top) }
          List(0..<1_000_000, id: \.self) { row("r\($0)") }
        }
      }
    }
    let report = host.update()
    #expect(report.counts.bodies < 80)
    host.tap("go")
    expect(host.rows("r654321"), equals: "31…41")
  }

  @Test func `The first frame of a long list takes at most twice the work of a lazy stack`() {
    let size = CGSize(width: 200, height: 320)
    let list = ViewHost(size: size) { List(0..<100_000, id: \.self) { row("r\($0)") } }.update().counts
    let stack = ViewHost(size: size) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100_000, id: \.self) { row("r\($0)").padding(.vertical, 11).padding(.horizontal, 16) }
        }
      }
    }
    .update().counts
    #expect(list.bodies <= 2 * stack.bodies)
    #expect(list.nodesCreated <= 2 * stack.nodesCreated)
    #expect(list.measurements <= 2 * stack.measurements)
    #expect(list.placements <= 2 * stack.placements)
  }

  @Test(
    .claim(
      "LIST-03", "Sections have headers and footers, and separators between the rows of one section.", .documented,
      "Apple's documentation of List and Section; the measures are those of this package"))
  func `Sections have headers, footers, and separators`() {
    let host = settledHost(200, 400) {
      List {
        Section {
          row("a")
          row("b")
        } header: {
          Block("h", 20, 12)
        } footer: {
          Block("f", 20, 12)
        }
        Section { row("c") }
      }
      .listStyle(.insetGrouped)
    }
    expect(host.rows("h", "a", "b", "f", "c"), equals: "20…32 47…57 79…89 104…116 147…157")
    expect(host.columns("h", "a"), equals: "32…52 32…52")
  }

  @Test(
    .claim(
      "LIST-04", "A plain list pins the header of the visible section at the top.", .documented,
      "Apple's documentation of ListStyle: headers of plain lists float"))
  func `A plain list pins the header of the visible section`() {
    let host = settledHost(200, 100) {
      List {
        ForEach(0..<3) { section in
          Section {
            ForEach(0..<10) { row("r\(section).\($0)") }
          } header: {
            Block("h\(section)", 20, 12)
          }
        }
      }
      .accessibilityIdentifier("list")
    }
    expect(host.rows("h0"), equals: "4…16")
    host.scroll("list", by: down(100))
    expect(host.rows("h0"), equals: "4…16")
    host.scroll("list", by: down(235))
    expect(host.rows("h0", "h1"), equals: "-11…1 9…21")
  }

  @Test(
    .claim(
      "LIST-05", "A row can have separate insets and a separate background.", .documented,
      "Apple's documentation of listRowInsets(_:) and listRowBackground(_:)"))
  func `A row can have insets and a background`() {
    let host = settledHost(200, 100) {
      List {
        Block("a", nil, 10)
          .listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 30, trailing: 0))
          .listRowBackground(Block("ground"))
        Block("b", nil, 10)
      }
    }
    expect(host.box("a"), equals: "50 0 150 10")
    expect(host.box("ground"), equals: "0 0 200 40")
    expect(host.box("b"), equals: "16 51 168 10")
  }

  @Test(
    .claim(
      "LIST-06", "Rows and sections can have spacing.", .documented,
      "Apple's documentation of listRowSpacing(_:) and listSectionSpacing(_:)"))
  func `Rows and sections can have spacing`() {
    let host = settledHost(200, 200) {
      List {
        row("a")
        row("b")
        Section { row("c") }
      }
      .listRowSpacing(10).listSectionSpacing(20)
    }
    expect(host.rows("a", "b", "c"), equals: "11…21 53…63 115…125")
  }

  @Test(
    .claim(
      "LIST-07", "Rows start at the right in right-to-left layout.", .documented,
      "Apple's guidance on right-to-left layouts"))
  func `Rows are mirrored in right-to-left layout`() {
    let host = settledHost(200, 100) {
      List { row("a").badge(3) }.environment(\.layoutDirection, .rightToLeft)
    }
    expect(host.columns("a"), equals: "164…184")
  }

  @Test(
    .claim(
      "LIST-08", "A row keeps its state while its element's id is in the data, even outside the viewport.", .decided,
      "decision of this project: state lives with identity"))
  func `A row keeps its state while scrolled away`() {
    struct Row: View {
      let index: Int
      @State private var count = 0
      var body: some View { Block("r\(index)", 40 + CGFloat(count), 20).onTapGesture { count += 1 } }
    }
    let host = settledHost(200, 100) { List(0..<1000) { Row(index: $0) }.accessibilityIdentifier("list") }
    host.tap("r1")
    host.scroll("list", by: down(5000))
    expect(host.frame(of: "r1"), equals: nil)
    host.scroll("list", by: down(-5000))
    expect(host.extent("r1"), equals: "41 20")
  }

  @Test(
    .claim(
      "LIST-09", "A list resolves its rows in order: bound collections, tuples, conditions, and erased views.",
      .documented, "Apple's documentation of List"))
  func `A list finds rows in every kind of content`() {
    struct Item: Identifiable {
      let id: Int
      var name: String
    }
    struct Scene: View {
      @State private var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
      let isOn: Bool
      var body: some View {
        List {
          if isOn { Block("on", 20, 10) }
          ForEach($items) { $item in Block(item.name, 20, 10).onTapGesture { item.name += "!" } }
          AnyView(Block("last", 20, 10))
        }
      }
    }
    let host = settledHost(200, 200) { Scene(isOn: true) }
    expect(host.rows("on", "one", "two", "last"), equals: "11…21 43…53 75…85 107…117")
    host.tap("two")
    expect(host.rows("two!"), equals: "75…85")
    host.show(Scene(isOn: false))
    expect(host.rows("one", "two!", "last"), equals: "11…21 43…53 75…85")
  }
}
