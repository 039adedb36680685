import Foundation
import Testing
import TributaryControls
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryLayout
import TributaryViews

/// Scroll movements and their inverses in nested lazy stacks whose rows have no state.
@MainActor @Suite struct ScrollBackStatelessTests {
  private struct Rows: View {
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<20) { outer in
            LazyVStack(spacing: 2) {
              ForEach(outer * 10..<outer * 10 + 10, id: \.self) { index in
                Block("r\(index)", 60, 30 + CGFloat((index * 7) % 5) * 9)
              }
            }
          }
        }
      }
    }
  }

  @Test(
    .claim(
      "SCROLL-101", "Nested lazy rows without state keep their positions while they are not displayed.", .derived,
      "SCROLL-96; a removed row would estimate its length again"), arguments: [CGFloat(0), 95, 1_300],
    [CGFloat(640), 1_300])
  func `Scrolling forward and back restores nested rows without state`(start: CGFloat, step: CGFloat) {
    let host = settledHost(150, 150) { Rows() }
    let point = CGPoint(x: 75, y: 75)
    func frames() -> [String: CGRect] {
      var frames: [String: CGRect] = [:]
      for name in host.identifiers { frames[name] = host.frame(of: name) }
      return frames.mapValues { CGRect(x: $0.minX, y: ($0.minY * 1e6).rounded(), width: $0.width, height: $0.height) }
    }
    host.scroll(at: point, by: CGSize(width: 0, height: start))
    let before = frames()
    for _ in 0..<2 { host.scroll(at: point, by: CGSize(width: 0, height: step)) }
    expect(frames() != before, equals: true)
    for _ in 0..<2 { host.scroll(at: point, by: CGSize(width: 0, height: -step)) }
    expect(frames(), equals: before)
    host.expectSound()
  }
}
