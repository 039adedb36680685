import RandomTestSupport
import Testing

/// Random scenes: the engine and the specification have the same results after each step.
///
/// An ordinary run takes about ten seconds for 2,000 scenes. `.ci/run` also takes 20,000 in an optimized build, which
/// requires about ten seconds on two cores. A thorough run takes a million:
///
///     THOROUGH=1 swift test --filter RandomSceneTests
struct RandomSceneTests {
  private static let environment = ProcessInfo.processInfo.environment

  /// The number of scenes with the same views and modifiers, and with other numbers and steps.
  private static let details: UInt64 = 40

  #if DEBUG
    private static let ordinaryCount: UInt64 = 2_000
  #else
    private static let ordinaryCount: UInt64 = 20_000
  #endif

  private static let seeds: Range<UInt64> = {
    let first = environment["FIRST_SCENE"].flatMap { UInt64($0) } ?? 0
    let count = environment["SCENES"].flatMap { UInt64($0) } ?? (RandomSeeds.areComplete ? 1_000_000 : ordinaryCount)
    return first..<first + count
  }()

  @Test @MainActor func `The engine agrees with the specification`() async {
    var found: Set<String> = []
    var types = SceneTypes()
    var seeds = Self.seeds
    var queue = [Self.specified(&seeds, after: nil)]
    // Other tests can run while the engine waits for the specification.
    while case let scenes = await queue.removeFirst().value, !scenes.isEmpty, found.count < 10 {
      while queue.count < 8 { queue.append(Self.specified(&seeds, after: queue.last)) }
      for (seed, specified) in scenes {
        if seed % Self.details == 0 { types = SceneTypes() }
        guard let difference = Comparison(specified, types: types).differences.first else { continue }
        let kind = difference.subject.prefix { !$0.isNumber && $0 != "#" }
        let small = specified.scene.shrunk { Comparison($0).differences.first?.subject.hasPrefix(kind) ?? false }
        // One defect usually causes differences in many scenes.
        guard found.insert(small.signature).inserted else { continue }
        let differences = Comparison(small).differences.map(\.description).joined(separator: "\n")
        Issue.record("seed \(seed):\n\(differences)\n\(small)")
      }
    }
  }

  private typealias Batch = Task<[(seed: UInt64, SpecifiedScene)], Never>

  /// Removes some seeds, and starts the specification of their scenes after an earlier batch: it computes results while
  /// the engine runs earlier scenes.
  private static func specified(_ seeds: inout Range<UInt64>, after earlier: Batch?) -> Batch {
    let batch = seeds.prefix(32)
    seeds = seeds.dropFirst(batch.count)
    return Task.detached {
      _ = await earlier?.value
      return batch.map { ($0, SpecifiedScene(SceneGenerator.scene(shape: $0 / details, detail: $0))) }
    }
  }
}

extension ViewScene {
  /// The kinds of views and modifiers in the scene.
  var signature: String {
    var kinds: Set<String> = []
    forEachNode { node in
      kinds.insert(String("\(node.element)".prefix { $0.isLetter }))
      for modifier in node.modifiers { kinds.insert(String("\(modifier.effect)".prefix { $0.isLetter })) }
    }
    return kinds.sorted().joined(separator: " ")
  }
}
