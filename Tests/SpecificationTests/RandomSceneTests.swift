import ExecutableSpecification
import Foundation
import RandomTestSupport
import SceneTestSupport
import Testing

/// Random scenes: the engine and the specification have the same results after each step.
@Suite struct RandomSceneTests {
  /// The number of scenes of one shape.
  static let details: UInt64 = 40

  static let count: UInt64 =
    ProcessInfo.processInfo.environment["SCENES"].flatMap { UInt64($0) }
    ?? (RandomSeeds.areComplete ? 1_000_000 : 2_000)

  static let first: UInt64 = ProcessInfo.processInfo.environment["FIRST_SCENE"].flatMap { UInt64($0) } ?? 0

  @Test @MainActor func `The engine agrees with the specification`() async {
    var counts: [String: Int] = [:]
    var shapes: Set<String> = []
    var signatures: Set<String> = []
    let start = ContinuousClock.now
    var frames = 0
    for seed in Self.first..<Self.first + Self.count {
      if seed % 64 == 0 { await Task.yield() }
      let scene = SceneGenerator.scene(shape: seed / Self.details, detail: seed)
      let comparison = Comparison(scene)
      frames += comparison.frames
      guard let difference = comparison.differences.first else { continue }
      let kind = String(difference.subject.prefix { !$0.isNumber && $0 != "#" })
      counts[kind, default: 0] += 1
      if signatures.count > 60 || !shapes.insert("\(kind) \(seed / Self.details)").inserted { continue }
      if ContinuousClock.now - start > .seconds(240) { continue }
      let small = scene.shrunk(attempts: 800) {
        Comparison($0).differences.first.map { $0.subject.hasPrefix(kind) } ?? false
      }
      if !signatures.insert(kind + small.signature).inserted { continue }
      let text = "seed \(seed): \(Comparison(small).differences.map(\.description).joined(separator: "\n"))\n\(small)"
      Issue.record("\(text)")
    }
    print("\(Self.count) scenes, \(frames) frames: \(ContinuousClock.now - start); \(counts)")
  }

  @Test @MainActor func `Cost of each part`() {
    let clock = ContinuousClock()
    var scenes: [ViewScene] = []
    let generating = clock.measure {
      for seed in UInt64(0)..<800 { scenes.append(SceneGenerator.scene(shape: seed / 40, detail: seed)) }
    }
    let specifying = clock.measure {
      for scene in scenes {
        var specification = Specification(scene)
        _ = specification.frame()
        for line in scene.script {
          if case .step(let step) = line.content {
            specification.apply(step)
            _ = specification.frame()
          }
        }
      }
    }
    func run() -> Duration {
      clock.measure {
        for scene in scenes {
          let host = SceneHost(scene)
          _ = host.frame()
          for line in scene.script { if case .step(let step) = line.content { _ = host.perform(step) } }
        }
      }
    }
    print("800 scenes: generating \(generating), specification \(specifying), engine \(run()), again \(run())")
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
