import Foundation

/// A reference to a value that is stored elsewhere, for example in a parent view; reads and writes go to that storage.
///
/// The engine considers two bindings equal if they refer to the same location by the same path and their writes carry
/// the same transaction. Bindings created from closures are never equal.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  @usableFromInline package var location: BindingLocation<Value>

  /// The transaction of writes through this binding.
  public var transaction = Transaction()

  @inlinable
  package init(location: BindingLocation<Value>) {
    self.location = location
  }

  /// Creates a binding that reads and writes its value through closures.
  ///
  /// A closure that is isolated to an actor, such as one that is created in the body of a view, runs on that actor: the
  /// program stops with a message if the binding is read or written elsewhere.
  ///
  /// - Parameters:
  ///   - get: A closure that returns the current value.
  ///   - set: A closure that stores a new value.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let readers = get.isolation
    let writers = set.isolation
    let get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    let set = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
    self.init(get, readers, { value, _ in set(value) }, writers)
  }

  /// Creates a binding that reads and writes its value through closures, and passes the transaction of each write.
  ///
  /// - Parameters:
  ///   - get: A closure that returns the current value.
  ///   - set: A closure that stores a new value, with the transaction of the write.
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let readers = get.isolation
    let writers = set.isolation
    self.init(
      unsafeBitCast(get, to: (@Sendable () -> Value).self), readers,
      unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self), writers)
  }

  /// Creates a binding from closures without their isolation, which is checked before each call.
  ///
  /// A closure of the type `@isolated(any)` has the representation of the same closure without isolation; the
  /// difference is that a call has to change to the actor first. The check proves that the call is already there, so
  /// that the cast is sound.
  private init(
    _ get: @escaping @Sendable () -> Value, _ readers: (any Actor)?,
    _ set: @escaping @Sendable (Value, Transaction) -> Void, _ writers: (any Actor)?
  ) {
    self.location = .member(
      ClosureLocation(
        get: {
          readers?.preconditionIsolated("A binding whose closures belong to an actor was read outside this actor.")
          return get()
        },
        set: { value, transaction in
          writers?.preconditionIsolated("A binding whose closures belong to an actor was written outside this actor.")
          set(value, transaction)
        }))
  }

  /// Creates a copy of another binding.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Returns a binding to a value that never changes; writes have no effect.
  @inlinable
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: .member(ConstantLocation(value)))
  }

  /// The current value of the storage. A write changes the storage.
  public var wrappedValue: Value {
    @inlinable get { location.read() }
    nonmutating set { location.write(newValue, transaction) }
  }

  /// This binding.
  public var projectedValue: Binding<Value> { self }

  /// Returns a binding to a member of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    var binding = Binding<Subject>(location: .member(MemberLocation(base: location, keyPath: keyPath)))
    binding.transaction = transaction
    return binding
  }

  /// Returns a copy of this binding with a transaction for its writes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }
}

/// A binding may be passed to other threads. A write to a state outside the main actor is applied on the main actor and
/// reported as ``DiagnosticCode/stateWrittenOffMain``.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  /// Creates a binding to an optional that contains the value of `base`; writing `nil` has no effect.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self = base.projected(by: OptionalProjection())
  }

  /// Creates a binding to the value inside an optional, or returns `nil` if the optional is currently `nil`.
  public init?(_ base: Binding<Value?>) {
    guard let now = base.wrappedValue else { return nil }
    self.init(location: .member(UnwrappedLocation(base: base.location, last: now)))
    transaction = base.transaction
  }

  /// Creates a binding to the value of `base` as `AnyHashable`; writing a value of another type has no effect.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self = base.projected(by: HashableProjection())
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The stable identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

  /// Returns a binding to the element at an index.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    element(at: position, last: wrappedValue[position])
  }

  /// Returns a binding to the element at an index of a collection that has already been read.
  package func element(at position: Value.Index, last: Value.Element) -> Binding<Value.Element> {
    let location = ElementLocation<Value>(base: self.location, index: position, last: last)
    var binding = Binding<Value.Element>(location: .member(location))
    binding.transaction = transaction
    return binding
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
  public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection, Value: MutableCollection {}

extension Binding: DynamicProperty {
  @MainActor public static var _wantsUpdate: Bool { false }

  @MainActor public static var _traits: PropertyTraits { PropertyTraits(isStateless: true, isInstalled: false) }
  @MainActor public static var _comparison: PropertyComparison? {
    PropertyComparison(
      .equatable { a, b in
        // A binding has a size of two words for every type of value, and identical bits imply the same binding.
        if memcmp(a, b, MemoryLayout<Binding<Never>>.size) == 0 { return true }
        let a = a.assumingMemoryBound(to: Binding<Value>.self).pointee
        let b = b.assumingMemoryBound(to: Binding<Value>.self).pointee
        return a.isKnownEqual(to: b)
      })
  }
  @MainActor public static func _install(at address: UnsafeMutableRawPointer, _ context: PropertyContext) {}
  @MainActor public static func _transfer(from old: UnsafeRawPointer, to new: UnsafeMutableRawPointer) {}
}
