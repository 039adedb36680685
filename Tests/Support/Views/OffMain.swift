import Dispatch

/// A box that deliberately passes a main-thread value to another thread.
package struct Smuggled<Value>: @unchecked Sendable {
  package let value: Value

  package init(value: Value) { self.value = value }
}

/// Starts code on a new thread, at once.
///
/// The global queues of Dispatch have as many threads as there are processors, and tests that wait for other programs
/// occupy them for minutes. A test that waits on the main actor for work of a global queue delays all other tests of
/// the main actor for as long.
package func startThread(_ body: @escaping @Sendable () -> Void) { Thread.detachNewThread(body) }

/// A queue that has a separate thread whenever it has work, unlike the global queues.
package let anotherQueue = DispatchQueue(label: "another queue")

/// Runs code on another thread, and resumes when the main queue has processed the work that the code added.
@MainActor package func runOffMain(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
    startThread {
      body()
      DispatchQueue.main.async { done.resume() }
    }
  }
}
