@_spi(Engine) public import TributaryEngine
import TributaryGeometry

/// An effect by which symbols draw attention. It moves each symbol in the view that it is put on, as a whole: symbols have one
/// layer here.
///
/// > Source: conformance SYMBOL-20 to SYMBOL-22.
public protocol SymbolEffect {
  /// What the effect does; known to the package alone.
  var _motion: SymbolMotion { get }
}

/// An effect that goes on for as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect that happens once when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// What an effect on symbols does; opaque to user code.
public struct SymbolMotion: Equatable, Sendable {
  /// How the symbol looks at the height of the effect.
  var scale: CGFloat = 1
  var opacity: Double = 1
  var degrees: Double = 0
  /// Whether it stays there for as long as the effect is active, instead of going to and fro.
  var holds = false
  /// Whether it begins anew from rest, instead of going back.
  var turnsRound = false
  /// In seconds.
  var duration = 0.5
}

/// A symbol jumps.
public struct BounceSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Sendable {
  public let _motion: SymbolMotion

  fileprivate init(_ scale: CGFloat) { _motion = SymbolMotion(scale: scale, duration: 0.25) }

  /// It becomes larger, and then as it was.
  public var up: BounceSymbolEffect { BounceSymbolEffect(1.25) }
  /// It becomes smaller, and then as it was.
  public var down: BounceSymbolEffect { BounceSymbolEffect(0.8) }
  /// The same: symbols have one layer.
  public var byLayer: BounceSymbolEffect { self }
  /// The same: symbols have one layer.
  public var wholeSymbol: BounceSymbolEffect { self }
}

/// A symbol fades a little, and back.
public struct PulseSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Sendable {
  public let _motion: SymbolMotion

  /// The same: symbols have one layer.
  public var byLayer: PulseSymbolEffect { self }
  /// The same: symbols have one layer.
  public var wholeSymbol: PulseSymbolEffect { self }
}

/// The layers of a symbol fade one after the other; those here have one.
public struct VariableColorSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Sendable {
  public let _motion: SymbolMotion

  /// The same: symbols have one layer.
  public var cumulative: VariableColorSymbolEffect { self }
  /// The same: symbols have one layer.
  public var iterative: VariableColorSymbolEffect { self }
  /// The same: it goes back by itself.
  public var reversing: VariableColorSymbolEffect { self }
  /// The same: it goes back by itself.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// The same: symbols have one layer.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  /// It goes out, and comes back.
  public var hideInactiveLayers: VariableColorSymbolEffect {
    VariableColorSymbolEffect(_motion: SymbolMotion(opacity: 0, duration: 0.4))
  }
}

/// A symbol is larger or smaller while the effect is active.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Sendable {
  public let _motion: SymbolMotion

  fileprivate init(_ scale: CGFloat) { _motion = SymbolMotion(scale: scale, holds: true) }

  /// It is larger.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(1.25) }
  /// It is smaller.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(0.8) }
  /// The same: symbols have one layer.
  public var byLayer: ScaleSymbolEffect { self }
  /// The same: symbols have one layer.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

/// A symbol is not seen while the effect is active; its room stays.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, Sendable {
  public let _motion: SymbolMotion

  fileprivate init(_ scale: CGFloat) { _motion = SymbolMotion(scale: scale, opacity: 0, holds: true) }

  /// It fades out while it becomes larger.
  public var up: DisappearSymbolEffect { DisappearSymbolEffect(1.25) }
  /// It fades out while it becomes smaller.
  public var down: DisappearSymbolEffect { DisappearSymbolEffect(0.8) }
}

/// A symbol turns to and fro.
public struct WiggleSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Sendable {
  public let _motion: SymbolMotion

  fileprivate init(_ degrees: Double) { _motion = SymbolMotion(degrees: degrees, duration: 0.15) }

  /// It turns clockwise, and back.
  public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(12) }
  /// It turns anticlockwise, and back.
  public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(-12) }
}

/// A symbol turns round.
public struct RotateSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Sendable {
  public let _motion: SymbolMotion

  fileprivate init(_ degrees: Double) { _motion = SymbolMotion(degrees: degrees, turnsRound: true, duration: 1) }

  /// It turns round clockwise.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(360) }
  /// It turns round anticlockwise.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(-360) }
}

/// A symbol becomes a little larger and fainter, and back.
public struct BreatheSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Sendable {
  public let _motion: SymbolMotion

  /// It becomes a little larger, and back.
  public var plain: BreatheSymbolEffect { BreatheSymbolEffect(_motion: SymbolMotion(scale: 1.1, duration: 1)) }
  /// It becomes a little larger and fainter, and back.
  public var pulse: BreatheSymbolEffect {
    BreatheSymbolEffect(_motion: SymbolMotion(scale: 1.1, opacity: 0.8, duration: 1))
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect(1.25) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A symbol fades a little, and back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect(_motion: SymbolMotion(opacity: 0.35)) }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The layers of a symbol fade one after the other.
  public static var variableColor: VariableColorSymbolEffect {
    VariableColorSymbolEffect(_motion: SymbolMotion(opacity: 0.5, duration: 0.4))
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol is larger while the effect is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect(1.25) }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol is not seen while the effect is active.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect(1) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A symbol turns to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect(12) }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A symbol turns round.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect(360) }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A symbol becomes a little larger and fainter, and back.
  public static var breathe: BreatheSymbolEffect {
    BreatheSymbolEffect(_motion: SymbolMotion(scale: 1.1, opacity: 0.8, duration: 1))
  }
}

/// A symbol is drawn stroke by stroke while the effect is active: it fades in here.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, Sendable {
  public let _motion: SymbolMotion

  fileprivate init() { _motion = SymbolMotion(opacity: 0, holds: true) }

  /// The same: symbols have one layer.
  public var byLayer: DrawOnSymbolEffect { self }
  /// The same: symbols have one layer.
  public var wholeSymbol: DrawOnSymbolEffect { self }
  /// The same: symbols have one layer.
  public var individually: DrawOnSymbolEffect { self }
}

/// A symbol is taken away stroke by stroke while the effect is active: it fades out here.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, Sendable {
  public let _motion: SymbolMotion

  fileprivate init() { _motion = SymbolMotion(opacity: 0, holds: true) }

  /// The same: symbols have one layer.
  public var byLayer: DrawOffSymbolEffect { self }
  /// The same: symbols have one layer.
  public var wholeSymbol: DrawOffSymbolEffect { self }
  /// The same: symbols have one layer.
  public var individually: DrawOffSymbolEffect { self }
  /// The same: it fades out.
  public var nonReversed: DrawOffSymbolEffect { self }
  /// The same: it fades out.
  public var reversed: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// A symbol is drawn stroke by stroke; it fades in here, when the effect ends.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// A symbol is taken away stroke by stroke; it fades out here.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

/// A transition by an effect on symbols: what comes and goes fades.
public struct SymbolEffectTransition: Transition {
  nonisolated init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// A transition by the usual effect on symbols: what comes and goes fades.
  public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }

  /// Returns a transition by an effect on symbols: what comes and goes fades.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition() }
}
