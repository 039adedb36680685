import Foundation

/// The layout of a client type: the offsets of its dynamic properties, and the comparison of two values.
///
/// A layout is created once per type and never deallocated. A later lookup takes a few nanoseconds.
///
/// Invariant: offsets come from the type's own field record and are within the type's size.
///
/// Tested by `FieldRecordTests`, `FieldKindTests`.
@usableFromInline
package final class TypeLayout {
  #if DEBUG
    @usableFromInline package let lifetime = Lifetime()

    deinit { lifetime.end(Self.self) }
  #endif

  package let type: Any.Type
  package let properties: ContiguousArray<Property>
  @usableFromInline package let hasDynamicProperties: Bool
  @usableFromInline package let hasUpdatingProperties: Bool

  /// Whether any dynamic property reads an object that may be missing from the environment.
  package let mayMissObject: Bool

  /// Whether any dynamic property has separate storage, which is lost when the node is created again.
  package let holdsState: Bool

  /// The comparison of two values, which is never deallocated; `nil` until two values are compared.
  @exclusivity(unchecked) private var knownComparison: Unretained<TypeComparison>?

  /// Whether the type may contain dynamic properties whose offsets are not recorded, so that they would not be
  /// installed.
  ///
  /// This applies to types of non-zero size without a field record, dynamic properties with payloads, and objects with
  /// dynamic properties.
  package let isOpaque: Bool

  /// Whether the type is a ``BuiltInComposite``.
  package private(set) lazy var isBuiltInComposite = type is any BuiltInComposite.Type

  /// Whether the type is a ``BuiltInComposite`` that the source of client code does not name.
  package private(set) lazy var isFrameworkPart = isBuiltInComposite && !(type is any NamedComposite.Type)

  /// A stored property that conforms to `DynamicProperty`.
  package struct Property {
    package let name: String
    package let offset: Int
    package let type: any DynamicProperty.Type
    /// The class of the property's storage, if the property is a `State`.
    package let storageType: StateStorage.Type?
  }

  @MainActor
  private init(_ type: Any.Type) {
    self.type = type
    let fields = FieldRecord.fields(of: type)
    var members: ContiguousArray<Member> = []
    Self.collect(fields ?? [], at: 0, into: &members)
    let properties = ContiguousArray(members.compactMap { $0.property })
    self.properties = properties
    self.hasDynamicProperties = !properties.isEmpty
    self.hasUpdatingProperties = properties.contains { $0.type._wantsUpdate }
    self.mayMissObject = properties.contains { $0.type._mayMissObject }
    self.holdsState = properties.contains { !$0.type._traits.isStateless }
    self.isOpaque = fields == nil || Self.hidesProperties(type, members)
  }

  /// A field, or an element of a tuple in a field.
  private struct Member {
    let name: String
    let offset: Int
    let type: SearchedType

    /// The member as a dynamic property; `nil` if it is not one.
    @MainActor
    var property: Property? {
      type.dynamicProperty.map {
        Property(name: name, offset: offset, type: $0, storageType: $0._traits.storageType)
      }
    }
  }

  /// Appends the fields, and the elements of tuples in place of the tuples.
  @MainActor
  private static func collect(
    _ fields: [FieldRecord.Field], at base: Int, prefix: String = "", into members: inout ContiguousArray<Member>
  ) {
    for field in fields {
      let type = SearchedType(field.type)
      if type.kind == .tuple {
        collect(
          FieldRecord.fields(of: field.type) ?? [], at: base + field.offset, prefix: prefix + field.name,
          into: &members)
      } else {
        members.append(Member(name: prefix + field.name, offset: base + field.offset, type: type))
      }
    }
  }

  /// Returns whether a type may contain dynamic properties with storage at unknown offsets.
  ///
  /// The offsets are unknown in the payloads of an enum that is itself a dynamic property, in an optional, and in an
  /// object.
  @MainActor
  private static func hidesProperties(_ type: Any.Type, _ members: ContiguousArray<Member>) -> Bool {
    switch FieldRecord.kind(of: type) {
    case .enumeration: FieldRecord.size(of: type) > 1 && SearchedType(type).dynamicProperty != nil
    case .object: (type as? AnyClass).map { FieldRecord.types(inClass: $0).contains(where: needsStorage) } ?? false
    case .structure, .tuple: members.contains { $0.type.wrapped.map(needsStorage) ?? false }
    case .optional, .existential, .function, .other: false
    }
  }

  /// Returns whether a value of a type is, or directly contains, a dynamic property with storage.
  @MainActor
  private static func needsStorage(_ type: Any.Type) -> Bool {
    let searched = SearchedType(type)
    if let property = searched.dynamicProperty { return property._traits.isInstalled }
    if let wrapped = searched.wrapped { return needsStorage(wrapped) }
    if searched.kind != .tuple { return false }
    return (FieldRecord.fields(of: type) ?? []).contains { needsStorage($0.type) }
  }

  @exclusivity(unchecked) @MainActor private static var known: [ObjectIdentifier: TypeLayout] = [:]

  /// The types with a known layout.
  @MainActor package static var knownTypes: [Any.Type] { known.values.map(\.type) }

  /// Returns the layout of a type. The host caches the last result, which makes lookups for a row of equal views cheap.
  @usableFromInline @MainActor
  package static func of(_ type: Any.Type, in host: Unretained<ViewGraph>) -> Unretained<TypeLayout> {
    let id = ObjectIdentifier(type)
    return host.with { host in
      if let last = host.lastLayout, last.id == id { return last.layout }
      let layout = of(type)
      if layout.isOpaque { Self.reportMissingReflection(of: type, in: host) }
      host.lastLayout = (id, Unretained(layout))
      return Unretained(layout)
    }
  }

  @MainActor
  package static func of(_ type: Any.Type) -> TypeLayout {
    let id = ObjectIdentifier(type)
    if let layout = known[id] { return layout }
    let layout = TypeLayout(type)
    known[id] = layout
    return layout
  }

  /// Returns whether two values of the type are equivalent for a reader.
  @usableFromInline @MainActor
  package func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { comparison.with { $0.areEqual(a, b) } }

  /// Replaces a value with a new one by copying bits, if nothing else can differ; see
  /// ``TypeComparison/replaceBits(of:with:)``.
  ///
  /// - Returns: Whether the value was replaced.
  @usableFromInline @MainActor
  package func replaceBits(of old: UnsafeMutableRawPointer, with new: UnsafeRawPointer) -> Bool {
    comparison.with { $0.replaceBits(of: old, with: new) }
  }

  @MainActor
  private var comparison: Unretained<TypeComparison> {
    @inline(__always) get { knownComparison ?? makeComparison() }
  }

  @inline(never) @MainActor
  private func makeComparison() -> Unretained<TypeComparison> {
    let comparison = Unretained(unmanaged: .passRetained(TypeComparison(of: type)))
    knownComparison = comparison
    return comparison
  }

  @MainActor
  package func installProperties(at address: UnsafeMutableRawPointer, _ context: PropertyContext) {
    if isOpaque { context.node.with { Self.reportMissingReflection(of: type, in: $0.host) } }
    var context = context
    context.layout = Unretained(self)
    let inherited = context.node.with { node in node.hostReference.with { $0.inheritsState ? $0.inheritedState : nil } }
    for index in properties.indices {
      context.propertyIndex = Int32(truncatingIfNeeded: index)
      let place = address + properties[index].offset
      if let storageType = properties[index].storageType {
        let storage =
          inherited?.makeStorage(storageType, at: UnsafeRawPointer(place), context)
          ?? storageType.init(at: UnsafeRawPointer(place), context)
        let property = place.assumingMemoryBound(to: StateStorage?.self)
        // Only a copy of a view that is in the tree has a former storage to release.
        if property.pointee == nil { property.initialize(to: storage) } else { property.pointee = storage }
      } else {
        properties[index].type._install(at: place, context)
      }
    }
  }

  @usableFromInline @MainActor
  package func transferProperties(from old: UnsafeRawPointer, to new: UnsafeMutableRawPointer) {
    for property in properties {
      property.type._transfer(from: old + property.offset, to: new + property.offset)
    }
  }

  /// Visits the state of every property of the value at `address`, in installation order.
  @MainActor
  package func visitStorage(at address: UnsafeRawPointer, _ visitor: StorageVisitor) {
    for property in properties { property.type._visitStorage(at: address + property.offset, visitor) }
  }

  /// Returns the type of the first object that a property requires and that is missing from the environment.
  @MainActor
  package func missingObject(at address: UnsafeRawPointer, _ context: PropertyContext) -> Any.Type? {
    guard mayMissObject else { return nil }
    var missing: Any.Type?
    // Every property is queried, because each records the object for which it waits.
    for property in properties where property.type._mayMissObject {
      let type = property.type._missingObject(at: address + property.offset, context)
      if missing == nil { missing = type }
    }
    return missing
  }

  @MainActor
  package func updateProperties(at address: UnsafeMutableRawPointer) {
    for property in properties where property.type._wantsUpdate {
      property.type._update(at: address + property.offset)
    }
  }
}

#if DEBUG
  extension TypeLayout: Referable {}
#endif
