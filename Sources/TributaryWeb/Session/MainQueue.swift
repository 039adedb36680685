import Foundation

/// The main queue, on which everything that concerns views runs.
enum MainQueue {
  /// Runs a closure in a later turn of the main queue.
  static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }

  /// Runs a closure on the main queue after some seconds, at most a day.
  static func run(after seconds: Double, _ body: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + min(max(seconds, 0), 86_400)) { MainActor.assumeIsolated(body) }
  }
}
