public import TributaryAnimation
@_spi(Engine) public import TributaryEngine
import TributaryGeometry

/// An effect that animates symbols to draw attention.
///
/// The effect applies to each symbol inside a view as a whole, since symbols have a single layer.
///
/// > Source: conformance SYMBOL-20 to SYMBOL-22.
public protocol SymbolEffect {
  /// The motion of the effect, for use by the framework.
  var _motion: SymbolMotion { get }
}

/// An effect that continues while it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect that runs once when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// The motion of a symbol effect; opaque to client code.
@_documentation(visibility: internal)
public struct SymbolMotion: Equatable, Sendable {
  /// The appearance of the symbol at the peak of the effect.
  var scale: CGFloat = 1
  var opacity: Double = 1
  var degrees: Double = 0
  /// The distances that the symbol moves in the reading direction, to the right, and down, as fractions of its height.
  var forward: CGFloat = 0
  var right: CGFloat = 0
  var down: CGFloat = 0
  /// Whether the symbol stays at the peak while the effect is active, instead of alternating.
  var holds = false
  /// Whether each repetition starts from the initial state instead of reversing.
  var turnsRound = false
  /// The duration of one step, in seconds.
  var duration = 0.5
}

/// An effect that makes a symbol bounce.
public struct BounceSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Sendable {
  public let _motion: SymbolMotion

  fileprivate init(_ scale: CGFloat) { _motion = SymbolMotion(scale: scale, duration: 0.25) }

  /// A bounce that enlarges the symbol.
  public var up: BounceSymbolEffect { BounceSymbolEffect(1.25) }
  /// A bounce that shrinks the symbol.
  public var down: BounceSymbolEffect { BounceSymbolEffect(0.8) }
  /// This effect unchanged, since symbols have a single layer.
  public var byLayer: BounceSymbolEffect { self }
  /// This effect unchanged, since symbols have a single layer.
  public var wholeSymbol: BounceSymbolEffect { self }
}

/// An effect that fades a symbol partially and back.
public struct PulseSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Sendable {
  public let _motion: SymbolMotion

  /// This effect unchanged, since symbols have a single layer.
  public var byLayer: PulseSymbolEffect { self }
  /// This effect unchanged, since symbols have a single layer.
  public var wholeSymbol: PulseSymbolEffect { self }
}

/// An effect that fades the layers of a symbol in sequence. Symbols have a single layer, which fades as a whole.
public struct VariableColorSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Sendable {
  public let _motion: SymbolMotion

  /// This effect unchanged, since symbols have a single layer.
  public var cumulative: VariableColorSymbolEffect { self }
  /// This effect unchanged, since symbols have a single layer.
  public var iterative: VariableColorSymbolEffect { self }
  /// This effect unchanged: it always reverses.
  public var reversing: VariableColorSymbolEffect { self }
  /// This effect unchanged. The option has no effect: the displayed effect always reverses.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// This effect unchanged, since symbols have a single layer.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  /// An effect that fades the symbol out and back in.
  public var hideInactiveLayers: VariableColorSymbolEffect {
    VariableColorSymbolEffect(_motion: SymbolMotion(opacity: 0, duration: 0.4))
  }
}

/// An effect that scales a symbol while it is active.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Sendable {
  public let _motion: SymbolMotion

  fileprivate init(_ scale: CGFloat) { _motion = SymbolMotion(scale: scale, holds: true) }

  /// A scale effect that enlarges the symbol.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(1.25) }
  /// A scale effect that shrinks the symbol.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(0.8) }
  /// This effect unchanged, since symbols have a single layer.
  public var byLayer: ScaleSymbolEffect { self }
  /// This effect unchanged, since symbols have a single layer.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

/// An effect that hides a symbol while it is active, and keeps its place in the layout.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, Sendable {
  public let _motion: SymbolMotion

  fileprivate init(_ scale: CGFloat) { _motion = SymbolMotion(scale: scale, opacity: 0, holds: true) }

  /// An effect that fades the symbol out while it grows.
  public var up: DisappearSymbolEffect { DisappearSymbolEffect(1.25) }
  /// An effect that fades the symbol out while it shrinks.
  public var down: DisappearSymbolEffect { DisappearSymbolEffect(0.8) }
  /// This effect unchanged, since symbols have a single layer.
  public var byLayer: DisappearSymbolEffect { self }
  /// This effect unchanged, since symbols have a single layer.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

/// An effect that hides a symbol while it is active, keeps its place in the layout, and fades it in when it ends.
///
/// > Source: conformance SYMBOL-20.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, Sendable {
  public let _motion: SymbolMotion

  fileprivate init(_ scale: CGFloat) { _motion = SymbolMotion(scale: scale, opacity: 0, holds: true) }

  /// An effect that fades the symbol in while it grows.
  public var up: AppearSymbolEffect { AppearSymbolEffect(0.8) }
  /// An effect that fades the symbol in while it shrinks.
  public var down: AppearSymbolEffect { AppearSymbolEffect(1.25) }
  /// This effect unchanged, since symbols have a single layer.
  public var byLayer: AppearSymbolEffect { self }
  /// This effect unchanged, since symbols have a single layer.
  public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect that hides a symbol while it is active and fades it in when it ends.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect(1) }
}

/// An effect that rotates or moves a symbol back and forth.
public struct WiggleSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Sendable {
  public let _motion: SymbolMotion

  fileprivate init(degrees: Double = 0, forward: CGFloat = 0, right: CGFloat = 0, down: CGFloat = 0) {
    _motion = SymbolMotion(degrees: degrees, forward: forward, right: right, down: down, duration: 0.15)
  }

  /// A wiggle that starts clockwise.
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(degrees: 12) }
  /// A wiggle that starts counterclockwise.
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(degrees: -12) }
  /// A horizontal wiggle that starts in the reading direction.
  public var forward: WiggleSymbolEffect { WiggleSymbolEffect(forward: 0.12) }
  /// A horizontal wiggle that starts against the reading direction.
  public var backward: WiggleSymbolEffect { WiggleSymbolEffect(forward: -0.12) }
  /// A horizontal wiggle that starts to the right.
  public var right: WiggleSymbolEffect { WiggleSymbolEffect(right: 0.12) }
  /// A horizontal wiggle that starts to the left.
  public var left: WiggleSymbolEffect { WiggleSymbolEffect(right: -0.12) }
  /// A vertical wiggle that starts downward.
  public var down: WiggleSymbolEffect { WiggleSymbolEffect(down: 0.12) }
  /// A vertical wiggle that starts upward.
  public var up: WiggleSymbolEffect { WiggleSymbolEffect(down: -0.12) }
  /// This effect unchanged, since symbols have a single layer.
  public var byLayer: WiggleSymbolEffect { self }
  /// This effect unchanged, since symbols have a single layer.
  public var wholeSymbol: WiggleSymbolEffect { self }
}

/// An effect that rotates a symbol by full turns.
public struct RotateSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Sendable {
  public let _motion: SymbolMotion

  fileprivate init(_ degrees: Double) { _motion = SymbolMotion(degrees: degrees, turnsRound: true, duration: 1) }

  /// A clockwise rotation.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(360) }
  /// A counterclockwise rotation.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(-360) }
}

/// An effect that enlarges and fades a symbol slightly, and reverses.
public struct BreatheSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Sendable {
  public let _motion: SymbolMotion

  /// An effect that enlarges the symbol slightly, and reverses.
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(_motion: SymbolMotion(scale: 1.1, duration: 1)) }
  /// An effect that enlarges and fades the symbol slightly, and reverses.
  public var pulse: BreatheSymbolEffect {
    BreatheSymbolEffect(_motion: SymbolMotion(scale: 1.1, opacity: 0.8, duration: 1))
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that makes a symbol bounce.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect(1.25) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect that fades a symbol partially and back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect(_motion: SymbolMotion(opacity: 0.35)) }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect that fades the layers of a symbol in sequence.
  public static var variableColor: VariableColorSymbolEffect {
    VariableColorSymbolEffect(_motion: SymbolMotion(opacity: 0.5, duration: 0.4))
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that enlarges a symbol while it is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect(1.25) }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect that hides a symbol while it is active.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect(1) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that rotates a symbol back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect(degrees: 12) }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that rotates a symbol by full turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect(360) }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that enlarges and fades a symbol slightly, and reverses.
  public static var breathe: BreatheSymbolEffect {
    BreatheSymbolEffect(_motion: SymbolMotion(scale: 1.1, opacity: 0.8, duration: 1))
  }
}

/// An effect that hides a symbol while it is active and draws it when it ends. The symbol fades in, rather than by
/// strokes.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, Sendable {
  public let _motion: SymbolMotion

  fileprivate init() { _motion = SymbolMotion(opacity: 0, holds: true) }

  /// This effect unchanged, since symbols have a single layer.
  public var byLayer: DrawOnSymbolEffect { self }
  /// This effect unchanged, since symbols have a single layer.
  public var wholeSymbol: DrawOnSymbolEffect { self }
  /// This effect unchanged, since symbols have a single layer.
  public var individually: DrawOnSymbolEffect { self }
}

/// An effect that erases a symbol while it is active. The symbol fades out, rather than by strokes.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, Sendable {
  public let _motion: SymbolMotion

  fileprivate init() { _motion = SymbolMotion(opacity: 0, holds: true) }

  /// This effect unchanged, since symbols have a single layer.
  public var byLayer: DrawOffSymbolEffect { self }
  /// This effect unchanged, since symbols have a single layer.
  public var wholeSymbol: DrawOffSymbolEffect { self }
  /// This effect unchanged, since symbols have a single layer.
  public var individually: DrawOffSymbolEffect { self }
  /// This effect; the symbol fades out.
  public var nonReversed: DrawOffSymbolEffect { self }
  /// This effect; the symbol fades out.
  public var reversed: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// An effect that hides a symbol while it is active and fades it in when it ends.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// An effect that fades a symbol out while it is active.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

/// The default effect of a transition or of a change of symbols, which is a fade.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Sendable {
  public let _motion: SymbolMotion

  fileprivate init() { _motion = SymbolMotion(opacity: 0, holds: true) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The default effect, which is a fade.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension ContentTransitionSymbolEffect where Self == AutomaticSymbolEffect {
  /// The default effect, which is a fade.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// A transition that applies a symbol effect. Inserted and removed views fade.
public struct SymbolEffectTransition: Transition {
  nonisolated init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// A transition with the default symbol effect. Inserted and removed views fade.
  public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }

  /// Returns a transition with a symbol effect. Inserted and removed views fade; the effect and options have no
  /// influence.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition() }
}

/// The repetition and speed of a symbol effect.
public struct SymbolEffectOptions: Equatable, Sendable {
  var speed = 1.0
  /// The number of repetitions; `nil` for the default of the effect.
  var count: Int?

  /// The default options: the effect repeats while it is active, and runs once for a change.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Options for an effect that repeats while it is active.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
  /// These options for an effect that repeats while it is active.
  public var repeating: SymbolEffectOptions { with(count: nil) }
  /// Options for an effect that runs once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(count: 1) }
  /// These options for an effect that runs once.
  public var nonRepeating: SymbolEffectOptions { with(count: 1) }

  /// Returns options with a given number of repetitions; `nil` for the default of the effect.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(count: count) }

  /// Returns these options with a given number of repetitions; `nil` for the default of the effect.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with(count: count) }

  /// The repetition of a symbol effect.
  public struct RepeatBehavior: Equatable, Sendable {
    let count: Int?

    /// Repetition without pauses.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: nil) }
    /// Indefinite repetition.
    public static var periodic: RepeatBehavior { RepeatBehavior(count: nil) }

    /// Returns a repetition with a given number of cycles; indefinite for `nil`.
    ///
    /// - Parameters:
    ///   - count: The number of cycles; `nil` for indefinite repetition.
    ///   - delay: The pause between cycles, in seconds. The value has no effect.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count)
    }
  }

  /// Returns options with a repetition.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(count: behavior.count)
  }

  /// Returns these options with a repetition.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { with(count: behavior.count) }

  /// Returns options with a factor of the speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: speed) }

  /// Returns these options with a factor of the speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed = speed
    return options
  }

  private func with(count: Int?) -> SymbolEffectOptions {
    var options = self
    options.count = count
    return options
  }
}
