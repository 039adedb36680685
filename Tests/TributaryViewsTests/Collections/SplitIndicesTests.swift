import RandomTestSupport
import Testing
@_spi(Engine) import TributaryEngine

@Suite struct SplitIndicesTests {
  @Test(arguments: 0..<20)
  func `Entries hold the indices of their positions after any replacements`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var indices = SplitIndices(count: 20)
    var held = (0..<20).map { Int32($0) }
    for _ in 0..<40 {
      let start = generator.number(0..<held.count + 1)
      let end = start + generator.number(0..<min(5, held.count - start) + 1)
      let number = generator.number(0..<5)
      held.replaceSubrange(start..<end, with: Array(repeating: -1, count: number))
      for position in indices.replace(start..<end, with: number) { held[position] = indices.index(of: position) }
      expect(indices.count, equals: held.count)
      expect(held, equals: held.indices.map { indices.index(of: $0) })
      expect(held.map { indices.position(of: $0) }, equals: Array(held.indices))
      expect(held, equals: held.sorted())
    }
    for position in indices.join() { held[position] = indices.index(of: position) }
    expect(held, equals: held.indices.map { Int32($0) })
  }

  @Test func `A second replacement near the first one changes few indices`() {
    var indices = SplitIndices(count: 1000)
    _ = indices.replace(500..<503, with: 5)
    expect(indices.replace(510..<512, with: 1).count, equals: 6)
    expect(indices.replace(480..<480, with: 1).count, equals: 32)
    expect(indices.replace(700..<705, with: 5).count, equals: 5)
  }
}
