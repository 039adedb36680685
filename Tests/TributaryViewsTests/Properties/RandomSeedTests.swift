import RandomTestSupport
import Testing

/// The share of the seeds that an ordinary run takes.
@Suite struct RandomSeedTests {
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
}
