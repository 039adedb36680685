/// How the values of one property stand in a store.
package struct StoredForm<Value> {
  /// The value while the store has none.
  let initial: Value
  let read: (StoredValue) -> Value?
  /// Answers `nil` for what takes the key out of the store.
  let write: (Value) -> StoredValue?
}

extension StoredForm where Value: StorableValue {
  init(_ initial: Value) { self.init(initial: initial, read: { Value(stored: $0) }, write: { $0.stored }) }
}

extension StoredForm where Value: RawRepresentable, Value.RawValue: StorableValue {
  init(raw initial: Value) {
    self.init(
      initial: initial, read: { Value.RawValue(stored: $0).flatMap { Value(rawValue: $0) } },
      write: { $0.rawValue.stored })
  }
}

extension StoredForm {
  init<Wrapped: StorableValue>(optional _: Wrapped.Type) where Value == Wrapped? {
    self.init(initial: nil, read: { Wrapped(stored: $0) }, write: { $0?.stored })
  }

  init<Wrapped: RawRepresentable>(optionalRaw _: Wrapped.Type)
  where Value == Wrapped?, Wrapped.RawValue: StorableValue {
    self.init(
      initial: nil, read: { Wrapped.RawValue(stored: $0).flatMap { Wrapped(rawValue: $0) } },
      write: { $0?.rawValue.stored })
  }
}
