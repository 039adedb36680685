@MainActor
struct UnknownSpaceTests {
  @Test(.claim("COORD-12")) @MainActor func `A finding lists the spaces in scope`() throws {
    let log = Log<CGRect>()
    let host = ViewHost.settled { Asking(log: log) }
    let finding = try #require(host.diagnostics.first)
    expect(host.diagnostics.count, here: 1, inSwiftUI: 0)
    expect(finding.code, equals: .unknownCoordinateSpace)
    expect(finding.severity, equals: .note)
    expect(finding.evidence, equals: [Evidence("name", "bord"), Evidence("spaces in scope", "board, 7, page")])
    expect(finding.path?.hasPrefix("Asking") == true)
    expect(finding.path?.hasSuffix("GeometryReader") == true)
    expect(finding.description.contains("bord"))
    expect(finding.description.contains("board, 7, page"))
  }

  @Test(.claim("COORD-13")) @MainActor func `An unknown name is reported once`() {
    let log = Log<CGRect>()
    let host = ViewHost.settled { Asking(log: log) }
    for width in 1..<5 {
      host.size = CGSize(width: 100 * width, height: 100)
      host.update()
    }
    expect(log.entries.count, above: 1)
    expect(host.diagnostics.count, equals: 1)
  }

  @Test(.claim("COORD-14")) @MainActor func `The bounds of an unknown name are nil`() {
    let log = Log<CGRect?>()
    let host = ViewHost.settled { Probe(log: log) { $0.bounds(of: .named("nowhere")) } }
    expect(log.entries, equals: [nil])
    expectEmpty(host.diagnostics)
  }
}

private struct Asking: View {
  let log: Log<CGRect>
  var body: some View {
    VStack {
      Probe(log: log) { $0.frame(in: .named("bord")) }
        .coordinateSpace(.named("board"))
        .padding(3)
        .coordinateSpace(name: 7)
    }
    .coordinateSpace(.named("page"))
  }
}
