import Dispatch
import Foundation
import TributaryCombine

/// A namespace for access to state from other threads than the main thread: reads return a complete value, and writes
/// are applied on the main actor.
///
///     other thread   write ──▶ pending ──▶ main queue ──▶ the state
///                    read  ◀── pending, else the state
///
/// A thread that repeatedly changes a value in place therefore continues from its own last write. Client code must
/// synchronize in-place changes by several threads.
///
/// Invariants:
/// 1. The main thread changes values of state and environments only under the lock, and reads them without it. Other
///    threads access them only under the lock.
/// 2. A value is pending from the first write off the main thread until the main thread applies the last one.
/// 3. No client code runs under the lock: replaced values are released after the lock is released.
///
/// Tested by `OffMainTests`.
package enum OffMainAccess {
  private static let lock = NSLock()
  /// The pending values by the address of their state, which the scheduled work retains until it removes the value.
  private nonisolated(unsafe) static var pending: [ObjectIdentifier: AnyObject] = [:]

  /// The last value that was written off the main thread.
  private final class Pending<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Whether the current thread is not the main thread. The queue is not checked where client code runs for a node.
  package static var isOffMain: Bool { currentEvaluation.reference == nil && !MainQueue.isCurrent }

  /// Runs a closure that changes or copies a value, with the lock held.
  package static func withLock<R>(_ body: () -> R) -> R {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  /// Returns the value of a state for a thread other than the main thread.
  static func read<Value>(_ box: StateBox<Value>) -> Value {
    let (value, isFirst) = withLock {
      ((pending[ObjectIdentifier(box)] as? Pending<Value>)?.value ?? box.value, box.recordsUseOffMain())
    }
    if isFirst {
      let work = UncheckedSendableClosure { report(box) }
      DispatchQueue.main.async { work.run() }
    }
    return value
  }

  /// Schedules a write of a value on the main thread.
  static func write<Value>(_ new: Value, to box: StateBox<Value>) {
    let next = Pending(new)
    let old = withLock { pending.updateValue(next, forKey: ObjectIdentifier(box)) }
    if old != nil { return }
    let work = UncheckedSendableClosure {
      report(box)
      apply(to: box)
    }
    DispatchQueue.main.async { work.run() }
  }

  /// Applies the last pending value.
  ///
  /// Later writes are applied in another turn of the queue, so that a thread that writes continuously does not block
  /// the main thread.
  private static func apply<Value>(to box: StateBox<Value>) {
    guard let last = withLock({ pending[ObjectIdentifier(box)] }) as? Pending<Value> else { return }
    box.write(last.value)
    // The value stays pending until it is written, so that other threads never read the previous value.
    let isDone = withLock {
      guard pending[ObjectIdentifier(box)] === last else { return false }
      pending[ObjectIdentifier(box)] = nil
      return true
    }
    if isDone { return }
    let rest = UncheckedSendableClosure { apply(to: box) }
    DispatchQueue.main.async { rest.run() }
  }

  /// Reports that an object that represents a part of the tree is used off the main thread, at most once.
  ///
  /// - Parameter node: Returns the node of the part, if it still exists. Called on the main thread.
  package static func report(_ name: String, of node: @escaping () -> ViewNode?) {
    let work = UncheckedSendableClosure {
      guard let node = node() else { return }
      node.host.reportOnce("off-main:\(name)", .stateWrittenOffMain(name, at: node))
    }
    DispatchQueue.main.async { work.run() }
  }

  /// Reports that a state is accessed off the main thread, at most once.
  ///
  /// Called on the main thread, because on other threads the host could be deallocated concurrently.
  private static func report(_ storage: StateStorage) {
    guard let host = storage.hostReference.host else { return }
    host.reportOnce("off-main:\(storage.propertyName)", .stateWrittenOffMain(storage, in: host))
  }
}
