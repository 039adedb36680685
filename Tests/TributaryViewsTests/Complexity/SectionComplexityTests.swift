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

  @Test func `A step adds the lengths of each section a few times`() {
    let work = [100, 400].map { count -> Int in
      let host = settledHost(200, 100) {
        ScrollView {
          LazyVStack { ForEach(0..<count, id: \.self) { number in Section("s\(number)") { Rows(number: number) } } }
        }
      }
      host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 1e9))
      let before = segmentsVisited(below: host.core.root)
      host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -2))
      return segmentsVisited(below: host.core.root) - before
    }
    #expect(work[0] > 0)
    // A section has a header, rows, and a footer.
    #expect(work[1] <= 400 * 3 * 4, "\(work)")
    #expect(work[1] <= work[0] * 4 + 100, "\(work)")
  }

  private struct Rows: View {
    let number: Int
    var body: some View { ForEach(0..<3, id: \.self) { Text("row \(number) \($0)") } }
  }

  private func segmentsVisited(below node: ViewNode) -> Int {
    var sum = (node as? LazyContainerNode)?.segmentsVisited ?? 0
    node.forEachChild { sum += segmentsVisited(below: $0) }
    return sum
  }

  private func placesVisited(below node: ViewNode) -> Int {
    var sum = (node as? LazyContainerNode)?.placesVisited ?? 0
    node.forEachChild { sum += placesVisited(below: $0) }
    return sum
  }
}
