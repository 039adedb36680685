import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct ScrollAnchorRoleTests {
  private struct Growing: View {
    let count: Int
    @State private var more = 0
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<(count + more), id: \.self) { Block("\($0)", 20, 20) }
        }
        .onTapGesture { more += 5 }
      }
    }
  }

  @Test(
    .claim(
      "SCROLL-93", "A default anchor can apply to the initial position, to changes of size, or to short content.",
      .documented, "Apple's documentation of defaultScrollAnchor(_:for:)"))
  func `A default anchor can have one role`() {
    let first = settledHost(100, 100) { Growing(count: 10).defaultScrollAnchor(.bottom, for: .initialOffset) }
    expect(first.rows("9"), equals: "80…100")
    first.tap("9")
    expect(first.rows("9"), equals: "80…100")

    let short = settledHost(100, 100) { Growing(count: 2).defaultScrollAnchor(.bottom, for: .alignment) }
    expect(short.rows("1"), equals: "80…100")
    short.tap("1")
    expect(short.rows("0"), equals: "0…20")

    let changes = settledHost(100, 100) {
      Growing(count: 10).defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .initialOffset)
    }
    expect(changes.rows("0"), equals: "0…20")
    changes.tap("0")
    expect(changes.rows("0"), equals: "0…20")
    changes.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 1000))
    expect(changes.rows("14"), equals: "80…100")
    changes.tap("14")
    expect(changes.rows("19"), equals: "80…100")
  }

  @Test(
    .claim(
      "SCROLL-97", "A default anchor with non-finite coordinates is ignored, and later anchors apply.", .decided,
      "decision of this project: see the claims on frames"), arguments: [CGFloat.nan, .infinity, -.infinity])
  func `A default anchor with invalid coordinates is ignored`(value: CGFloat) {
    struct Scene: View {
      let anchor: UnitPoint?
      let count: Int
      var body: some View {
        ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Block("\($0)", 20, 20) } } }
          .defaultScrollAnchor(anchor)
      }
    }
    for bad in [UnitPoint(x: value, y: value), UnitPoint(x: 0.5, y: value), UnitPoint(x: value, y: 1)] {
      let host = settledHost(100, 100) { Scene(anchor: bad, count: 10) }
      expect(host.rows("0"), equals: "0…20")
      expect(host.diagnostics.map(\.code), equals: [.invalidDimension])
      host.show(Scene(anchor: .bottom, count: 10))
      expect(host.rows("9"), equals: "80…100")
      host.show(Scene(anchor: .bottom, count: 20))
      expect(host.rows("19"), equals: "80…100")
    }
  }
}
