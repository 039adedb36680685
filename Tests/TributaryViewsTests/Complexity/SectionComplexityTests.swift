import Testing
import TributaryDrawing
import TributaryGeometry
@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryControls
import TributaryHost

/// Sections are single views: a list of many sections has as many permanent views.
@Suite @MainActor struct SectionComplexityTests {
  @Test func `The first visible row is found without visiting the sections before it`() {
    let work = [100, 200, 400].map { count -> Int in
      let host = settledHost(200, 100) {
        List { ForEach(0..<count, id: \.self) { number in Section("s\(number)") { Text("row \(number)") } } }
      }
      host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 1e9))
      let before = placesVisited(below: host.core.root)
      host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -200))
      return placesVisited(below: host.core.root) - before
    }
    #expect(work[0] > 0)
    // A binary search visits one more entry each time the number of sections doubles.
    #expect(work[2] <= work[0] + work[0] / 2, "\(work)")
  }

  private func placesVisited(below node: ViewNode) -> Int {
    var sum = (node as? LazyContainerNode)?.placesVisited ?? 0
    node.forEachChild { sum += placesVisited(below: $0) }
    return sum
  }
}
