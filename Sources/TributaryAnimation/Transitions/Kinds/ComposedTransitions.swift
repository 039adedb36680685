@_spi(Engine) public import TributaryEngine
import TributaryMotion

/// A transition that uses different transitions for insertion and removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// The transition of an insertion.
  public var insertion: Insertion
  /// The transition of a removal.
  public var removal: Removal

  /// Creates a transition that uses different transitions for insertion and removal.
  ///
  /// - Parameters:
  ///   - insertion: The transition of an insertion.
  ///   - removal: The transition of a removal.
  public nonisolated init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition {
  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .willAppear ? .willAppear : .identity),
      phase: phase == .didDisappear ? .didDisappear : .identity)
  }
}

/// A combination of two transitions.
struct CombinedTransition<Inner: Transition, Outer: Transition> {
  let inner: Inner
  let outer: Outer
}

extension CombinedTransition: Transition {
  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Inner.properties.hasMotion || Outer.properties.hasMotion)
  }

  func body(content: Content, phase: TransitionPhase) -> some View {
    outer.apply(content: inner.apply(content: content, phase: phase), phase: phase)
  }
}

/// A transition with a separate animation.
struct AnimatedTransition<Base: Transition> {
  let base: Base
  let animation: Animation?
}

extension AnimatedTransition: Transition {
  static var properties: TransitionProperties { Base.properties }

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
      .transaction(value: phase) { $0.animation = animation }
  }
}

/// A transition that changes between two values of a modifier.
struct ModifierTransition<E: ViewModifier> {
  let active: E
  let identity: E
}

extension ModifierTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

/// A transition that consists of effects only, which do not require a body around the view.
protocol EffectTransition {
  /// The parts of the transition from the innermost to the outermost; `nil` if a part is not an effect.
  var parts: ContiguousArray<AnyTransition.Part>? { get }
}

/// A transition that can have a separate animation.
protocol SelfAnimatingTransition {
  /// Whether the transition is animated even if the transaction has no animation.
  var animatesByItself: Bool { get }
}

extension AsymmetricTransition: EffectTransition, SelfAnimatingTransition {
  var parts: ContiguousArray<AnyTransition.Part>? {
    guard let coming = (insertion as? any EffectTransition)?.parts,
      let going = (removal as? any EffectTransition)?.parts
    else { return nil }
    return ContiguousArray(coming.map(\.arrivalOnly) + going.map(\.departureOnly))
  }

  var animatesByItself: Bool { doesAnimateByItself(insertion) || doesAnimateByItself(removal) }
}

extension CombinedTransition: EffectTransition, SelfAnimatingTransition {
  var parts: ContiguousArray<AnyTransition.Part>? {
    guard let first = (inner as? any EffectTransition)?.parts, let second = (outer as? any EffectTransition)?.parts
    else {
      return nil
    }
    return first + second
  }

  var animatesByItself: Bool { doesAnimateByItself(inner) || doesAnimateByItself(outer) }
}

extension AnimatedTransition: EffectTransition, SelfAnimatingTransition {
  var parts: ContiguousArray<AnyTransition.Part>? {
    (base as? any EffectTransition)?.parts.map { ContiguousArray($0.map { $0.animated(by: animation) }) }
  }

  var animatesByItself: Bool { animation != nil || doesAnimateByItself(base) }
}

private func doesAnimateByItself(_ transition: Any) -> Bool {
  (transition as? any SelfAnimatingTransition)?.animatesByItself ?? false
}
