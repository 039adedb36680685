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
    ProcessInfo.processInfo.environment["SCENES"].flatMap { UInt64($0) } ?? (RandomSeeds.areComplete ? 1_000_000 : 2_000)

  static let first: UInt64 = ProcessInfo.processInfo.environment["FIRST_SCENE"].flatMap { UInt64($0) } ?? 0

  @Test @MainActor func `The engine agrees with the specification`() async {
    var found: [String: (String, Int)] = [:]
    let start = ContinuousClock.now
    var frames = 0
    for seed in Self.first..<Self.first + Self.count {
      if seed % 64 == 0 { await Task.yield() }
      let scene = SceneGenerator.scene(shape: seed / Self.details, detail: seed)
      let comparison = Comparison(scene)
      frames += comparison.frames
      guard let difference = comparison.differences.first else { continue }
      let kind = String(difference.subject.prefix { !$0.isNumber && $0 != "#" })
      if let known = found[kind], known.1 > 2 { found[kind] = (known.0, known.1 + 1); continue }
      let subject = difference.subject.prefix { !$0.isNumber && $0 != "#" }
      let small = scene.shrunk { Comparison($0).differences.first.map { $0.subject.hasPrefix(subject) } ?? false }
      let text = "seed \(seed): \(Comparison(small).differences.map(\.description).joined(separator: "\n"))\n\(small)"
      Issue.record("\(text)")
      found[kind] = (text, (found[kind]?.1 ?? 0) + 1)
      if found.count > 8 { break }
    }
    print("\(Self.count) scenes, \(frames) frames: \(ContinuousClock.now - start); \(found.mapValues(\.1))")
  }
}
