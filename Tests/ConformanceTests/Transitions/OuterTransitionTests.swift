import Foundation
import Testing
import TributaryAnimation
import TributaryDrawing
import TributaryGeometry
import TributaryMotion
import TributaryEngine
import TributaryViews
import TributaryHost

/// Transitions outside the condition or id that inserts and removes their views.
@Suite @MainActor struct OuterTransitionTests: StagedSuite {
  let remote = Remote()
  private let log = PhaseLog()
  private let linear = Animation.linear(duration: 0.1)

  /// Returns views of 40 points at the leading edge of 100 points, which the stage replaces.
  private func host(@ViewBuilder _ replaced: @escaping (CGFloat) -> some View) -> ViewHost<Stage<some View>> {
    settledHost(100, 20) {
      Stage(remote) { value in
        ZStack(alignment: .leading) {
          Color.clear
          replaced(value)
        }
      }
    }
  }

  /// Returns the minimum x of the drawn rectangles of the replaced views, halfway through the replacement.
  private func halfway(_ host: ViewHost<some View>) -> [CGFloat] {
    go(host, to: 1, linear)
    host.advance(by: 0.05)
    let shown = host.displayList.rectangles.filter { $0.width < 100 }.map(\.minX)
    host.advance(by: 0.05)
    expect(!host.isAnimating)
    expect(host.core.checkInvariants(), equals: [])
    return shown
  }

  @Test(
    .claim(
      "TRANS-35",
      "A transition also applies outside the condition or id, inside the same container; outside a frame, it moves by the "
        + "width of the frame.",
      .observed, "programs of several people: an id, then a frame, then a slide or asymmetric transition"))
  func `A transition applies outside a condition or id`() {
    let move = AnyTransition.move(edge: .trailing)
    let inside = host { Block("a", 40, 20).transition(move).id($0) }
    expect(halfway(inside), equals: [20, 20])
    expect(halfway(host { Block("a", 40, 20).id($0).transition(move) }), equals: [20, 20])
    let framed = host { Block("a", 40, 20).id($0).frame(width: 60, alignment: .leading).transition(move) }
    expect(halfway(framed), equals: [30, 30])
    let padded = host { Block("a", 40, 20).id($0).padding(.leading, 10).transition(move) }
    expect(halfway(padded), equals: [35, 35])
    let condition = host { value in
      Group {
        if value == 0 { Block("a", 40, 20) } else { Block("b", 20, 20) }
      }
      .transition(move)
    }
    expect(halfway(condition), equals: [20, 10])
  }

  @Test func `The innermost transition applies`() {
    let host = host {
      Block("a", 40, 20).transition(.move(edge: .trailing)).id($0).transition(.move(edge: .leading))
    }
    expect(halfway(host), equals: [20, 20])
  }

  @Test func `A transition does not reach into a container`() {
    let host = host { value in
      HStack {
        Block("a", 40, 20).id(value)
        Color.clear.frame(width: 0)
      }
      .transition(.move(edge: .trailing))
    }
    expect(halfway(host), equals: [0, 0])
  }

  @Test func `A view that returns during its removal reverses its course`() {
    let host = host { Block("a", 40, 20).id($0).transition(.move(edge: .trailing)) }
    go(host, to: 1, linear)
    host.advance(by: 0.05)
    go(host, to: 0, linear)
    expect(host.displayList.rectangles.filter { $0.width < 100 }.map(\.minX), equals: [20, 20])
    host.advance(by: 0.2)
    expect(host.displayList.rectangles.filter { $0.width < 100 }.map(\.minX), equals: [0])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test func `The identity transition outside an id sets the order of appearance`() {
    let host = host { value in
      Color.red
        .onAppear { log.lines.append("A\(Int(value))") }
        .onDisappear { log.lines.append("D\(Int(value))") }
        .id(value).transition(.identity)
    }
    go(host, to: 1, linear)
    expect(log.lines, equals: ["A0", "D0", "A1"])
  }

  @Test(
    .claim(
      "TRANS-36", "A view fades if its transition has a body and is outside the condition or id.", .decided,
      "the body surrounds the old and the new view together; SwiftUI applies it to each of them"))
  func `A transition with a body outside an id is a fade`() {
    let host = host { Block("a", 40, 20).id($0).transition(.blurReplace) }
    go(host, to: 1, linear)
    host.advance(by: 0.05)
    expect(opacities(host).filter { $0 == 50 }.count, equals: 2)
    let blurred = host.displayList.effects.filter { $0 == .blur(radius: 4, isOpaque: false) }
    expect(blurred.count, here: 0, inSwiftUI: 2)
  }
}
