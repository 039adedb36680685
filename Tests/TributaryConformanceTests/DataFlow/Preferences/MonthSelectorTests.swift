/// Twelve labels, one of them framed, implemented in the two ways of swiftui-lab's articles on preferences.
@MainActor
struct MonthSelectorTests {
  private func host<Content: View>(@ViewBuilder _ content: () -> Content) -> ViewHost<Content> {
    let host = ViewHost(size: CGSize(width: 600, height: 300), content: content)
    host.environment.textMeasurer = FixedTextMeasurer()
    return host
  }

  @Test(.claim("LAB-01")) @MainActor func `Twelve labels merge eleven times`() {
    let log = Log<[Int]>()
    let host = host { StateSelector(log: log) }
    expect(host.update().counts.reduces, equals: 11)
    expect(log.entries, equals: [Array(0..<12)])
  }

  @Test(.claim("LAB-02")) @MainActor func `Frames carried through state settle in two passes`() {
    let host = host { StateSelector(log: Log()) }
    let first = host.update()
    expect(first.passes, equals: 2)
    expect(first.counts.actions, equals: 1)
    expect(first.settled)
    expectEmpty(first.diagnostics)
    expect(host.frame(of: "border"), equals: host.frame(of: "month 0"))
  }

  @Test(.claim("LAB-20")) @MainActor func `A tap moves the border`() throws {
    let log = Log<[Int]>()
    let host = host { StateSelector(log: log) }
    host.update()
    let before = try #require(host.frame(of: "border"))
    host.tap("month 7")
    let after = try #require(host.frame(of: "border"))
    expect(after, equals: host.frame(of: "month 7"))
    expect(after, differsFrom: before)
    expect(after.width, equals: 36)
    expect(log.entries.count, equals: 1)
  }

  @Test(.claim("LAB-03")) @MainActor func `Without the named space frames are in root coordinates`() throws {
    let named = host { StateSelector(log: Log()).padding(20) }
    expect(named.updated().frame(of: "border"), equals: named.frame(of: "month 0"))
    let unnamed = host { StateSelector(log: Log(), isNamed: false).padding(20) }
    unnamed.update()
    let border = try #require(unnamed.frame(of: "border"))
    let month = try #require(unnamed.frame(of: "month 0"))
    expect(border.origin, differsFrom: month.origin)
    expect(Set(unnamed.diagnostics.map(\.code)), equals: [.unknownCoordinateSpace])
    let anchored = host { AnchorSelector(source: .bounds).padding(20) }
    expect(anchored.updated().frame(of: "border"), equals: anchored.frame(of: "month 0"))
  }

  @Test(.claim("LAB-04")) @MainActor func `Anchors settle in one pass`() {
    let host = host { AnchorSelector(source: .bounds) }
    let first = host.update()
    expect(first.passes, equals: 1)
    expect(first.counts.actions, equals: 0)
    expect(first.counts.reduces, equals: 11)
    expect(host.frame(of: "border"), equals: host.frame(of: "month 0"))
    expect(host.tapped("month 10").frame(of: "border"), equals: host.frame(of: "month 10"))
    expect(host.frame(of: "border")?.width, equals: 52)
  }

  @Test(.claim("LAB-05")) @MainActor func `Two corners are published as one value`() {
    let host = host { CornerSelector() }
    expect(host.update().passes, equals: 1)
    expect(host.frame(of: "border"), equals: host.frame(of: "month 0"))
    expect(host.tapped("month 11").frame(of: "border"), equals: host.frame(of: "month 11"))
  }

  @Test(.claim("LAB-21")) @MainActor func `The outer of two anchor preferences takes precedence`() {
    let log = Log<[CGPoint]>()
    _ = ViewHost.settled {
      box(40, 20)
        .anchorPreference(key: ListKey<Anchor<CGPoint>>.self, value: .topLeading) { [$0] }
        .anchorPreference(key: ListKey<Anchor<CGPoint>>.self, value: .bottomTrailing) { [$0] }
        .resolving(CGPoint.self, into: log)
    }
    expect(log.entries, equals: [[CGPoint(x: 40, y: 20)]])
  }
}
