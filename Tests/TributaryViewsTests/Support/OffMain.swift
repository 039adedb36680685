import Dispatch

/// A box that deliberately passes a main-thread value to another thread.
struct Smuggled<Value>: @unchecked Sendable {
  let value: Value
}

/// Runs code on another thread, and resumes when the main queue has processed the work that the code added.
@MainActor
func runOffMain(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
    DispatchQueue.global().async {
      body()
      DispatchQueue.main.async { done.resume() }
    }
  }
}
