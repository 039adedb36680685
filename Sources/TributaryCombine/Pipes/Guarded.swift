#if !canImport(Combine)
  import Foundation

  /// A value that is accessed only under a lock.
  ///
  /// Invariant: no client code runs under the lock. Replaced values are returned from the critical section and released
  /// after it.
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

    /// Returns the value and sets it to `nil`.
    func take<Wrapped>() -> Wrapped? where Value == Wrapped? {
      withLock { value in
        defer { value = nil }
        return value
      }
    }
  }

  /// A first-in, first-out queue.
  struct ValueQueue<Value> {
    private var values: [Value?] = []
    private var head = 0

    var isEmpty: Bool { head == values.count }
    var count: Int { values.count - head }

    mutating func append(_ value: Value) { values.append(value) }

    /// - Complexity: O(1) amortized.
    mutating func popFirst() -> Value? {
      guard head < values.count else { return nil }
      let value = values[head]
      values[head] = nil
      head += 1
      if head == values.count || head > 64 && head > values.count / 2 {
        values.removeFirst(head)
        head = 0
      }
      return value
    }

    /// Removes and returns the last value, or returns `nil` if the queue is empty.
    mutating func removeLast() -> Value? { isEmpty ? nil : values.removeLast() }
  }
#endif
