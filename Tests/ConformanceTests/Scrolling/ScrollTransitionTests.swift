import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryMotion
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct ScrollTransitionTests {
  private let middle = CGPoint(x: 50, y: 50)

  /// Returns rows of 40 points in a viewport of 100 that are moved by 10 points at either edge.
  private func rows(
    _ configuration: ScrollTransitionConfiguration, direction: LayoutDirection = .leftToRight
  ) -> ViewHost<some View> {
    settledHost(100, 100) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { row in
            Block("r\(row)", 80, 40)
              .scrollTransition(configuration) { content, phase in content.offset(x: phase.value * 10) }
          }
        }
      }
    }
  }

  private func shift<V: View>(_ row: Int, _ host: ViewHost<V>) -> CGFloat? {
    host.presentedFrame(of: "r\(row)").map { ($0.minX - 10).rounded(to: 3) }
  }

  @Test(
    .claim(
      "SCROLL-90",
      "An interactive scroll transition follows the visible fraction of a view, from the effect at the edge to the identity.",
      .documented, "Apple's documentation of scrollTransition(_:axis:transition:)"))
  func `Interactive effects follow the visible part`() {
    let host = rows(.interactive(timingCurve: .linear))
    expect(shift(0, host) == 0 && shift(1, host) == 0, equals: true)
    expect(shift(2, host), equals: 5, "half of the view is visible")
    expect(shift(3, host), equals: 10)
    host.scroll(at: middle, by: down(10))
    expect(shift(0, host), equals: -2.5)
    expect(shift(2, host), equals: 2.5)
    host.scroll(at: middle, by: down(40))
    expect(shift(0, host), equals: -10)
    expect(shift(1, host), equals: -2.5)
  }

  @Test(
    .claim(
      "SCROLL-91",
      "An animated scroll transition starts its animation when the visible fraction of the view reaches the threshold.",
      .documented, "Apple's documentation of ScrollTransitionConfiguration.animated(_:)"))
  func `Animated effects start at the threshold`() {
    let host = rows(.animated(.linear(duration: 1)).threshold(.visible(0.6)))
    expect(shift(2, host), equals: 10)
    host.scroll(at: middle, by: down(10))
    expect(shift(2, host), equals: 10)
    host.advance(by: 0.5)
    expect(shift(2, host), equals: 5)
    host.advance(by: 0.5)
    expect(shift(2, host), equals: 0)
    expect(host.isAnimating, equals: false)
  }

  @Test(
    .claim(
      "SCROLL-92", "A threshold specifies the visible fraction of a view, or its center.", .documented,
      "Apple's documentation of ScrollTransitionConfiguration.Threshold"))
  func `Thresholds specify the visible part`() {
    let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
    expect(shift(2, rows(linear.threshold(.visible(0.5)))), equals: 0)
    expect(shift(2, rows(linear.threshold(.hidden))), equals: 0)
    expect(shift(3, rows(linear.threshold(.hidden))), equals: 10)
    expect(shift(1, rows(linear.threshold(.centered))), equals: (10 * 10 / 70.0).rounded(to: 3))
    expect(shift(2, rows(linear.threshold(.visible.inset(by: 10)))), equals: 7.5)
    expect(shift(2, rows(linear.threshold(.visible.interpolated(towards: .hidden, amount: 0.5)))), equals: 2.5)
    expect(shift(2, rows(.identity)), equals: 0)
  }

  @Test func `Opacity and scale of a transition are interpolated`() {
    let host = settledHost(100, 100) {
      ScrollView {
        VStack(spacing: 0) {
          Block("a", 80, 80)
          Block("b", 80, 40).scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
            content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase.isIdentity ? 1 : 0.5)
          }
        }
      }
    }
    expect(host.frame(of: "b"), equals: CGRect(x: 20, y: 85, width: 60, height: 30))
    expect(host.displayList.description.contains("0.5"), equals: true)
    host.scroll(at: middle, by: down(20))
    expect(host.frame(of: "b"), equals: CGRect(x: 10, y: 60, width: 80, height: 40))
  }

  @Test(
    .claim(
      "EFFECT-40", "visualEffect changes the displayed view by its geometry, and affects frames but not layout.",
      .documented, "Apple's documentation of visualEffect(_:)"))
  func `Visual effects follow geometry and do not affect layout`() {
    let host = settledHost(100, 100) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 50)
          Block("a", 20, 20).visualEffect { content, proxy in
            content.offset(x: proxy.frame(in: .scrollView).minY, y: proxy.size.height)
          }
          Block("b", 20, 400)
        }
      }
    }
    expect(host.box("a"), equals: "90 70 20 20")
    expect(host.rows("b"), equals: "70…470")
    host.scroll(at: middle, by: down(30))
    expect(host.box("a"), equals: "60 40 20 20")
  }

  @Test(
    .claim(
      "EFFECT-41", "The steps of a visual effect apply from the inside out.", .derived,
      "visual effects are written as modifiers are"))
  func `Visual effects apply from the inside out`() {
    func frame(_ effect: @escaping @Sendable (EmptyVisualEffect) -> some VisualEffect) -> String {
      settledHost(100, 100) { Block("a", 20, 20).visualEffect { content, _ in effect(content) } }.box("a")
    }
    expect(frame { $0.offset(x: 10).scaleEffect(2) }, equals: "50 30 40 40")
    expect(frame { $0.scaleEffect(2).offset(x: 10) }, equals: "40 30 40 40")
    expect(frame { $0.rotationEffect(.degrees(90), anchor: .topLeading) }, equals: "20 40 20 20")
  }

  @Test(
    .claim(
      "EFFECT-42", "A step of a visual effect with an invalid number is ignored and reported once.", .decided,
      "decision of this project"))
  func `Invalid numbers of a visual effect are reported and ignored`() {
    let host = settledHost(100, 100) {
      Block("a", 20, 20).visualEffect { content, _ in content.offset(x: .nan).scaleEffect(.infinity).blur(radius: -1) }
    }
    expect(host.box("a"), equals: "40 40 20 20")
    expect(host.diagnostics.count, equals: 1)
    expect(host.displayList.description.contains("nan"), equals: false)
  }
}

extension CGFloat {
  fileprivate func rounded(to places: Int) -> CGFloat {
    let factor = pow(10, CGFloat(places))
    return (self * factor).rounded() / factor
  }
}

extension Double {
  fileprivate func rounded(to places: Int) -> CGFloat { CGFloat(self).rounded(to: places) }
}
