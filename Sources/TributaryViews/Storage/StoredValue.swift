package import Foundation

/// A value in the representation of a store.
package enum StoredValue: Equatable, Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case data(Data)
  case date(Date)

  /// Creates a value from an element of a property list, or returns `nil` for lists and other types that stores do not
  /// write.
  init?(propertyList element: Any) {
    switch element {
    case let value as String: self = .string(value)
    case let value as Data: self = .data(value)
    case let value as Date: self = .date(value)
    case let value as Int: self = .int(value)
    case let value as Double: self = .double(value)
    case let value as Bool: self = .bool(value)
    default: return nil
    }
  }

  /// The value as an element of a property list.
  var propertyList: Any {
    switch self {
    case .bool(let value): value
    case .int(let value): value
    case .double(let value): value
    case .string(let value): value
    case .data(let value): value
    case .date(let value): value
    }
  }
}

/// A type whose values can be stored.
///
/// Property lists have a single number type, so numbers and Booleans can be read as each other if no information is
/// lost.
package protocol StorableValue {
  init?(stored: StoredValue)
  var stored: StoredValue { get }
}

extension Bool: StorableValue {
  package init?(stored: StoredValue) {
    switch stored {
    case .bool(let value): self = value
    case .int(0): self = false
    case .int(1): self = true
    default: return nil
    }
  }
  package var stored: StoredValue { .bool(self) }
}

extension Int: StorableValue {
  package init?(stored: StoredValue) {
    switch stored {
    case .int(let value): self = value
    case .bool(let value): self = value ? 1 : 0
    case .double(let value):
      guard let whole = Int(exactly: value) else { return nil }
      self = whole
    default: return nil
    }
  }
  package var stored: StoredValue { .int(self) }
}

extension Double: StorableValue {
  package init?(stored: StoredValue) {
    switch stored {
    case .double(let value): self = value
    case .int(let value): self = Double(value)
    case .bool(let value): self = value ? 1 : 0
    default: return nil
    }
  }
  package var stored: StoredValue { .double(self) }
}

extension String: StorableValue {
  package init?(stored: StoredValue) {
    guard case .string(let value) = stored else { return nil }
    self = value
  }
  package var stored: StoredValue { .string(self) }
}

extension URL: StorableValue {
  package init?(stored: StoredValue) {
    guard case .string(let value) = stored else { return nil }
    self.init(string: value)
  }
  package var stored: StoredValue { .string(absoluteString) }
}

extension Data: StorableValue {
  package init?(stored: StoredValue) {
    guard case .data(let value) = stored else { return nil }
    self = value
  }
  package var stored: StoredValue { .data(self) }
}

extension Date: StorableValue {
  package init?(stored: StoredValue) {
    guard case .date(let value) = stored else { return nil }
    self = value
  }
  package var stored: StoredValue { .date(self) }
}

/// The conversion between the values of one property and those of a store.
package struct StoredForm<Value> {
  /// The value of the property if the store has none.
  let initial: Value
  let read: (StoredValue) -> Value?
  /// A closure that returns the value to store; `nil` removes the key from the store.
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

extension StoredForm where Value: Codable {
  /// Creates the conversion of a property whose values are stored as JSON data.
  package init(encoded initial: Value) {
    self.init(
      initial: initial,
      read: { stored in Data(stored: stored).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      write: { value in
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(value)).map { .data($0) }
      })
  }
}
