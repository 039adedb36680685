/// Optionals, of any type.
protocol OptionalValue: _KnownToEngine {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalValue {
  static var wrapped: Any.Type { Wrapped.self }
}
