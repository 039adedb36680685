/// Random trees whose parts are removed, exchanged, and inserted again with animation, at every moment of a departure.
///
/// `LEAVING_SEEDS` is the number of seeds of a thorough run, for example of a run under the address sanitizer:
///
///     THOROUGH=1 LEAVING_SEEDS=100000 swift test --sanitize=address --filter LeavingScriptTests
@MainActor struct LeavingScriptTests {
  private nonisolated static let blockCount: UInt64 = 8

  private nonisolated static let seedCount: UInt64 = {
    if !RandomSeeds.areComplete { return 200 }
    return ProcessInfo.processInfo.environment["LEAVING_SEEDS"].flatMap { UInt64($0) } ?? 4_000
  }()

  @Test(arguments: 0..<LeavingScriptTests.blockCount)
  @MainActor func `Departures leave no trace after any removals, exchanges, and insertions`(block: UInt64) {
    let count = Self.seedCount / Self.blockCount
    for seed in block * count..<(block + 1) * count {
      let script = LeavingScript(seed: seed)
      guard let difference = script.firstDifference() else { continue }
      Issue.record("seed \(seed): \(difference)\n\(script.part)\n\(script.steps)")
    }
  }

  #if DEBUG
    /// The first run of a script creates objects that live as long as the process, such as the layouts of types. A leak
    /// adds objects in every further run, while tests in other threads add objects only in some.
    @Test(arguments: RandomSeeds.sample(of: 0..<20, oneIn: 2))
    @MainActor func `A host with departures leaves no object behind`(seed: UInt64) {
      let script = LeavingScript(seed: seed)
      _ = script.firstDifference()
      let leaks = (0..<3).allSatisfy { _ in
        let count = Lifetime.count
        _ = script.firstDifference()
        return Lifetime.count > count
      }
      expect(!leaks)
    }
  #endif
}
