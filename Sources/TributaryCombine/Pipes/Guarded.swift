#if !canImport(Combine)
  import Foundation

  /// A value that is only touched under a lock.
  ///
  /// Invariant: no code of users runs under the lock; what is replaced under it is handed out and released after it.
  ///
  /// Tested by `SubjectTests`.
  final class Guarded<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<R>(_ body: (inout Value) -> R) -> R {
      lock.lock()
      defer { lock.unlock() }
      return body(&value)
    }

    /// Takes the value out and leaves nothing.
    func take<Wrapped>() -> Wrapped? where Value == Wrapped? {
      withLock { value in
        defer { value = nil }
        return value
      }
    }
  }
#endif
