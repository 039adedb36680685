/// How the content of texts and pictures changes into other content when the change is animated.
///
/// | transition | what is drawn |
/// |---|---|
/// | ``identity``, ``interpolate`` | the new content at once; colour, place and size go their way as without a transition |
/// | ``opacity``, ``symbolEffect`` | the old content fades out while the new one fades in |
/// | ``numericText(countsDown:)`` | the same, and both move by half a line: up, or down where numbers become smaller |
///
/// > Source: conformance CONTENT-01 to CONTENT-04.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable {
    case identity, interpolate, opacity, symbol
    /// With the direction; `nil` where it follows from the numbers that are shown.
    case number(isDown: Bool?)
  }

  let kind: Kind

  /// The new content is shown at once.
  public static let identity = ContentTransition(kind: .identity)

  /// The new content is shown at once; its colour, place and size go their way. The transition where none is set.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// The old content fades out while the new one fades in.
  public static let opacity = ContentTransition(kind: .opacity)

  /// A symbol fades into another one.
  public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbol) }

  /// A symbol fades into another one, whichever effect is asked for.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(_ effect: T) -> ContentTransition { symbolEffect }

  /// The old text moves up and fades out, the new one comes from below.
  ///
  /// - Parameter countsDown: Whether both move down instead.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .number(isDown: countsDown))
  }

  /// The old text moves and fades out, the new one comes after it: up if the number that the text shows becomes larger,
  /// else down.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .number(isDown: nil)) }

  /// Whether the old content is drawn for a while.
  var fades: Bool { kind != .identity && kind != .interpolate }
}

/// An effect by which a symbol changes into another one.
public protocol ContentTransitionSymbolEffect {}

/// Puts a symbol in the place of another one.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  /// The old symbol goes down, and the new one comes up; drawn as a fade.
  public var downUp: ReplaceSymbolEffect { self }
  /// The old symbol goes up, and the new one comes up; drawn as a fade.
  public var upUp: ReplaceSymbolEffect { self }
  /// The old symbol goes at once, and the new one comes up; drawn as a fade.
  public var offUp: ReplaceSymbolEffect { self }
}

extension ContentTransitionSymbolEffect where Self == ReplaceSymbolEffect {
  /// Puts a symbol in the place of another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

private struct ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .interpolate }
}

extension EnvironmentValues {
  /// How the content of texts and pictures changes into other content.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Sets how the content of the texts and pictures in this view changes into other content when the change is animated.
  ///
  /// > Source: conformance CONTENT-01 to CONTENT-04.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
