#if !canImport(Combine)
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
