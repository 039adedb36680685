/// Sweeps over screens with faults at known widths, and over sound screens.
@MainActor struct SweepTests {
  /// The findings of a sweep as kind and interval.
  private func findings(
    _ widths: ClosedRange<CGFloat> = 300...500, height: CGFloat = 400, step: CGFloat = 1,
    @ViewBuilder _ content: () -> some View
  ) -> [SweepFinding] {
    let report = LayoutSweep(widths: widths, height: height, step: step).run(content)
    expect(report.problems, equals: [])
    return report.findings
  }

  @Test @MainActor func `A row of fixed lengths exceeds narrow windows`() throws {
    let found = findings {
      HStack(spacing: 0) {
        Color.red.frame(width: 200.25, height: 20)
        Color.blue.frame(width: 200, height: 20)
      }.accessibilityIdentifier("row")
    }
    expect(found.map(\.kind), equals: [.protrusion])
    let finding = try #require(found.first)
    expect(finding.identifiers, equals: ["row"])
    expect(finding.lengths.lowerBound, equals: 300)
    expect(abs(finding.lengths.upperBound - 400.1), atMost: 0.15)
  }

  @Test @MainActor func `A fixed view overlaps its neighbor where its frame is too narrow`() throws {
    let found = findings {
      HStack(spacing: 0) {
        Color.red.frame(width: 180, height: 20).accessibilityIdentifier("fixed")
          .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
        Color.blue.frame(minWidth: 0, maxWidth: .infinity, minHeight: 20, maxHeight: 20).accessibilityIdentifier("rest")
      }
    }
    let collision = try #require(found.first { $0.kind == .collision })
    expect(collision.identifiers, equals: ["fixed", "rest"])
    #expect(collision.lengths.lowerBound == 300 && abs(collision.lengths.upperBound - 359.9) <= 0.15)
  }

  @Test @MainActor func `A text is truncated below the width of its content`() throws {
    let found = findings(40...200) { Text("A title of one line").lineLimit(1).accessibilityIdentifier("title") }
    expect(found.map(\.kind), equals: [.truncation])
    expect(found.first?.identifiers, equals: ["title"])
    expect(found.first?.severity, equals: .warning)
  }

  /// A bar that becomes tall at a width of 420, and low again only below 380.
  struct Remembering: View {
    @State private var isWide = false
    var body: some View {
      Color.red.frame(height: isWide ? 40 : 20).frame(maxWidth: .infinity)
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { width in
          if width >= 420 { isWide = true }
          if width < 380 { isWide = false }
        }
        .accessibilityIdentifier("bar")
    }
  }

  @Test @MainActor func `A layout that remembers the larger size depends on its history`() throws {
    let found = findings { Remembering() }
    let history = try #require(found.first { $0.kind == .historyDependent })
    expect(history.lengths, equals: 380...419.875)
    expect(history.values.contains { $0.contains("Remembering.isWide") })
  }

  private struct Looping: View {
    @State private var height: CGFloat = 10
    var body: some View {
      VStack {
        Color.red.frame(height: height)
          .onGeometryChange(for: CGSize.self, of: \.size) { size in
            if (350...370.5).contains(size.width) { height = size.height == 10 ? 20 : 10 }
          }
      }
    }
  }

  @Test @MainActor func `A loop in an interval is one finding with both boundaries`() throws {
    let found = findings { Looping() }
    let loop = try #require(found.first { $0.kind == .loop })
    expect(loop.severity, equals: .error)
    expect(loop.lengths, equals: 350...370.5)
    expect(found.filter { $0.kind == .loop }.count, equals: 1)
  }

  @Test @MainActor func `Alternatives that fit, wrapping texts, and scroll views are sound`() {
    let found = findings(280...700, height: 600, step: RandomSeeds.areComplete ? 1 : 2) {
      VStack(alignment: .leading, spacing: 8) {
        ViewThatFits {
          HStack { ForEach(0..<6, id: \.self) { Text("Entry number \($0)") } }
          VStack { ForEach(0..<6, id: \.self) { Text("Entry number \($0)") } }
        }
        Text(String(repeating: "words that wrap in narrow windows ", count: 6))
        ScrollView { ForEach(0..<30, id: \.self) { Text("Row \($0)").frame(maxWidth: .infinity) } }
      }.padding(10)
    }
    expect(found.map(\.description), equals: [])
  }
}
