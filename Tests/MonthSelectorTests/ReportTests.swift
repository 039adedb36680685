import ProgramTestSupport
import Testing

@Suite(.waitsForPrograms) struct ReportTests {
  @Test func `The border style settles in two passes, with eleven reductions in order`() throws {
    let report = try ReportReading(of: "--style", "border")
    #expect(report.passes == 2)
    #expect(report.settled)
    #expect(report.reduces == 11)
    #expect(report.order == Array(0..<12))
    #expect(report.diagnostics == [])
  }

  @Test func `The anchor style settles in one pass`() throws {
    let report = try ReportReading(of: "--style", "anchor")
    #expect(report.passes == 1)
    #expect(report.settled)
    #expect(report.reduces == 11)
    #expect(report.order == Array(0..<12))
    #expect(report.diagnostics == [])
  }

  @Test func `The fade style has no preference and no shared border`() throws {
    let report = try ReportReading(of: "--style", "fade")
    #expect(report.passes == 1)
    #expect(report.reduces == 0)
    #expect(report.order == [])
    #expect(report.border == nil)
    #expect(report.diagnostics == [])
  }

  @Test(arguments: ["January", "May", "September", "December"])
  func `Both borders are at the selected month`(_ name: String) throws {
    let border = try ReportReading(of: "--style", "border", "--select", name)
    let anchor = try ReportReading(of: "--style", "anchor", "--select", name)
    let month = try #require(border.months.first { $0.name == name })
    #expect(border.selected == name)
    #expect(border.border == month.frame)
    #expect(anchor.border == month.frame)
    #expect(anchor.months == border.months)
  }

  @Test func `Three rows of four share the size`() throws {
    let report = try ReportReading(of: "--size", "800x300")
    #expect(report.months.map(\.name).prefix(2) == ["January", "February"])
    for (index, month) in report.months.enumerated() {
      // Each month is centered in its twelfth: 200 by 100 points.
      #expect(abs(month.x + month.width / 2 - (Double(index % 4) * 200 + 100)) < 1e-9, "\(month)")
      #expect(abs(month.y + month.height / 2 - (Double(index / 4) * 100 + 50)) < 1e-9, "\(month)")
    }
  }

  @Test func `All styles give the months the same frames`() throws {
    let months = try ["fade", "border", "anchor"].map { try ReportReading(of: "--style", $0).months }
    #expect(months[0] == months[1])
    #expect(months[1] == months[2])
  }
}
