import Testing

/// What a host shows after any edits is what a fresh host shows.
@Suite @MainActor struct IncrementalTests {
  @Test(arguments: 0..<10)
  func `Whatever is edited, a host shows what a fresh one would`(block: Int) {
    for seed in UInt64(block) * 40..<UInt64(block + 1) * 40 {
      let script = Script.random(seed: seed)
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

  @Test(arguments: [43, 384, 917, 1898, 3298, 4118, 4514, 6089, 9573] as [UInt64])
  func `Scripts that once found something find nothing`(seed: UInt64) {
    #expect(Script.random(seed: seed).firstDifference() == nil)
  }
}
