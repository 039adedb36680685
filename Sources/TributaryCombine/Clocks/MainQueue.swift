package import Dispatch
import Foundation

/// Tells whether code runs where the main actor runs.
///
/// That is not always the main thread: once a program has handed its main thread to the dispatcher, as asynchronous main
/// functions and test runners do, the main queue is served by whichever thread is free.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether a queue is the main queue; here and there each question for it makes another object.
  package static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: mark) == true }

  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }
}
