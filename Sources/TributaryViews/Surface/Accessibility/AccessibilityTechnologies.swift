/// Kinds of assistive technology.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var names: Set<String> = []

  /// None.
  public init() {}

  private init(_ name: String) { names = [name] }

  /// What speaks what is on the screen.
  public static let voiceOver = AccessibilityTechnologies("voiceOver")
  /// What goes from view to view by a switch.
  public static let switchControl = AccessibilityTechnologies("switchControl")

  public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }

  public func union(_ other: Self) -> Self { with(names.union(other.names)) }
  public func intersection(_ other: Self) -> Self { with(names.intersection(other.names)) }
  public func symmetricDifference(_ other: Self) -> Self { with(names.symmetricDifference(other.names)) }

  public mutating func formUnion(_ other: Self) { self = union(other) }
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }

  @discardableResult
  public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { formUnion(member) }
    return (!contains(member), member)
  }

  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let shared = intersection(member)
    self = with(names.subtracting(member.names))
    return shared.names.isEmpty ? nil : shared
  }

  @discardableResult
  public mutating func update(with member: Self) -> Self? {
    let shared = intersection(member)
    formUnion(member)
    return shared.names.isEmpty ? nil : shared
  }

  private func with(_ names: Set<String>) -> Self {
    var result = self
    result.names = names
    return result
  }
}
