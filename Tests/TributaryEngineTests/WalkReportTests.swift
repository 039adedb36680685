import Testing
@_spi(Engine) import TributaryEngine
import TributaryFeedback

@MainActor @Suite struct WalkReportTests {
  @Test func `A report is made once after the walk, and again after the next one`() {
    let host = EngineHost { Block() }
    host.update()
    let report = WalkReport(.other("test"))
    var values: [Int] = []
    var value = 0
    for round in 1...2 {
      for _ in 0..<3 {
        value += 1
        report.schedule(by: host.graph.root) { values.append(value) }
      }
      #expect(values.count == round - 1)
      host.update()
      #expect(values == (1...round).map { $0 * 3 })
    }
    host.update()
    #expect(values.count == 2)
  }
}
