/// A conversion between the value of a binding and the value of a binding that is derived from it.
///
/// A conversion is a value and not a pair of closures, so that derived bindings can be compared: they are equal if
/// their bases and their projections are equal. A projection is compared like any value, so it stores everything that
/// the conversion depends on in its properties.
package protocol BindingProjection<Base, Value> {
  associatedtype Base
  associatedtype Value

  /// Returns the value of the derived binding.
  func value(of base: Base) -> Value

  /// Returns the value of the base after a write to the derived binding, or returns `nil` to discard the write.
  func base(_ base: Base, with value: Value) -> Base?
}

extension Binding {
  /// Returns a binding to the converted value.
  package func projected<Projection: BindingProjection<Value, Derived>, Derived>(
    by projection: Projection
  ) -> Binding<Derived> {
    var binding = Binding<Derived>(location: .member(ProjectedLocation(base: location, projection: projection)))
    binding.transaction = transaction
    return binding
  }

  /// Returns this binding with another projection of the same type, if it is projected from another binding.
  package func changingProjection(_ change: (any BindingProjection) -> any BindingProjection) -> Binding<Value> {
    guard case .member(let derived) = location else { return self }
    var binding = Binding(location: .member(derived.changingProjection(change)))
    binding.transaction = transaction
    return binding
  }

  /// Returns whether this binding and another one refer to the same location by the same path, and whether their writes
  /// carry the same transaction.
  package func isKnownEqual(to other: Binding<Value>) -> Bool {
    location.isSameLocation(as: other.location) && transaction.isKnownEqual(to: other.transaction)
  }
}

/// The base's value converted to another type.
final class ProjectedLocation<Projection: BindingProjection>: DerivedLocation<Projection.Value> {
  private let base: BindingLocation<Projection.Base>
  private let projection: Projection

  init(base: BindingLocation<Projection.Base>, projection: Projection) {
    self.base = base
    self.projection = projection
  }

  override func changingProjection(
    _ change: (any BindingProjection) -> any BindingProjection
  ) -> DerivedLocation<Projection.Value> {
    guard let projection = change(projection) as? Projection else { return self }
    return ProjectedLocation(base: base, projection: projection)
  }

  override var storage: StateStorage? { base.storage }

  override func read() -> Projection.Value { projection.value(of: base.read()) }

  override func write(_ value: Projection.Value, _ transaction: Transaction) {
    if let whole = projection.base(base.read(), with: value) {
      base.write(whole, transaction, changing: storedElement)
    }
  }

  override var storedElement: StoredElement? { base.storedElement }

  override func isSameLocation(as other: DerivedLocation<Projection.Value>) -> Bool {
    guard let other = other as? ProjectedLocation<Projection> else { return false }
    return base.isSameLocation(as: other.base) && Comparison.areEqualValues(projection, other.projection)
  }
}

/// The conversion of a value to an optional.
struct OptionalProjection<Wrapped>: BindingProjection {
  func value(of base: Wrapped) -> Wrapped? { base }
  func base(_ base: Wrapped, with value: Wrapped?) -> Wrapped? { value }
}

/// The conversion of a hashable value to a type-erased one.
struct HashableProjection<Base: Hashable>: BindingProjection {
  func value(of base: Base) -> AnyHashable { AnyHashable(base) }
  func base(_ base: Base, with value: AnyHashable) -> Base? { value.base as? Base }
}
