@MainActor struct IncrementalTests {
  @Test(arguments: 0..<10) @MainActor func `An edited host equals a fresh one`(block: Int) {
    for seed in RandomSeeds.sample(of: UInt64(block) * 40..<UInt64(block + 1) * 40, oneIn: 10) {
      let script = Script.random(seed: seed, words: .all)
      guard script.firstDifference() != nil else { continue }
      let shrunk = script.shrunk()
      Issue.record(
        """
        seed \(seed), shrunk to
        \(shrunk.spec)
        \(shrunk.edits)
        observed: \(shrunk.isObserved)
        \(shrunk.firstDifference() ?? "")
        """)
      return
    }
  }

  @Test(
    arguments: [43, 384, 917, 1270, 1898, 2109, 2655, 3298, 4118, 4392, 4514, 4915, 5843, 6089, 6576, 9573] as [UInt64])
  @MainActor func `Edit scripts that once exposed a defect pass`(seed: UInt64) {
    expectNil(Script.random(seed: seed, words: .early).firstDifference())
  }

  @Test @MainActor func `Few trees depend on their history, so that most are compared`() {
    var (compared, frames) = (0, 0)
    for seed in 0..<100 as Range<UInt64> {
      let script = Script.random(seed: seed, words: .all)
      var scene = Scene(spec: script.spec)
      let host = ViewHost(size: scene.size) { SpecRoot(model: nil, spec: scene.spec) }
      host.environment.levels = SpecModel(scene.spec)
      for step in 0...script.edits.count {
        if step > 0 { script.edits[step - 1].apply(to: &scene) }
        host.show(SpecRoot(model: nil, spec: scene.spec))
        if host.isAnimating { host.advance(by: 60) }
        frames += 1
        if host.core.isTimeless { compared += 1 }
      }
    }
    expect(Double(compared), above: 0.85 * Double(frames), "\(compared) of \(frames)")
  }
}

/// Random scripts for a given time:
///
///     SCRIPTS=3600 swift test --filter LongRun            an hour from where the suite's own seeds end
///     SCRIPTS=60,123456 swift test --filter LongRun       a minute from a seed on
///
/// Every failing script is printed with its seed in its smallest form; the last line gives the seeds that ran.
@MainActor struct LongRunTests {
  private nonisolated static let wish: (seconds: Double, first: UInt64)? = {
    guard let text = ProcessInfo.processInfo.environment["SCRIPTS"] else { return nil }
    let parts = text.split(separator: ",")
    guard let seconds = parts.first.flatMap({ Double($0) }) else { return nil }
    return (seconds, parts.dropFirst().first.flatMap { UInt64($0) } ?? 100_000)
  }()

  @Test(.enabled(if: wish != nil, "SCRIPTS says for how many seconds")) func `Random scripts run for a given time`() {
    guard let (seconds, first) = Self.wish else { return }
    let end = Date().addingTimeInterval(seconds)
    var seed = first
    var failures = 0
    while Date() < end, failures < 50 {
      let script = Script.random(seed: seed, words: .whole)
      if script.firstDifference() != nil {
        failures += 1
        let shrunk = script.shrunk()
        Issue.record(
          """
          seed \(seed), shrunk to
          \(shrunk.spec)
          \(shrunk.edits)
          observed: \(shrunk.isObserved), checked: \(shrunk.checksOften), resized: \(shrunk.resizesOften)
          \(shrunk.firstDifference()?.prefix(2_000) ?? "")
          """)
      }
      seed += 1
    }
    print("Scripts \(first)..<\(seed): \(failures) failed.")
  }
}

/// The share of the seeds that an ordinary run takes.
struct RandomSeedTests {
  @Test func `An ordinary run takes one seed of each group, and seeds with every remainder`() {
    let sample = RandomSeeds.sample(of: 0..<400, oneIn: 4, areComplete: false)
    expect(sample.map { $0 / 4 }, equals: Array(0..<100))
    for divisor in 2...6 as ClosedRange<UInt64> {
      for remainder in 0..<divisor {
        expect(sample.count { $0 % divisor == remainder }, above: 50 / Int(divisor), "\(remainder) of \(divisor)")
      }
    }
  }

  @Test func `The blocks of a range take the same seeds as the whole range`() {
    let blocks = (0..<10 as Range<UInt64>).flatMap { block in
      RandomSeeds.sample(of: block * 40..<(block + 1) * 40, oneIn: 4, areComplete: false)
    }
    expect(blocks, equals: RandomSeeds.sample(of: 0..<400, oneIn: 4, areComplete: false))
  }

  @Test func `A thorough run takes all seeds`() {
    expect(RandomSeeds.sample(of: 3..<9, oneIn: 4, areComplete: true), equals: Array(3..<9))
  }

  @Test func `The samples of pairs are disjoint, and contain every value`() {
    let samples = (0..<3).map { RandomSeeds.pairs(0..<4, 0..<3, oneIn: 3, remainder: $0, areComplete: false) }
    let numbers = samples.map { $0.map { $0.0 * 3 + $0.1 } }
    expect(numbers.flatMap { $0 }.sorted(), equals: Array(0..<12))
    for sample in samples {
      expect(Set(sample.map(\.0)), equals: [0, 1, 2, 3])
      expect(Set(sample.map(\.1)), equals: [0, 1, 2])
    }
    expect(RandomSeeds.pairs(0..<4, 0..<3, oneIn: 3, areComplete: true).map { $0.0 * 3 + $0.1 }, equals: Array(0..<12))
  }
}
