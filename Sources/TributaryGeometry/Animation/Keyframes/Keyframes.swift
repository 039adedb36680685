/// A description of how a value changes over time: a single track, or several tracks that change properties of it
/// concurrently.
///
/// Custom types implement `body`. The requirement with an underscore is reserved for the engine.
public protocol Keyframes<Value> {
  /// The type of the animated value.
  associatedtype Value = Body.Value

  /// The type of the tracks in the body.
  associatedtype Body: Keyframes

  /// The tracks that make up these keyframes.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Appends the tracks in the order in which they are applied.
  func _resolve(into tracks: inout ResolvedKeyframes<Value>)
}

extension Keyframes where Body.Value == Value {
  public func _resolve(into tracks: inout ResolvedKeyframes<Value>) { body._resolve(into: &tracks) }
}

/// A result builder that combines tracks, or the keyframes of a single track.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Returns a track unchanged.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

  /// Returns no tracks: the value does not change.
  public static func buildBlock() -> some Keyframes<Value> { EmptyTracks() }

  /// Returns the first track.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

  /// Appends a track that runs concurrently with those before it.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> { TrackPair(first: accumulated, second: next) }

  /// Returns all tracks.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }
}

/// Keyframes without a track animate the value as a whole.
extension KeyframesBuilder where Value: Animatable {
  /// Returns a keyframe of the whole value unchanged.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Returns the first keyframes of a list.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

  /// Appends keyframes to those before them.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
  }

  /// Returns the keyframes of all iterations of a loop, in order.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
    KeyframeTrackContentBuilder<Value>.buildArray(components)
  }

  /// Returns the keyframes of the first branch of a condition.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeChoice<Value, First, Second> where First.Value == Value, Second.Value == Value { .first(component) }

  /// Returns the keyframes of the second branch of a condition.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeChoice<Value, First, Second> where First.Value == Value, Second.Value == Value { .second(component) }

  /// Returns the keyframes of an `if` without `else`, or empty content.
  public static func buildOptional(_ component: (some KeyframeTrackContent<Value>)?) -> some KeyframeTrackContent<Value>
  { KeyframeTrackContentBuilder<Value>.buildOptional(component) }

  /// Returns the keyframes as a single track of the value.
  public static func buildFinalResult<K: KeyframeTrackContent>(_ component: K) -> KeyframeTrack<Value, Value, K>
  where K.Value == Value { KeyframeTrack { component } }
}

/// A sequence of keyframes for one property of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent> where Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates a track for the whole value.
  ///
  /// - Parameter content: The keyframes of the value, in order.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.keyPath = \.self
    self.content = content()
  }

  /// Creates a track for a property. If several tracks animate the same property, the last one applies.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the property.
  ///   - content: The keyframes of the property, in order.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }
}

extension KeyframeTrack: Keyframes {
  public typealias Value = Root
  public typealias Body = NoKeyframes

  public func _resolve(into tracks: inout ResolvedKeyframes<Root>) { tracks.append(keyPath, content) }
}

/// The body type of keyframes that the engine reads directly.
@_documentation(visibility: internal)
public struct NoKeyframes: Keyframes, KeyframeTrackContent {
  public typealias Value = Double

  public var body: NoKeyframes { return self }

  public func _resolve(into tracks: inout ResolvedKeyframes<Double>) {}

  public func _resolve(into keyframes: inout KeyframeList<Double>) {}
}

extension Keyframes where Body == NoKeyframes {
  /// An empty body: the engine reads these keyframes directly.
  public var body: NoKeyframes { return NoKeyframes() }
}

extension KeyframeTrackContent where Body == NoKeyframes {
  /// An empty body: the engine reads these keyframes directly.
  public var body: NoKeyframes { return NoKeyframes() }
}

/// Keyframes without tracks.
struct EmptyTracks<Value>: Keyframes {
  typealias Body = NoKeyframes

  func _resolve(into tracks: inout ResolvedKeyframes<Value>) {}
}

/// Two sets of tracks that run concurrently.
struct TrackPair<First: Keyframes, Second: Keyframes>: Keyframes where First.Value == Second.Value {
  typealias Value = First.Value
  typealias Body = NoKeyframes

  let first: First
  let second: Second

  func _resolve(into tracks: inout ResolvedKeyframes<Value>) {
    first._resolve(into: &tracks)
    second._resolve(into: &tracks)
  }
}
