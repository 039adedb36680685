@testable import TributarySweep

/// The record with which both walks of a sweep are compared.
@MainActor struct WalkRecordTests {
  private func frames(_ index: Int) -> (Int, Int) { (index &* 7919 &+ 13, index &* 104_729 &+ 5) }

  /// Returns the differences of two walks, of which the downward one has other frames at some indices.
  private func differences(_ count: Int, at different: Set<Int>, unsettled: Set<Int> = []) -> [Range<Int>] {
    func compare(_ record: WalkRecord) -> WalkRecord {
      var record = record
      for index in 0..<count { record.add(frames(index), at: index) }
      for index in (0..<count).reversed() where !unsettled.contains(index) {
        record.subtract(different.contains(index) ? frames(index + count) : frames(index), at: index)
      }
      return record
    }
    let record = compare(WalkRecord(count: count))
    guard record.width > 1 else { return record.differences }
    return record.differences(record.differences, refinedBy: compare(record.refined(record.differences)))
  }

  @Test(arguments: [1, 2, 1_000, 4_096, 4_097, 8_192, 20_001]) func `Equal walks have no differences`(count: Int) {
    expectEmpty(differences(count, at: []))
  }

  @Test(arguments: [1_000, 4_096, 4_097, 20_001]) func `Intervals of differences have exact ends`(count: Int) {
    let runs = [0..<3, 17..<18, 100..<250, 252..<253, 700..<990, (count - 2)..<count]
    expect(differences(count, at: Set(runs.joined())), equals: runs)
  }

  @Test @MainActor func `A difference in all lengths is one interval`() {
    expect(differences(20_001, at: Set(0..<20_001)), equals: [0..<20_001])
  }

  @Test(arguments: [1_000, 20_001])
  @MainActor func `A length at which only the downward walk does not settle is no difference`(count: Int) {
    expectEmpty(differences(count, at: [], unsettled: [500, 501, 777]))
    expect(differences(count, at: [900, 502], unsettled: [500, 501, 777]), equals: [502..<503, 900..<901])
  }

  @Test @MainActor func `Exchanged layouts are a difference`() {
    var record = WalkRecord(count: 50_000)
    record.add(frames(1), at: 0)
    record.add(frames(2), at: 1)
    record.subtract(frames(1), at: 1)
    record.subtract(frames(2), at: 0)
    expect(record.differences, equals: [0..<record.width])
  }

  @Test @MainActor func `The memory does not depend on the number of lengths`() {
    expect(WalkRecord(count: 1_000_000).slotCount, atMost: WalkRecord.mostSlots)
    var record = WalkRecord(count: 1_000_000)
    for index in 0..<1_000_000 { record.add((index + 1, index + 1), at: index) }
    expect(record.refined(record.differences).slotCount, atMost: WalkRecord.mostSlots)
    expect(MemoryLayout.size(ofValue: SweepLengths(1...100_000, step: 0.125)), atMost: 64)
  }

  // MARK: Sweeps

  @Test @MainActor func `A sweep with more lengths than slots has exact boundaries`() {
    // There are 4,105 lengths.
    let report = LayoutSweep(widths: 100...613, step: 0.125).run { SweepTests.Remembering() }
    expect(report.findings.map(\.kind), equals: [.historyDependent], "\(report)")
    expect(report.findings.map(\.lengths), equals: [380...419.875])
  }

  @Test(arguments: [(1.0, 300.0, 500.0), (0.125, 1.0, 3.0), (7, 100, 200), (0.3, 1, 2), (1, 300, 300), (3, 10, 10.5)])
  func `The lengths begin and end with the bounds of the range`(_ step: CGFloat, _ lower: CGFloat, _ upper: CGFloat) {
    let lengths = SweepLengths(lower...upper, step: step)
    expect(Array(lengths), equals: Array(stride(from: lower, to: upper, by: step)) + [upper])
    for index in lengths.indices { expect(lengths.index(of: lengths[index]), equals: index) }
    #expect(lengths.index(of: lower + step / 2) == nil || lower + step / 2 == upper)
    expectNil(lengths.index(of: upper + step))
  }
}
