import Testing
import TributaryDrawing
import TributaryGeometry
@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryHost

/// The number of guide requests in nested decorations. Each decoration is aligned by a guide of the view that it decorates,
/// which is the guide of the innermost view.
@Suite @MainActor struct GuideGrowthTests {
  private final class Requests {
    var count = 0
  }

  /// A view with explicit guides inside nested decorations.
  private func decorated(_ depth: Int, _ requests: Requests) -> AnyView {
    guard depth > 0 else {
      return AnyView(
        Color.blue.frame(width: 20, height: 10)
          .alignmentGuide(.trailing) { dimensions in
            requests.count += 1
            return dimensions.width - 2
          }
          .alignmentGuide(.bottom) { dimensions in
            requests.count += 1
            return dimensions.height - 3
          }
      )
    }
    let inner = decorated(depth - 1, requests)
    return AnyView(
      inner
        .overlay(alignment: .bottomTrailing) {
          Color.red.frame(width: 4, height: 4).accessibilityIdentifier("overlay \(depth)")
        }
        .background(alignment: .bottomTrailing) { Color.green.frame(width: 2, height: 2) })
  }

  private func requests(_ depth: Int) -> Int {
    let requests = Requests()
    let host = settledHost(200, 200) { HStack { decorated(depth, requests) } }
    // All overlays are aligned with the guides of the innermost view.
    let frames = Set((1...depth).compactMap { host.frame(of: "overlay \($0)")?.origin })
    expect(frames, equals: [CGPoint(x: 90 + 18 - 4, y: 95 + 7 - 4)])
    expect(host.core.checkInvariants(), equals: [])
    return requests.count
  }

  @Test func `Nested decorations request each guide of the innermost view as often as one decoration`() {
    let few = requests(2)
    expect(few, atMost: 8)
    expect(requests(20), equals: few)
    expect(requests(80), equals: few)
  }
}
