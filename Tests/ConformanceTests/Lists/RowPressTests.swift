import Testing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Navigation rows, and presses outside the views in a row.
@MainActor @Suite struct RowPressTests {
  /// A stack with a list, whose pages show their names.
  private struct Links<Rows: View>: View {
    let rows: Rows
    init(@ViewBuilder rows: () -> Rows) { self.rows = rows() }
    var body: some View { NavigationStack { List { rows } } }
  }

  private static func link(_ name: String) -> some View {
    NavigationLink {
      Text("page \(name)")
    } label: {
      Block(name, 20, 16)
    }
  }

  /// Returns the page that is shown after a tap.
  private func page(_ host: ViewHost<some View>, at x: CGFloat, _ y: CGFloat) -> String {
    host.tap(at: CGPoint(x: x, y: y))
    host.rest()
    return host.lines.first { $0.hasPrefix("page") } ?? "none"
  }

  @Test(
    .claim(
      "LIST-43", "A press anywhere in a link row follows the link: in its margins, on its badge, and on its indicator.",
      .reproduced, "behavior of lists on iOS"))
  func `A press anywhere in a row follows its link`() {
    for style in 0..<2 {
      for x in [4.0, 100, 160, 196] {
        let host = settledHost(200, 100) { Links { Self.link("a").badge(12) }.listStyle(style) }
        let place = host.frame(of: "a") ?? .zero
        // No row extends beyond a card.
        expect(
          page(host, at: x, place.midY + 12), equals: style == 1 && (x < 16 || x > 184) ? "none" : "page a", "\(x)")
      }
    }
    let disabled = settledHost(200, 100) { Links { Self.link("a").disabled(true) } }
    expect(page(disabled, at: 4, 16), equals: "none")
    expect(page(disabled, at: 60, 16), equals: "none")
  }

  /// A link whose label has a badge, which a tap on the link's page counts up.
  private struct CountedLink: View {
    @State private var count = 3

    var body: some View {
      NavigationLink {
        Trigger("more") { count += 1 }
      } label: {
        Block("a", 20, 16).badge(count)
      }
    }
  }

  @Test func `A badge in the label of a link is the badge of the row`() {
    let host = settledHost(200, 100) { Links { CountedLink() } }
    expect(host.lines.contains("3"), equals: true)
    host.tap(at: CGPoint(x: 4, y: 16))
    host.rest()
    host.tap("more")
    host.performExitCommand()
    host.rest()
    expect(host.lines.contains("4") && !host.lines.contains("3"), equals: true)
  }

  @Test func `A press that ends outside the row has no effect`() {
    let host = settledHost(200, 100) { Links { Self.link("a") } }
    host.drag(from: CGPoint(x: 4, y: 16), to: CGPoint(x: 4, y: 60))
    host.rest()
    expect(host.lines.contains("page a"), equals: false)
    host.send(PointerEvent(.down, at: CGPoint(x: 4, y: 16), time: host.time))
    host.send(PointerEvent(.up, at: CGPoint(x: 190, y: 20), time: host.time))
    host.rest()
    expect(host.lines.contains("page a"), equals: true)
  }

  @Test(
    .claim(
      "LIST-44", "The badge of a link row is drawn before the disclosure indicator.", .reproduced,
      "behavior of lists on iOS"))
  func `A badge is drawn before the disclosure indicator`() {
    let parts = "\(settledHost(200, 100) { Links { Self.link("a").badge(12) } }.displayList)"
      .components(separatedBy: "symbol chevron.forward")
    // Drawn in order of position.
    expect(parts.count == 2 && parts[0].contains("\"12\""), equals: true)
    // Outside lists, no indicator is drawn.
    let bare = settledHost(200, 100) { NavigationStack { Self.link("a") } }
    expect("\(bare.displayList)".contains("symbol chevron.forward"), equals: false)
  }

  @Test(
    .claim(
      "LIST-45",
      "Each of several links in a row receives the presses in its bounds and has an indicator; the first receives the others.",
      .decided, "decision of this project: on iOS a press performs all of them"))
  func `Each of several links in a row takes presses in its bounds`() {
    func host() -> ViewHost<some View> {
      settledHost(200, 100) {
        Links {
          HStack(spacing: 0) {
            Block("text", 20, 16)
            Self.link("a")
            Self.link("b")
          }
        }
      }
    }
    expect("\(host().displayList)".components(separatedBy: "symbol chevron.forward").count, equals: 3)
    expect(page(host(), at: 4, 16), equals: "page a")
    expect(page(host(), at: 20, 16), equals: "page a")
    expect(page(host(), at: 60, 16), equals: "page a")
    expect(page(host(), at: 150, 16), equals: "page b")
  }

  @Test(
    .claim(
      "LIST-46", "A press on a row follows an invisible link in the row.", .reproduced,
      "a known method to omit the indicator of a row on iOS"))
  func `An invisible link is followed by a press on its row`() {
    let host = settledHost(200, 100) {
      Links {
        ZStack {
          Self.link("a").opacity(0)
          Block("seen", nil, 16)
        }
      }
    }
    expect(page(host, at: 100, 16), equals: "page a")
    let untouched = settledHost(200, 100) { Links { Self.link("a").allowsHitTesting(false) } }
    expect(page(untouched, at: 4, 16), equals: "none")
  }

  @Test func `Buttons in a row keep their presses`() {
    struct Mixed: View {
      @State private var count = 0
      var body: some View {
        Links {
          HStack(spacing: 0) {
            Button {
              count += 1
            } label: {
              Block("count \(count)", 20, 16)
            }
            RowPressTests.link("a")
          }
          .swipeActions { Button("Pin") {} }
        }
      }
    }
    let host = settledHost(200, 100) { Mixed() }
    host.tap("count 0")
    expect(host.frame(of: "count 1") != nil, equals: true)
    expect(page(host, at: 176, 16), equals: "none")
    expect(host.lines.contains("Pin"), equals: true)
    // The first press hides the actions.
    expect(page(host, at: 4, 16), equals: "none")
    expect(host.lines.contains("Pin"), equals: false)
    expect(page(host, at: 4, 16), equals: "page a")
  }

  @Test func `Return follows the link of a focused row`() {
    let host = settledHost(200, 100) { Links { Self.link("a").badge(1) } }
    host.moveFocus(by: 1)
    expect(host.pressKey(.return), equals: true)
    host.rest()
    expect(host.lines.contains("page a"), equals: true)
  }

  @Test func `A press beside the link does nothing in edit mode`() {
    let host = settledHost(200, 100) { Links { Self.link("a") }.environment(\.editMode, .constant(.active)) }
    expect(page(host, at: 4, 16), equals: "none")
  }
}

extension View {
  /// Returns a list style by number: plain, or with cards.
  @ViewBuilder
  fileprivate func listStyle(_ number: Int) -> some View {
    if number == 0 { listStyle(.plain) } else { listStyle(.insetGrouped) }
  }
}
