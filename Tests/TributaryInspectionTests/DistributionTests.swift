/// The distribution of a stack's length.
@MainActor struct DistributionTests {
  private func shares(_ host: ViewHost<some View>) throws -> Inspection.Distribution {
    let layouts = host.inspect().nodes.compactMap(\.layout)
    return try #require(layouts.first { $0.distribution != nil }?.distribution)
  }

  @Test @MainActor func `The least flexible child is measured first`() throws {
    let host = cells(150, 50) {
      HStack(spacing: 7.5) {
        Color.red.frame(minWidth: 100)
        Color.green.frame(width: 30)
        Color.blue.frame(maxWidth: 50)
      }
    }
    let distribution = try shares(host)
    expect(distribution.axis, equals: "horizontal")
    expect(distribution.length, equals: .points(150))
    expect(distribution.gaps, equals: 15)
    expect(distribution.shares.map(\.taken), equals: [30, 50, 100])
    expect(distribution.shares.map(\.flexibility), equals: [.points(0), .points(50), .infinite])
    expect(distribution.shares.map(\.offered), equals: [.points(45), .points(52.5), .points(55)])
    expect(distribution.shares.map(\.left), equals: [.points(105), .points(55), .points(-45)])
  }

  @Test @MainActor func `Priorities precede flexibility`() throws {
    let host = cells(100, 50) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 10, maxWidth: 20)
        Color.green.layoutPriority(1)
      }
    }
    let distribution = try shares(host)
    expect(distribution.shares.map(\.taken), equals: [90, 10])
    expect(distribution.shares.map(\.priority), equals: [.points(1), .points(0)])
  }

  @Test @MainActor func `A stack at its ideal length distributes no length`() throws {
    let host = cells {
      VStack {
        Color.red; Text("One")
      }.fixedSize()
    }
    let distribution = try shares(host)
    expect(distribution.length, equals: .unspecified)
    #expect(distribution.shares.allSatisfy { $0.offered == .unspecified && $0.left == .unspecified })
  }
}
