/// What the engine knows of a user's type: where its dynamic properties stand, and how two values are compared.
///
/// Made once per type and kept for the life of the process; found again by a look-up of a few nanoseconds.
///
/// Invariants:
/// 1. Offsets come from the type's own field record and lie inside the type's size.
/// 2. `comparison` never answers `true` for values that a body could tell apart, state storage excepted.
@usableFromInline
package final class TypeLayout {
  package let comparison: Comparison
  package let properties: ContiguousArray<Property>
  @usableFromInline package let hasDynamicProperties: Bool
  @usableFromInline package let hasUpdatingProperties: Bool

  /// Whether any dynamic property has storage of its own, which a new value would not find again.
  package let holdsState: Bool

  /// Whether the type has size but no record of its fields, so that dynamic properties in it would be lost.
  package let isOpaque: Bool

  /// One stored property that conforms to `DynamicProperty`.
  package struct Property {
    package let name: String
    package let offset: Int
    package let type: any DynamicProperty.Type
  }

  @MainActor
  private init(_ type: Any.Type) {
    var properties = ContiguousArray<Property>()
    let fields = FieldRecord.fields(of: type)
    for field in fields ?? [] {
      if let property = field.type as? any DynamicProperty.Type {
        properties.append(Property(name: field.name, offset: field.offset, type: property))
      }
    }
    self.properties = properties
    self.hasDynamicProperties = !properties.isEmpty
    self.hasUpdatingProperties = properties.contains { $0.type._wantsUpdate }
    self.holdsState = properties.contains { !($0.type is any StatelessProperty.Type) }
    self.comparison = Comparison(of: type, fields: fields)
    self.isOpaque = fields == nil
  }

  @MainActor private static var known: [ObjectIdentifier: TypeLayout] = [:]

  /// The layout of a type; `host` remembers the last answers so that a row of equal views pays next to nothing.
  @usableFromInline @MainActor
  package static func of(_ type: Any.Type, in host: HostCore) -> TypeLayout {
    let id = ObjectIdentifier(type)
    if host.lastLayout.id == id, let layout = host.lastLayout.layout { return layout }
    let layout = of(type)
    if layout.isOpaque { host.reportMissingReflection(of: type) }
    host.lastLayout = (id, layout)
    return layout
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
    comparison.areEqual(a, b)
  }

  @MainActor
  package func installProperties(at address: UnsafeMutableRawPointer, _ context: PropertyContext) {
    var context = context
    context.layout = self
    for (index, property) in properties.enumerated() {
      context.propertyIndex = Int32(truncatingIfNeeded: index)
      property.type._install(at: address + property.offset, context)
    }
  }

  @usableFromInline @MainActor
  package func transferProperties(from old: UnsafeRawPointer, to new: UnsafeMutableRawPointer) {
    for property in properties {
      property.type._transfer(from: old + property.offset, to: new + property.offset)
    }
  }

  @MainActor
  package func updateProperties(at address: UnsafeMutableRawPointer) {
    for property in properties where property.type._wantsUpdate {
      property.type._update(at: address + property.offset)
    }
  }
}

/// A dynamic property that only leads to what is stored elsewhere.
package protocol StatelessProperty {}

extension Environment: StatelessProperty {}
extension Binding: StatelessProperty {}
