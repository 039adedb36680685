import TributaryAnimation
import TributaryViews
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryMotion
import TributaryEngine
import TributaryHost

/// Transitions in unusual positions and with unusual numbers.
@Suite @MainActor struct TransitionCaseTests: StagedSuite {
  let remote = Remote()
  private let linear = Animation.linear(duration: 0.1)

  @Test(
    .claim(
      "TRANS-14", "A view with the identity transition is removed at once, also in an animation.", .observed,
      "observed in OpenSwiftUI's compatibility tests of appearance actions"))
  func `A view with the identity transition is removed at once`() {
    let host = settledHost(100, 100) {
      Stage(remote) { value in if value == 0 { Block("box", 40, 40).transition(.identity) } }
    }
    go(host, to: 1, linear)
    expect(host.displayList.rectangles, equals: [])
    expectNil(host.presentedFrame(of: "box"))
  }

  @Test(
    .claim(
      "TRANS-15", "A push transition enters at one edge and leaves at the opposite one.", .documented,
      "Apple's documentation of AnyTransition.push(from:)"))
  func `A pushed view leaves at the opposite edge`() {
    let host = settledHost(100, 100) {
      Stage(remote) { value in
        ZStack {
          if value == 0 {
            Block("old", 40, 40).transition(.push(from: .top))
          } else {
            Block("new", 40, 40).transition(.push(from: .top))
          }
        }
      }
    }
    go(host, to: 1, linear)
    host.advance(by: 0.025)
    expect([host.shownBox("old"), host.shownBox("new")], equals: ["30 40 40 40", "30 0 40 40"])
    expect(host.displayList.colors.map { Int(($0.opacity * 100).rounded()) }, equals: [75, 25])
  }

  @Test(
    .claim(
      "TRANS-16", "A slide transition enters from the right in right-to-left layout.", .derived,
      "the leading edge is right there"))
  func `A slide follows the layout direction`() {
    let host = settledHost(100, 100) {
      Stage(remote) { value in
        ZStack { if value == 1 { Block("box", 40, 40).transition(.slide) } }
          .environment(\.layoutDirection, .rightToLeft)
      }
    }
    go(host, to: 1, linear)
    host.advance(by: 0.025)
    expect(areNear([host.shownX("box")], [60]))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `An offset transition moves a view as the offset modifier does`(direction: LayoutDirection) {
    let host = settledHost(100, 100) {
      Stage(remote) { value in
        ZStack {
          if value == 1 { Block("moving", 40, 40).transition(.offset(x: 20)) }
          if value == 1 { Block("typed", 40, 40).transition(OffsetTransition(CGSize(width: 20, height: 0))) }
          Block("moved", 40, 40).offset(x: 10)
        }
        .environment(\.layoutDirection, direction)
      }
    }
    go(host, to: 1, linear)
    host.advance(by: 0.05)
    expect(areNear([host.shownX("moved")], [direction == .leftToRight ? 40 : 20]))
    expect(areNear([host.shownX("moving"), host.shownX("typed")], [host.shownX("moved"), host.shownX("moved")]))
  }

  @Test func `Transitions with invalid numbers produce no invalid frames`() {
    let transitions: [AnyTransition] = [
      .scale(scale: .nan), .offset(x: .infinity), .scale(scale: 0), .scale(scale: -1, anchor: UnitPoint(x: .nan, y: 1)),
      .scale(scale: .greatestFiniteMagnitude),
    ]
    for transition in transitions {
      let host = settledHost(100, 100) {
        Stage(remote) { value in if value == 0 { Block("box", 40, 40).transition(transition) } }
      }
      for value in [1, 0, 1] as [CGFloat] {
        go(host, to: value, linear)
        host.advance(by: 0.05)
        _ = host.displayList
        expect(host.presentedFrame(of: "box").map { !$0.minX.isNaN } ?? true)
      }
      host.advance(by: 1)
      expect(host.displayList.rectangles, equals: [])
      expect(!host.isAnimating)
      expect(host.core.checkInvariants(), equals: [])
    }
  }

  @Test func `An erased view that returns keeps its identity, and a host can be released during a transition`() {
    var host: ViewHost? = settledHost(100, 100) {
      Stage(remote) { value in
        value == 0 ? AnyView(Block("box", 20, 20)) : AnyView(Color.blue.frame(width: 30, height: 30))
      }
    }
    if let host {
      go(host, to: 1, linear)
      host.advance(by: 0.05)
      expect(host.displayList.rectangles.map(\.width), equals: [20, 30])
      go(host, to: 0, linear)
      host.advance(by: 0.05)
      expect(host.box("box"), equals: "40 40 20 20")
      expect(host.core.checkInvariants(), equals: [])
    }
    weak let core = host?.core
    host = nil
    expectNil(core)
  }
}
