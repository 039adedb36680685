import Foundation

/// The seeds that a run of a random test takes.
///
/// The most expensive random tests would take most of the time of the suite. An ordinary run takes one seed of each
/// group of consecutive seeds, and a thorough run takes all of them:
///
///     THOROUGH=1 swift test --filter IncrementalTests
///
/// Ordinary runs always take the same seeds. The place of a seed in its group is random, since many tests derive
/// properties of a script from the remainder of its seed. A seed that fails becomes a separate test, which every run
/// takes.
public enum RandomSeeds {
  /// Whether the environment requests all seeds.
  public static let areComplete = ProcessInfo.processInfo.environment["THOROUGH"] == "1"

  /// Returns all seeds in a thorough run; otherwise one seed of each group of a given size.
  ///
  ///     0..<12, one in 4   →   1 · 7 · 10
  ///
  /// - Parameter seeds: The seeds. Groups begin at multiples of their size.
  public static func sample(of seeds: Range<UInt64>, oneIn size: UInt64, areComplete: Bool = areComplete) -> [UInt64] {
    seeds.filter { seed in
      var generator = SeededGenerator(seed: seed / size)
      return areComplete || seed % size == generator.next() % size
    }
  }

  /// Returns all pairs of two values in a thorough run; otherwise one of each group of second values for
  /// each first value, and the same share of the first values for each second one.
  ///
  ///     0..<3 and 0..<3, one in 3   →   (0, 0) · (1, 2) · (2, 1)
  ///
  /// - Parameter remainder: Which of the disjoint samples is taken, from 0 to one less than the number.
  public static func pairs<First, Second>(
    _ first: some Collection<First>, _ second: some Collection<Second>, oneIn size: Int, remainder: Int = 0,
    areComplete: Bool = areComplete
  ) -> [(First, Second)] {
    first.enumerated().flatMap { place, value in
      second.enumerated().filter { areComplete || (place + $0.offset) % size == remainder }.map { (value, $0.element) }
    }
  }
}
