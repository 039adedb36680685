import Foundation

/// What the engine knows of a user's type: where its dynamic properties stand, and how two values are compared.
///
/// Made once per type and kept for the life of the process; found again by a look-up of a few nanoseconds.
///
/// Invariants:
/// 1. Offsets come from the type's own field record and lie inside the type's size.
/// 2. `comparison` never answers `true` for values that a body could tell apart, state storage excepted.
///
/// Tested by `FieldRecordTests`, `FieldKindTests`, `EqualityTests`.
@usableFromInline
package final class TypeLayout {
  package let type: Any.Type
  package let comparison: Comparison
  package let properties: ContiguousArray<Property>
  @usableFromInline package let hasDynamicProperties: Bool
  @usableFromInline package let hasUpdatingProperties: Bool

  /// Whether any dynamic property reads an object that may be missing in the environment.
  package let mayMissObject: Bool

  /// Whether any dynamic property has storage of its own, which a new value would not find again.
  package let holdsState: Bool

  /// Whether values consist of `State` and of bits that are compared as bits, and of nothing else.
  @usableFromInline package let hasOnlyStoredState: Bool

  /// The bits that are compared, if it is such bits only that decide; `nil` if not.
  private let bits: ContiguousArray<Bits>?

  /// A run of trivial fields.
  private struct Bits {
    let offset: Int
    let size: Int
  }

  /// Whether there is no record of where the dynamic properties stand that the type may have, so that they would be lost: it
  /// has size but no record of its fields, it is a dynamic property with payloads, or an object with dynamic properties.
  package let isOpaque: Bool

  /// Whether the type is a ``FrameworkComposite``.
  package let isFrameworkComposite: Bool

  /// Whether the type is a ``FrameworkComposite`` that the source of client code does not name.
  package let isFrameworkPart: Bool

  /// One stored property that conforms to `DynamicProperty`.
  package struct Property {
    package let name: String
    package let offset: Int
    package let type: any DynamicProperty.Type
    /// The class of its storage, of a `State`.
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
    self.comparison = Comparison(of: type, fields: fields)
    let bits = Self.bits(of: comparison)
    self.bits = bits
    // What is neither state nor part of the bits would be lost if only the bits were taken over.
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

  /// Appends the dynamic properties among fields, those in tuples too.
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

  /// Whether dynamic properties that need storage may stand where no offset leads to: in the payloads of an enum that is
  /// itself a dynamic property, in an optional, or in an object.
  private static func hidesProperties(_ type: Any.Type, _ fields: [FieldRecord.Field]) -> Bool {
    switch FieldRecord.kind(of: type) {
    case .enumeration: Conformances.dynamicProperty(type) != nil && FieldRecord.size(of: type) > 1
    case .object: (type as? AnyClass).map { FieldRecord.types(inClass: $0).contains(where: needsStorage) } ?? false
    case .structure, .tuple: fields.contains { hidesProperties($0.type) }
    case .optional, .existential, .function, .other: false
    }
  }

  /// Whether a field of a type, or of a tuple in it, is an optional that may hold what needs storage.
  private static func hidesProperties(_ type: Any.Type) -> Bool {
    if let optional = Conformances.optional(type) { return needsStorage(optional.wrapped) }
    if Conformances.dynamicProperty(type) != nil || FieldRecord.kind(of: type) != .tuple { return false }
    return (FieldRecord.fields(of: type) ?? []).contains { hidesProperties($0.type) }
  }

  /// Whether a value of a type is, or holds directly, a dynamic property that needs storage.
  private static func needsStorage(_ type: Any.Type) -> Bool {
    if Conformances.dynamicProperty(type) != nil { return !(type is any UninstalledProperty.Type) }
    if let optional = Conformances.optional(type) { return needsStorage(optional.wrapped) }
    if FieldRecord.kind(of: type) != .tuple { return false }
    return (FieldRecord.fields(of: type) ?? []).contains { needsStorage($0.type) }
  }

  @MainActor private static var known: [ObjectIdentifier: TypeLayout] = [:]

  /// The types that are known so far.
  @MainActor package static var knownTypes: [Any.Type] { known.values.map(\.type) }

  /// The layout of a type; `host` remembers the last answer so that a row of equal views pays next to nothing.
  @usableFromInline @MainActor
  package static func of(_ type: Any.Type, in host: Unretained<ViewGraph>) -> Unretained<TypeLayout> {
    let id = ObjectIdentifier(type)
    return host.with { host in
      if let last = host.lastLayout, last.id == id { return last.layout }
      let layout = of(type)
      if layout.isOpaque { host.reportMissingReflection(of: type) }
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

  /// Whether two values of the type mean the same to whoever reads them.
  @usableFromInline @MainActor
  package func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    guard let bits else { return comparison.areEqual(a, b) }
    for run in bits where memcmp(a + run.offset, b + run.offset, run.size) != 0 { return false }
    return true
  }

  /// Takes over the bits that are compared.
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
    if isOpaque { context.node.with { $0.host.reportMissingReflection(of: type) } }
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

  /// Shows the state of every property of the value at `address`, in the order of installation.
  @MainActor
  package func visitStorage(at address: UnsafeRawPointer, _ visitor: StorageVisitor) {
    for property in properties { property.type._visitStorage(at: address + property.offset, visitor) }
  }

  /// The type of the first object that a property needs and that the environment does not have.
  @MainActor
  package func missingObject(at address: UnsafeRawPointer, _ context: PropertyContext) -> Any.Type? {
    guard mayMissObject else { return nil }
    var missing: Any.Type?
    // All of them are asked: each takes note of what it waits for.
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

/// A dynamic property that only leads to what is stored elsewhere.
package protocol StatelessProperty {}

/// A dynamic property that needs nothing of the engine.
package protocol UninstalledProperty {}
