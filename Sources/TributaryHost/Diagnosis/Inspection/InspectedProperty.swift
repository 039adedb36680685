@_spi(Engine) public import TributaryEngine
import TributaryInspection

/// A property of a view that an inspection shows, though it is no state.
protocol InspectedProperty: DynamicProperty {
  /// The value of the property at `address` as text; `nil` if it has none to show.
  @MainActor static func inspectedValue(at address: UnsafeRawPointer) -> String?
}

extension Environment: InspectedProperty {
  @MainActor
  static func inspectedValue(at address: UnsafeRawPointer) -> String? {
    let property = address.assumingMemoryBound(to: Environment<Value>.self).pointee
    return property.presentValue.map { describeBriefly($0) }
  }
}

extension EvaluatedNode {
  /// The properties that are read from the environment, with the values that hold for the view now.
  @MainActor
  final var inspectedEnvironment: [Inspection.Property] {
    var result: [Inspection.Property] = []
    withValue { address in
      for property in layout.properties {
        guard let type = property.type as? any InspectedProperty.Type,
          let value = alreadyOnMainActor({ type.inspectedValue(at: address + property.offset) })
        else { continue }
        let name = property.name.hasPrefix("_") ? String(property.name.dropFirst()) : property.name
        result.append(Inspection.Property(name, value))
      }
    }
    return result
  }
}
