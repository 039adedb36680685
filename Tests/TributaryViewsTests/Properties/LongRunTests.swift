import Foundation
import Testing
import TributaryViews

/// Random scripts for a given time:
///
///     SCRIPTS=3600 swift test --filter LongRun            an hour from where the suite's own seeds end
///     SCRIPTS=60,123456 swift test --filter LongRun       a minute from a seed on
///
/// Every failing script is printed with its seed in its smallest form; the last line gives the seeds that ran.
@Suite @MainActor struct LongRunTests {
  /// The time in seconds, and the first seed.
  private nonisolated static let wish: (seconds: Double, first: UInt64)? = {
    guard let text = ProcessInfo.processInfo.environment["SCRIPTS"] else { return nil }
    let parts = text.split(separator: ",")
    guard let seconds = parts.first.flatMap({ Double($0) }) else { return nil }
    return (seconds, parts.dropFirst().first.flatMap { UInt64($0) } ?? 100_000)
  }()

  @Test(.enabled(if: wish != nil, "SCRIPTS says for how many seconds"))
  func `Random scripts run for a given time`() {
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
