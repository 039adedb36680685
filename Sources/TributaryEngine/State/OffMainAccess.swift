import Dispatch
import Foundation
import TributaryCombine

/// State that is read or written off the main thread: a read gives a whole value, a write is applied on the main actor.
///
///     other thread   write ──▶ pending ──▶ main queue ──▶ the state
///                    read  ◀── pending, else the state
///
/// So a thread that changes a value in place, again and again, goes on from what it wrote itself. What several threads change
/// in place at the same time is theirs to order.
///
/// Invariants:
/// 1. The main thread changes a value of a state or of an environment under the lock only, and reads it without. Other threads
///    touch it under the lock only.
/// 2. A value is pending from the first write off the main thread until the main thread applies the last one.
/// 3. No code of users runs under the lock: what is replaced under it is released after it.
///
/// Tested by `OffMainTests`.
package enum OffMainAccess {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var pending: [ObjectIdentifier: AnyObject] = [:]

  private final class Pending<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Whether this is another thread than the main one. Where code of users runs for a node no queue is asked.
  package static var isOffMain: Bool { currentEvaluation.reference == nil && !MainQueue.isCurrent }

  /// Keeps other threads out while a value is changed or copied.
  package static func withLock<R>(_ body: () -> R) -> R {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  /// The value that a state has for threads that are not the main one.
  static func read<Value>(_ box: StateBox<Value>) -> Value {
    let (value, isFirst) = withLock {
      ((pending[ObjectIdentifier(box)] as? Pending<Value>)?.value ?? box.value, box.takesNoteOffMain())
    }
    if isFirst {
      let work = UncheckedSendableClosure { report(box) }
      DispatchQueue.main.async { work.run() }
    }
    return value
  }

  /// Has the main thread write a value.
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

  /// Writes the last value that waits. What is written meanwhile is written in another turn of the queue: a thread that never
  /// stops does not keep the main thread for ever.
  private static func apply<Value>(to box: StateBox<Value>) {
    guard let last = withLock({ pending[ObjectIdentifier(box)] }) as? Pending<Value> else { return }
    box.write(last.value)
    // It stays pending until it stands, so that at no moment another thread reads what was there before.
    let isDone = withLock {
      guard pending[ObjectIdentifier(box)] === last else { return false }
      pending[ObjectIdentifier(box)] = nil
      return true
    }
    if isDone { return }
    let rest = UncheckedSendableClosure { apply(to: box) }
    DispatchQueue.main.async { rest.run() }
  }

  /// Says once that something of a tree is used off the main thread that stands for a part of it.
  ///
  /// - Parameter node: The part, if it is still there; asked on the main thread.
  package static func report(_ name: String, of node: @escaping () -> ViewNode?) {
    let work = UncheckedSendableClosure {
      guard let node = node() else { return }
      node.host.reportOnce("off-main:\(name)", node.host.offMainDiagnostic(name, at: node))
    }
    DispatchQueue.main.async { work.run() }
  }

  /// Says once that a state is accessed off the main thread. Called on the main thread: elsewhere the engine might go in the
  /// same moment.
  private static func report(_ storage: StateStorage) {
    guard let host = storage.hostReference.host else { return }
    host.reportOnce("off-main:\(storage.propertyName)", host.offMainDiagnostic(storage))
  }
}
