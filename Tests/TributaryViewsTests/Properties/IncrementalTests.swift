import RandomTestSupport
import Testing
import TributaryEngine
import TributaryHost

/// An edited host shows the same as a fresh host.
@Suite @MainActor struct IncrementalTests {
  @Test(arguments: 0..<10)
  func `An edited host equals a fresh one`(block: Int) {
    for seed in RandomSeeds.sample(of: UInt64(block) * 40..<UInt64(block + 1) * 40, oneIn: 5) {
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
  func `Scripts that failed earlier pass`(seed: UInt64) {
    expectNil(Script.random(seed: seed, words: .early).firstDifference())
  }

  @Test
  func `Few trees depend on their history, so that most are compared`() {
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
