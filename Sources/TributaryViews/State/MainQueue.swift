import Dispatch
import Foundation

/// Whether code runs where the main actor does.
///
/// That is the main thread, and besides whichever thread works through the main queue: a program that has given its main
/// thread to Dispatch, as a test runner does, runs the main actor on others.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }
}
