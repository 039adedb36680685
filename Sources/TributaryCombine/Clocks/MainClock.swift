package import Foundation

/// The time of the main thread as a host has it, in the place of that on the wall.
///
/// Used on the main thread only.
package protocol MainClock: AnyObject {
  /// Seconds since the host was made.
  var seconds: Double { get }

  /// The date at which it was made.
  var startDate: Date { get }

  /// Runs work once the clock reaches a time, in seconds; what is due already runs when the host settles next. Work that is
  /// due at the same time runs in the order in which it came.
  func schedule(at seconds: Double, _ work: @escaping () -> Void)
}
