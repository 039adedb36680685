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

  /// Values in a row: appended at the end, taken at the front.
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

    /// Takes the value at the end out; `nil` if there is none.
    mutating func removeLast() -> Value? { isEmpty ? nil : values.removeLast() }
  }
#endif
