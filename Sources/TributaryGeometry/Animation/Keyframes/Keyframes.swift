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

/// Makes one course of tracks, or of the keyframes of a single track, as they are written.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// A track as written.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

  /// No tracks: nothing moves.
  public static func buildBlock() -> some Keyframes<Value> { EmptyTracks() }

  /// The first track.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

  /// Tracks, and one that runs beside them.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> { TrackPair(first: accumulated, second: next) }

  /// All tracks as the course.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }
}

/// Keyframes without a track are those of the value itself.
extension KeyframesBuilder where Value: Animatable {
  /// A keyframe of the value itself, as written.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// The first keyframes of a list.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

  /// Keyframes, then those that are written after them.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
  }

  /// The keyframes of each turn of a loop, one after the other.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
    KeyframeTrackContentBuilder<Value>.buildArray(components)
  }

  /// The keyframes of a condition that holds.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeChoice<Value, First, Second> where First.Value == Value, Second.Value == Value { .first(component) }

  /// The keyframes of a condition that does not hold.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeChoice<Value, First, Second> where First.Value == Value, Second.Value == Value { .second(component) }

  /// Keyframes that may be left out.
  public static func buildOptional(_ component: (some KeyframeTrackContent<Value>)?) -> some KeyframeTrackContent<Value>
  { KeyframeTrackContentBuilder<Value>.buildOptional(component) }

  /// The keyframes as a single track of the value.
  public static func buildFinalResult<K: KeyframeTrackContent>(_ component: K) -> KeyframeTrack<Value, Value, K>
  where K.Value == Value { KeyframeTrack { component } }
}

/// Keyframes that one property of a value goes through.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent> where Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Keyframes that a value itself goes through.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.keyPath = \.self
    self.content = content()
  }

  /// Keyframes that a property goes through. Of two tracks for one property the last counts.
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

/// The body of keyframes that the engine reads directly: none.
public struct NoKeyframes: Keyframes, KeyframeTrackContent {
  public typealias Value = Double

  public var body: NoKeyframes { return self }

  public func _resolve(into tracks: inout ResolvedKeyframes<Double>) {}

  public func _resolve(into keyframes: inout KeyframeList<Double>) {}
}

extension Keyframes where Body == NoKeyframes {
  /// Nothing: the engine reads these keyframes directly.
  public var body: NoKeyframes { return NoKeyframes() }
}

extension KeyframeTrackContent where Body == NoKeyframes {
  /// Nothing: the engine reads these keyframes directly.
  public var body: NoKeyframes { return NoKeyframes() }
}

struct EmptyTracks<Value>: Keyframes {
  typealias Body = NoKeyframes

  func _resolve(into tracks: inout ResolvedKeyframes<Value>) {}
}

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
