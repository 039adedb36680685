import Dispatch

/// Hands what belongs to the main thread to another one, on purpose.
struct Smuggled<Value>: @unchecked Sendable {
  let value: Value
}

/// Runs code on another thread, and goes on when the main queue has done what that handed to it.
@MainActor
func runOffMain(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
    DispatchQueue.global().async {
      body()
      DispatchQueue.main.async { done.resume() }
    }
  }
}
