@_spi(Engine) import TributaryEngine

extension Binding {
  /// Returns a binding that converts the value. Bindings to the same location are equal, regardless of their
  /// conversions.
  nonisolated func mapped<T>(_ get: @escaping (Value) -> T, _ set: @escaping (T) -> Value) -> Binding<T> {
    var binding = Binding<T>(
      location: .member(ProjectedLocation(base: location, get: get, set: { _, new in set(new) })))
    binding.transaction = transaction
    return binding
  }
}

extension Binding {
  /// Returns a binding to whether the optional has a value. Writing `false` sets it to `nil`.
  nonisolated func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    var binding = Binding<Bool>(
      location: .member(
        ProjectedLocation(base: location, get: { $0 != nil }, set: { $1 ? nil : .some(nil) })))
    binding.transaction = transaction
    return binding
  }
}
