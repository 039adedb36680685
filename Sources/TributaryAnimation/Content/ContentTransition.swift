@_spi(Engine) public import TributaryEngine

/// A type that defines how texts and images animate a change of their content.
///
/// | transition | drawing |
/// |---|---|
/// | ``identity``, ``interpolate`` | the new content; color, position, and size are animated as without a transition |
/// | ``opacity``, ``symbolEffect`` | the old content fades out while the new one fades in |
/// | ``numericText(countsDown:)`` | the same, and both move by half a line: up, or down if the number decreases |
///
/// > Source: conformance CONTENT-01 to CONTENT-04.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable {
    case identity, interpolate, opacity, symbol
    /// A numeric transition with its direction; `nil` if the displayed numbers determine the direction.
    case number(isDown: Bool?)
  }

  let kind: Kind

  /// A transition that shows the new content immediately.
  public static let identity = ContentTransition(kind: .identity)

  /// A transition that shows the new content immediately, and animates its color, position, and size. This is the
  /// default.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// A transition that fades the old content out and the new content in.
  public static let opacity = ContentTransition(kind: .opacity)

  /// A transition that fades one symbol into another.
  public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbol) }

  /// Returns a transition that fades one symbol into another, regardless of the effect.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(_ effect: T) -> ContentTransition { symbolEffect }

  /// Returns a transition in which the old text moves up and fades out while the new text enters from below.
  ///
  /// - Parameter countsDown: Whether both texts move down instead.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .number(isDown: countsDown))
  }

  /// Returns a transition in which the texts move up if the displayed number increases, and down otherwise, with a
  /// fade. The value is compared with the previous one.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .number(isDown: nil)) }

  /// Whether the old content is drawn during the transition.
  var fades: Bool { kind != .identity && kind != .interpolate }
}

/// An effect that replaces one symbol with another.
public protocol ContentTransitionSymbolEffect {}

/// An effect that replaces one symbol with another.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  /// A replacement in which the old symbol moves down and the new one moves up; drawn as a fade.
  public var downUp: ReplaceSymbolEffect { self }
  /// A replacement in which the old and the new symbol move up; drawn as a fade.
  public var upUp: ReplaceSymbolEffect { self }
  /// A replacement that hides the old symbol immediately while the new one moves up; drawn as a fade.
  public var offUp: ReplaceSymbolEffect { self }
  /// This replacement, since symbols have a single layer.
  public var byLayer: ReplaceSymbolEffect { self }
  /// This replacement, since symbols have a single layer.
  public var wholeSymbol: ReplaceSymbolEffect { self }

  /// A replacement in which the old symbol moves down and the new one moves up; drawn as a fade.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// A replacement in which the old and the new symbol move up; drawn as a fade.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// A replacement that hides the old symbol immediately while the new one moves up; drawn as a fade.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }

  /// Returns a replacement that draws only the differences of related symbols. Symbols have a single layer, so the
  /// fallback applies.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }

  /// A replacement that draws only the differences of related symbols, with a fallback for other symbols.
  public struct MagicReplace: ContentTransitionSymbolEffect {
    let fallback: ReplaceSymbolEffect

    /// This replacement, since symbols have a single layer.
    public var byLayer: MagicReplace { self }
    /// This replacement, since symbols have a single layer.
    public var wholeSymbol: MagicReplace { self }
    /// A replacement in which the old symbol moves down and the new one moves up; drawn as a fade.
    public var downUp: MagicReplace { self }
    /// A replacement in which the old and the new symbol move up; drawn as a fade.
    public var upUp: MagicReplace { self }
    /// A replacement that hides the old symbol immediately while the new one moves up; drawn as a fade.
    public var offUp: MagicReplace { self }
  }
}

extension ContentTransitionSymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect that replaces one symbol with another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

private struct ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .interpolate }
}

extension EnvironmentValues {
  /// The transition that texts and images use when their content changes.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Sets the transition with which texts and images in this view animate a change of their content.
  ///
  /// > Source: conformance CONTENT-01 to CONTENT-04.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
