@Suite(.waitsForPrograms) struct ReportTests {
  @Test(
    arguments: [("border", 2, 11, Array(0..<12)), ("anchor", 1, 11, Array(0..<12)), ("fade", 1, 0, [])]
      as [(String, Int, Int, [Int])])
  func `Each style settles, and the months are reduced in order if it has a shared border`(
    _ style: String, _ passes: Int, _ reduces: Int, _ order: [Int]
  ) throws {
    let report = try ReportReading(of: "--style", style)
    expect(report.passes, equals: passes)
    expect(report.settled)
    expect(report.reduces, equals: reduces)
    expect(report.order, equals: order)
    expect((report.border == nil), equals: (style == "fade"))
    expect(report.diagnostics, equals: [])
  }

  @Test(arguments: ["January", "May", "September", "December"])
  func `Both borders are at the selected month`(_ name: String) throws {
    let border = try ReportReading(of: "--style", "border", "--select", name)
    let anchor = try ReportReading(of: "--style", "anchor", "--select", name)
    let month = try #require(border.months.first { $0.name == name })
    expect(border.selected, equals: name)
    expect(border.border, equals: month.frame)
    expect(anchor.border, equals: month.frame)
    expect(anchor.months, equals: border.months)
  }

  @Test func `Three rows of four share the size`() throws {
    let report = try ReportReading(of: "--size", "800x300")
    expect(report.months.map(\.name).prefix(2), equals: ["January", "February"])
    for (index, month) in report.months.enumerated() {
      // Each month is centered in its twelfth: 200 by 100 points.
      expect(abs(month.x + month.width / 2 - (Double(index % 4) * 200 + 100)), below: 1e-9, "\(month)")
      expect(abs(month.y + month.height / 2 - (Double(index / 4) * 100 + 50)), below: 1e-9, "\(month)")
    }
  }

  @Test func `All styles give the months the same frames`() throws {
    let months = try ["fade", "border", "anchor"].map { try ReportReading(of: "--style", $0).months }
    expect(months[0], equals: months[1])
    expect(months[1], equals: months[2])
  }
}
