import Testing
@_spi(Engine) import TributaryEngine
import TributaryDiagnostics

@MainActor @Suite struct WalkReportTests {
  @MainActor
  private final class Values {
    var current = 0
    var reported: [Int] = []
  }

  @Test func `A report is made once after the walk, and again after the next one`() {
    let host = EngineHost { Block() }
    host.update()
    let report = WalkReport(.other("test"))
    let values = Values()
    for round in 1...2 {
      for _ in 0..<3 {
        values.current += 1
        report.schedule(by: host.graph.root) { values.reported.append(values.current) }
      }
      #expect(values.reported.count == round - 1)
      host.update()
      #expect(values.reported == (1...round).map { $0 * 3 })
    }
    host.update()
    #expect(values.reported.count == 2)
  }
}
