import Testing
import TributaryViews

/// What a host shows after any edits is what a fresh host shows.
@Suite @MainActor struct IncrementalTests {
  @Test(arguments: 0..<10)
  func `Whatever is edited, a host shows what a fresh one would`(block: Int) {
    for seed in UInt64(block) * 40..<UInt64(block + 1) * 40 {
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
  func `Scripts that once found something find nothing`(seed: UInt64) {
    #expect(Script.random(seed: seed, words: .early).firstDifference() == nil)
  }

  @Test
  func `Few trees have rows that nobody has seen, so that most are compared`() {
    let compared = (0..<200).count { (seed: Int) in
      let scene = Scene(spec: Script.random(seed: UInt64(seed)).spec)
      let host = ViewHost(size: scene.size) { SpecRoot(model: nil, spec: scene.spec) }
      host.update()
      return host.core.hasEveryRow
    }
    #expect(compared > 190)
  }
}
