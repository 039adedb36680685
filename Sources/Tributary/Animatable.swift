public import TributaryGeometry

/// Synthesizes the conformance of a type to `Animatable`, with `animatableData` from its stored variables.
///
///     @Animatable
///     struct Wedge: Shape {
///       var start: Angle
///       var sweep: Double
///       @AnimatableIgnored var isClockwise: Bool
///       ...
///     }
///
/// A stored variable takes part if its type conforms to `VectorArithmetic` or to `Animatable`. Mark every other
/// variable with `@AnimatableIgnored`. Constants, static and lazy variables, variables with a property wrapper, and
/// variables in a conditional block (`#if`) do not take part. A type that declares `animatableData` keeps it.
@attached(extension, conformances: Animatable) @attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "TributaryMacros", type: "AnimatableMacro")

/// Excludes a variable from the data that `@Animatable` synthesizes.
@attached(accessor, names: named(willSet))
public macro AnimatableIgnored() = #externalMacro(module: "TributaryMacros", type: "AnimatableIgnoredMacro")

/// Adds the accessors of the property that `@Animatable` declares. Client code does not use this macro directly.
@attached(accessor)
public macro _AnimatableData() = #externalMacro(module: "TributaryMacros", type: "AnimatableDataMacro")

/// The access of synthesized data to a stored variable. The overloads determine whether the variable is a vector or has
/// animatable data. Client code does not use this type directly.
@_documentation(visibility: internal)
public enum _AnimatableProperty {
  /// Returns the zero of the type of a variable, which is the type of its data.
  public static func zero<Root, Value: VectorArithmetic>(of path: KeyPath<Root, Value>) -> Value { .zero }

  @_disfavoredOverload
  public static func zero<Root, Value: Animatable>(of path: KeyPath<Root, Value>) -> Value.AnimatableData { .zero }

  @_disfavoredOverload
  @available(*, unavailable, message: "neither a vector nor Animatable: mark the variable with '@AnimatableIgnored'")
  public static func zero<Root, Value>(of path: KeyPath<Root, Value>) -> EmptyAnimatableData { .zero }

  /// Returns the data of a variable.
  @inlinable
  public static func data<Value: VectorArithmetic>(of value: Value) -> Value { value }

  @inlinable @_disfavoredOverload
  public static func data<Value: Animatable>(of value: Value) -> Value.AnimatableData { value.animatableData }

  /// Writes data to a variable.
  @inlinable
  public static func set<Value: VectorArithmetic>(_ value: inout Value, to data: Value) { value = data }

  @inlinable @_disfavoredOverload
  public static func set<Value: Animatable>(_ value: inout Value, to data: Value.AnimatableData) {
    value.animatableData = data
  }
}
