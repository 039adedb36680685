@_spi(Engine) import TributaryEngine

extension Binding {
  /// A binding to what functions make of the value; equal to another of the same place whatever the functions.
  nonisolated func mapped<T>(_ get: @escaping (Value) -> T, _ set: @escaping (T) -> Value) -> Binding<T> {
    var binding = Binding<T>(
      location: .member(ProjectedLocation(base: location, get: get, set: { _, new in set(new) })))
    binding.transaction = transaction
    return binding
  }
}

extension Binding {
  /// Whether there is a value; writing false takes it away.
  nonisolated func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    var binding = Binding<Bool>(
      location: .member(
        ProjectedLocation(base: location, get: { $0 != nil }, set: { $1 ? nil : .some(nil) })))
    binding.transaction = transaction
    return binding
  }
}
