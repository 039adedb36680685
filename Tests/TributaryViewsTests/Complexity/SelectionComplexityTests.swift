import Synchronization
import Testing
import TributaryGeometry
@_spi(Engine) import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// The selection of a list can contain most of its rows. Each displayed row searches it by hash.
@Suite(.serialized) @MainActor struct SelectionComplexityTests {
  @Test func `A scroll step does not compare each new row with the whole selection`() {
    let host = settledHost(100, 200) { Numbers() }
    let before = Counted.comparisons.load(ordering: .relaxed)
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 100))
    // The step displays about three rows.
    expect(Counted.comparisons.load(ordering: .relaxed) - before, atMost: 100)
  }

  @Test func `A key does not compare each selected value with all visible rows`() {
    let host = settledHost(100, 200) { Numbers() }
    host.tap("r1")
    host.pressKey("a", modifiers: .command)
    let before = Counted.comparisons.load(ordering: .relaxed)
    host.pressKey(.upArrow)
    // Each of the 1,000 values is found once in the data and once in the selection. Hash collisions, which differ from run
    // to run, add comparisons: up to 3,611 were counted. A comparison with each visible row would add at least 1,000 a row.
    expect(Counted.comparisons.load(ordering: .relaxed) - before, atMost: 5_000)
  }

  /// A value that counts its comparisons.
  private struct Counted: Hashable, Sendable {
    static let comparisons = Atomic(0)
    let number: Int

    static func == (a: Self, b: Self) -> Bool {
      comparisons.add(1, ordering: .relaxed)
      return a.number == b.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private struct Numbers: View {
    @State private var selection = Set(Self.values)

    private static let values = (0..<1_000).map { Counted(number: $0) }

    var body: some View {
      List(Self.values, id: \.self, selection: $selection) { value in
        Text("\(value.number)").accessibilityIdentifier("r\(value.number)")
      }
    }
  }
}
