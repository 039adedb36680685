/// How a value changes over time: one track, or several that change properties of it at the same time.
///
/// The requirement whose name begins with an underscore is the engine's; a type of your own has a `body`.
public protocol Keyframes<Value> {
  /// The type of what changes.
  associatedtype Value = Body.Value

  /// The type of the tracks that this is made of.
  associatedtype Body: Keyframes

  /// The tracks that this is made of.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Appends the tracks, in the order in which they are applied.
  func _resolve(into tracks: inout ResolvedKeyframes<Value>)
}

extension Keyframes where Body.Value == Value {
  public func _resolve(into tracks: inout ResolvedKeyframes<Value>) { body._resolve(into: &tracks) }
}
