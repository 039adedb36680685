import Foundation
import Testing
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryViews

/// Scroll targets in lazy containers that are rows of another lazy container, in 150 by 150 points.
@MainActor @Suite struct NestedTargetTests {
  /// Twenty stacks of ten targets. An inactive stack has no targets.
  private struct Stacks: View {
    /// The number of each target that is longer than the others.
    let period: Int

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { stack in
            LazyVStack(spacing: 0) {
              ForEach(stack * 10..<stack * 10 + 10, id: \.self) { Block("r\($0)", 60, $0 % period == 0 ? 90 : 12) }
            }
            .scrollTargetLayout()
          }
        }
      }
      .scrollTargetBehavior(.viewAligned)
    }
  }

  /// Returns the target that begins at the top of the viewport.
  private func top<V: View>(_ host: ViewHost<V>) -> Int? {
    (0..<200).first { host.frame(of: "r\($0)").map { abs($0.minY) < 1e-4 } ?? false }
  }

  @Test(arguments: [3, 7, 10], [CGFloat(-40), -200, -640])
  func `A wheel moves content away from the first target that exists`(period: Int, distance: CGFloat) throws {
    let host = settledHost(150, 150) { Stacks(period: period) }
    func scroll(by distance: CGFloat) {
      host.scroll(at: CGPoint(x: 75, y: 75), by: CGSize(width: 0, height: distance))
      host.advance(by: 2)
      host.update()
    }
    scroll(by: 1_300)
    scroll(by: 200)
    var row = try #require(top(host))
    #expect(row > 10)
    while row > 0 {
      scroll(by: distance)
      let next = try #require(top(host), "after row \(row)")
      #expect(next < row)
      if next >= row { return }
      row = next
    }
    host.expectSound()
  }
}
