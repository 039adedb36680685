import Foundation
import Testing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// The effect of data changes on the rows of lists.
@MainActor @Suite struct ListDataTests {
  private struct Counted: View {
    let id: Int
    @State private var count = 0
    var body: some View { Block("r\(id)", 40 + CGFloat(count), 20).onTapGesture { count += 1 } }
  }

  private func list(_ ids: [Int]) -> some View {
    List(ids, id: \.self) { Counted(id: $0) }.accessibilityIdentifier("list")
  }

  @Test(
    .claim(
      "LIST-15", "A row that is inserted above the viewport moves the visible rows.", .observed, "measured on macOS 27")
  )
  func `A row inserted above the window moves the visible rows`() {
    let host = ViewHost(size: CGSize(width: 200, height: 108)) { list(Array(0..<50)) }
    host.update()
    host.scroll("list", by: down(360))
    expect(host.rows("r10", "r12"), equals: "8…28 80…100")
    host.show(list([100] + Array(0..<50)))
    expect(host.rows("r10", "r11"), equals: "44…64 80…100")
  }

  @Test(
    .claim(
      "LIST-25", "A height change of a row outside the viewport takes effect when the row becomes visible.", .observed,
      "measured on macOS 27"))
  func `A height change outside the window takes effect when the row becomes visible`() {
    struct Scene: View {
      let tall: CGFloat
      var body: some View {
        List(0..<50) { Block("r\($0)", 40, $0 == 2 ? tall : 20) }.accessibilityIdentifier("list")
      }
    }
    let host = ViewHost(size: CGSize(width: 200, height: 108)) { Scene(tall: 20) }
    host.update()
    host.scroll("list", by: down(720))
    expect(host.rows("r20"), equals: "8…28")
    host.show(Scene(tall: 100))
    expect(host.rows("r20"), equals: "8…28")
  }

  @Test(
    .claim(
      "LIST-26", "A row that leaves the data of a list and returns has new state.", .observed,
      "measured on macOS 27; here state follows identity, in lists as in any other view"))
  func `A row that returns to the data has new state`() {
    let host = ViewHost(size: CGSize(width: 200, height: 108)) { list([1, 2, 3]) }
    host.update()
    host.tap("r2")
    expect(host.extent("r2"), equals: "41 20")
    host.show(list([1, 3]))
    host.show(list([1, 2, 3]))
    expect(host.extent("r2"), here: "40 20", inSwiftUI: "41 20")
  }

  @Test(
    .claim(
      "LIST-28",
      "A navigation link in a list fills its row and has a disclosure indicator; a link on a page does neither.",
      .reproduced, "behavior of lists on iOS"))
  func `A navigation link fills its row in a list`() {
    let host = settledHost(200, 200) {
      NavigationStack {
        List {
          NavigationLink {
            VStack {
              NavigationLink {
                Block("second", 10, 10)
              } label: {
                Block("inner", 20, 10)
              }
            }
          } label: {
            Block("a", 20, 10)
          }
          .accessibilityIdentifier("link")
        }
      }
    }
    expect(host.columns("a", "link"), equals: "16…36 16…163.5")
    expect("\(host.displayList)".contains("symbol chevron.forward"), equals: true)
    host.tap(at: CGPoint(x: 120, y: 16))
    host.rest()
    expect(host.extent("inner"), equals: "20 10")
    expect("\(host.displayList)".contains("symbol chevron.forward"), equals: false)
  }

  @Test(
    .claim(
      "LIST-38", "A link row has the colors of rows unless it has a button style; a link on a page is tinted.",
      .reproduced, "behavior of lists on iOS"))
  func `The colors of a link depend on its container and button style`() {
    func color(_ content: some View) -> Substring? {
      "\(settledHost(200, 100) { NavigationStack { content } }.displayList)".split(separator: "\n")
        .first { $0.contains("text ") }?.split(separator: " ").last
    }
    let link = NavigationLink("Go") { Text("page") }
    let row = color(List { Text("Go") })
    expect(row != nil, equals: true)
    expect(color(List { link }), equals: row)
    expect(color(List { link.buttonStyle(.borderless) }) != row, equals: true)
    expect(color(link) != row, equals: true)
  }

  @Test(
    .claim(
      "LIST-16", "A form is a list with its sections on cards, unless its style specifies otherwise.", .documented,
      "Apple's documentation of Form and FormStyle; the measures are those of this package"))
  func `A form is a list with sections on cards`() {
    func form() -> some View {
      Form {
        Section("Net") {
          Block("a", nil, 10)
          Toggle(isOn: .constant(true)) { Block("b", 20, 10) }
        }
        Section { Block("c", nil, 10) }
      }
    }
    let cards = settledHost(200, 300) { form() }
    expect(cards.columns("a", "b", "c"), equals: "32…168 32…52 32…168")
    expect(grounds(cards), equals: 3)
    expect(grounds(settledHost(200, 300) { form().formStyle(.columns) }), equals: 0)
    expect("\(settledHost(200, 300) { form().formStyle(.grouped) }.displayList)", equals: "\(cards.displayList)")
  }

  /// Returns the number of rows with a background, and the number of rows with a separator above.
  private func grounds(_ host: ViewHost<some View>) -> Int { drawings("#8E8E931F", host) }
  private func lines(_ host: ViewHost<some View>) -> Int { drawings("#3C3C434A", host) }

  private func drawings(_ color: String, _ host: ViewHost<some View>) -> Int {
    "\(host.displayList)".split(separator: "\n").count { $0.hasSuffix(color) }
  }

  @Test(
    .claim(
      "LIST-27", "A list style determines the positions of rows, the backgrounds of sections, and the separators.",
      .documented, "Apple's documentation of ListStyle; the measures are those of this package"),
    arguments: [
      ("plain", "16…184 0", 0, 1), ("inset", "16…184 0", 0, 1), ("grouped", "16…184 16", 3, 1),
      ("insetGrouped", "32…168 16", 3, 1), ("sidebar", "16…184 0", 0, 0), ("automatic", "16…184 0", 0, 1),
    ])
  func `A list style determines positions, backgrounds, and separators`(
    name: String, place: String, rowsOnGrounds: Int, separators: Int
  ) {
    let host = settledHost(200, 300) { styled(name) }
    let gap = (host.frame(of: "c")?.minY ?? 0) - (host.frame(of: "b")?.minY ?? 0) - 32
    expect("\(host.columns("a")) \(Int(gap))", equals: place)
    expect(grounds(host), equals: rowsOnGrounds)
    expect(lines(host), equals: separators)
  }

  private func styled(_ name: String) -> AnyView {
    let list = List {
      Section {
        Block("a", nil, 10)
        Block("b", nil, 10)
      } header: {
        Block("h", 20, 18)
      }
      Section { Block("c", nil, 10) }
    }
    return switch name {
    case "plain": AnyView(list.listStyle(.plain))
    case "inset": AnyView(list.listStyle(.inset))
    case "grouped": AnyView(list.listStyle(.grouped))
    case "insetGrouped": AnyView(list.listStyle(.insetGrouped))
    case "sidebar": AnyView(list.listStyle(.sidebar))
    default: AnyView(list.listStyle(.automatic))
    }
  }
}
