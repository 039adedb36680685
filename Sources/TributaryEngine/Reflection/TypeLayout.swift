import Foundation

/// The layout of a client type: the offsets of its dynamic properties and the rule that compares two values.
///
/// A layout is created once per type and never deallocated. A later lookup takes a few nanoseconds.
///
/// Invariants:
/// 1. Offsets come from the type's own field record and are within the type's size.
/// 2. `comparison` never returns `true` for values that a body could distinguish, except for state storage.
///
/// Tested by `FieldRecordTests`, `FieldKindTests`, `EqualityTests`.
@usableFromInline
package final class TypeLayout {
  package let type: Any.Type
  package let comparison: Comparison
  package let properties: ContiguousArray<Property>
  @usableFromInline package let hasDynamicProperties: Bool
  @usableFromInline package let hasUpdatingProperties: Bool

  /// Whether any dynamic property reads an object that may be missing from the environment.
  package let mayMissObject: Bool

  /// Whether any dynamic property has separate storage, which is lost when the node is created again.
  package let holdsState: Bool

  /// Whether values consist only of `State` properties and of fields that are compared by their bits.
  @usableFromInline package let hasOnlyStoredState: Bool

  /// The bits to compare, if bits alone determine equality; otherwise `nil`.
  private let bits: ContiguousArray<Bits>?

  /// A run of trivial fields.
  private struct Bits {
    let offset: Int
    let size: Int
  }

  /// Whether the type may contain dynamic properties whose offsets are not recorded, so that they would not be
  /// installed.
  ///
  /// This applies to types of non-zero size without a field record, dynamic properties with payloads, and objects with
  /// dynamic properties.
  package let isOpaque: Bool

  /// Whether the type is a ``FrameworkComposite``.
  package let isFrameworkComposite: Bool

  /// Whether the type is a ``FrameworkComposite`` that the source of client code does not name.
  package let isFrameworkPart: Bool

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
    var properties = ContiguousArray<Property>()
    let fields = FieldRecord.fields(of: type)
    Self.collect(fields ?? [], at: 0, into: &properties)
    self.properties = properties
    self.hasDynamicProperties = !properties.isEmpty
    self.hasUpdatingProperties = properties.contains { $0.type._wantsUpdate }
    self.mayMissObject = properties.contains { $0.type._mayMissObject }
    self.holdsState = properties.contains { $0.storageType != nil || !($0.type is any StatelessProperty.Type) }
    self.comparison = Comparison(of: type, fields: fields, isInstalled: true)
    let bits = Self.bits(of: comparison)
    self.bits = bits
    // Fields that are neither state nor covered by the bits would be lost if only the bits were copied.
    let stored = (fields ?? []).filter { Conformances.storedProperty($0.type) != nil }.count
    let plain = (fields ?? []).filter { FieldRecord.isTrivial($0.type) && FieldRecord.size(of: $0.type) > 0 }
    let isCovered = plain.allSatisfy { field in
      bits?.contains { $0.offset <= field.offset && field.offset < $0.offset + $0.size } ?? false
    }
    let empty = (fields ?? []).filter { FieldRecord.size(of: $0.type) == 0 }.count
    self.hasOnlyStoredState =
      stored > 0 && isCovered && stored + plain.count + empty == (fields?.count ?? -1)
    self.isFrameworkComposite = type is any FrameworkComposite.Type
    self.isFrameworkPart = isFrameworkComposite && !(type is any NamedComposite.Type)
    self.isOpaque = fields == nil || Self.hidesProperties(type, fields ?? [])
  }

  /// Appends the dynamic properties among the fields, including those in tuples.
  private static func collect(
    _ fields: [FieldRecord.Field], at base: Int, prefix: String = "", into properties: inout ContiguousArray<Property>
  ) {
    for field in fields {
      if let property = Conformances.dynamicProperty(field.type) {
        let storageType = Conformances.storedProperty(field.type)?.storageType
        properties.append(
          Property(
            name: prefix + field.name, offset: base + field.offset, type: property, storageType: storageType))
      } else if FieldRecord.kind(of: field.type) == .tuple {
        collect(
          FieldRecord.fields(of: field.type) ?? [], at: base + field.offset, prefix: prefix + field.name,
          into: &properties)
      }
    }
  }

  /// Returns whether a type may contain dynamic properties with storage at unknown offsets.
  ///
  /// The offsets are unknown in the payloads of an enum that is itself a dynamic property, in an optional, and in an
  /// object.
  private static func hidesProperties(_ type: Any.Type, _ fields: [FieldRecord.Field]) -> Bool {
    switch FieldRecord.kind(of: type) {
    case .enumeration: Conformances.dynamicProperty(type) != nil && FieldRecord.size(of: type) > 1
    case .object: (type as? AnyClass).map { FieldRecord.types(inClass: $0).contains(where: needsStorage) } ?? false
    case .structure, .tuple: fields.contains { hidesProperties($0.type) }
    case .optional, .existential, .function, .other: false
    }
  }

  /// Returns whether a field, or an element of a tuple in it, is an optional that may contain a property with storage.
  private static func hidesProperties(_ type: Any.Type) -> Bool {
    if let optional = Conformances.optional(type) { return needsStorage(optional.wrapped) }
    if Conformances.dynamicProperty(type) != nil || FieldRecord.kind(of: type) != .tuple { return false }
    return (FieldRecord.fields(of: type) ?? []).contains { hidesProperties($0.type) }
  }

  /// Returns whether a value of a type is, or directly contains, a dynamic property with storage.
  private static func needsStorage(_ type: Any.Type) -> Bool {
    if Conformances.dynamicProperty(type) != nil { return !(type is any UninstalledProperty.Type) }
    if let optional = Conformances.optional(type) { return needsStorage(optional.wrapped) }
    if FieldRecord.kind(of: type) != .tuple { return false }
    return (FieldRecord.fields(of: type) ?? []).contains { needsStorage($0.type) }
  }

  @MainActor private static var known: [ObjectIdentifier: TypeLayout] = [:]

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
  package func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    guard let bits else { return comparison.areEqual(a, b) }
    for run in bits where memcmp(a + run.offset, b + run.offset, run.size) != 0 { return false }
    return true
  }

  /// Copies the compared bits to another value.
  @usableFromInline
  package func copyBits(from new: UnsafeRawPointer, to old: UnsafeMutableRawPointer) {
    guard let bits else { return }
    for run in bits { (old + run.offset).copyMemory(from: new + run.offset, byteCount: run.size) }
  }

  private static func bits(of comparison: Comparison) -> ContiguousArray<Bits>? {
    switch comparison {
    case .bits(let size): return [Bits(offset: 0, size: size)]
    case .fields(let parts):
      var runs = ContiguousArray<Bits>()
      for part in parts {
        guard case .bits(let size) = part.comparison else { return nil }
        runs.append(Bits(offset: part.offset, size: size))
      }
      return runs
    case .equatable, .reference, .ignored, .never: return nil
    }
  }

  @MainActor
  package func installProperties(at address: UnsafeMutableRawPointer, _ context: PropertyContext) {
    if isOpaque { context.node.with { Self.reportMissingReflection(of: type, in: $0.host) } }
    var context = context
    context.layout = Unretained(self)
    for index in properties.indices {
      context.propertyIndex = Int32(truncatingIfNeeded: index)
      let place = address + properties[index].offset
      if let storageType = properties[index].storageType {
        let storage = storageType.init(at: UnsafeRawPointer(place), context)
        place.assumingMemoryBound(to: StateStorage?.self).pointee = storage
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

extension Environment: StatelessProperty {}

extension Binding: StatelessProperty, UninstalledProperty {}

/// A dynamic property that only refers to state stored elsewhere.
package protocol StatelessProperty {}

/// A dynamic property that requires no installation by the engine.
package protocol UninstalledProperty {}
