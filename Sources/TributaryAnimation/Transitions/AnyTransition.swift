@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
public import TributaryMotion

/// A type-erased transition that animates the insertion and removal of a view.
///
/// The offset, scale, and opacity of a transition affect drawing only. Layout and preferences include an inserted view
/// from the start, and exclude a removed view immediately.
public struct AnyTransition {
  /// The parts of the transition from the innermost to the outermost; empty if there is a `custom` transition.
  package var parts: ContiguousArray<Part>

  /// The custom transition, if it is not limited to effects. Its body surrounds the view.
  package var custom: (any Transition)?

  /// One effect of a transition, with its animation.
  package struct Part {
    var arrival = TransitionEffect()
    var departure = TransitionEffect()
    /// The animation of the insertion; `nil` for the animation of the transaction.
    var arrivalAnimation: Animation??
    var departureAnimation: Animation??
  }

  init(_ parts: ContiguousArray<Part>) { self.parts = parts }

  /// Creates a type-erased transition.
  public init<T: Transition>(_ transition: T) {
    if let parts = (transition as? any EffectTransition)?.parts {
      self.init(parts)
    } else {
      self.init([])
      custom = transition
    }
  }

  /// Returns a transition between two values of a modifier.
  ///
  /// - Parameters:
  ///   - active: The modifier of the view while it is not inserted.
  ///   - identity: The modifier of the view while it is inserted.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  private init(arrival: TransitionEffect, departure: TransitionEffect) {
    self.init([Part(arrival: arrival, departure: departure)])
  }

  private init(_ effect: TransitionEffect) { self.init(arrival: effect, departure: effect) }

  /// A transition without animation.
  public static var identity: AnyTransition { AnyTransition([]) }

  /// A transition that fades the view in and out. Views without a transition use it.
  public static var opacity: AnyTransition { AnyTransition(TransitionEffect(opacity: 0)) }

  /// A transition that moves the view in from its leading edge and out over its trailing edge, by its own width.
  public static var slide: AnyTransition {
    AnyTransition(arrival: .beyond(.leading), departure: .beyond(.trailing))
  }

  /// Returns a transition that moves the view in from one of its edges and out over the same edge, by its own width or
  /// height.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.beyond(edge)) }

  /// Returns a transition that moves the view in from one of its edges and out over the opposite edge, with a fade.
  public static func push(from edge: Edge) -> AnyTransition {
    var (arrival, departure) = (TransitionEffect.beyond(edge), TransitionEffect.beyond(edge))
    departure.share = CGSize(width: -arrival.share.width, height: -arrival.share.height)
    (arrival.opacity, departure.opacity) = (0, 0)
    return AnyTransition(arrival: arrival, departure: departure)
  }

  /// A transition that scales the view up from its center, and down to it.
  public static var scale: AnyTransition { scale(scale: 1e-5) }

  /// Returns a transition that scales the view around an anchor.
  ///
  /// - Parameters:
  ///   - scale: The scale factor of the view while it is not inserted.
  ///   - anchor: The point that does not move.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(TransitionEffect(scale: Double(scale), anchor: anchor))
  }

  /// Returns a transition that moves the view in from an offset and out to the same offset, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(TransitionEffect(offset: offset)) }

  /// Returns a transition that moves the view in from an offset and out to the same offset, in points.
  ///
  /// - Parameters:
  ///   - x: The horizontal distance, in points; positive values are to the right.
  ///   - y: The vertical distance, in points; positive values are below.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

  /// Returns a transition that uses different transitions for insertion and removal.
  ///
  /// - Parameters:
  ///   - insertion: The transition of an insertion.
  ///   - removal: The transition of a removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    guard insertion.custom == nil, removal.custom == nil else {
      return asymmetric(insertion.typed, removal.typed)
    }
    return AnyTransition(
      ContiguousArray(insertion.parts.map(\.arrivalOnly) + removal.parts.map(\.departureOnly)))
  }

  private static func asymmetric(_ insertion: some Transition, _ removal: some Transition) -> AnyTransition {
    AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
  }

  /// Returns a combination of this transition with another one, which is applied outside this one.
  public func combined(with other: AnyTransition) -> AnyTransition {
    guard custom == nil, other.custom == nil else {
      return AnyTransition(erasing: Self.combination(typed, other.typed))
    }
    return AnyTransition(parts + other.parts)
  }

  private static func combination(_ inner: some Transition, _ outer: some Transition) -> any Transition {
    CombinedTransition(inner: inner, outer: outer)
  }

  private init(erasing transition: some Transition) { self.init(transition) }

  /// Returns this transition with a separate animation, independent of the animation of the change; `nil` disables the
  /// animation.
  public func animation(_ animation: Animation?) -> AnyTransition {
    func animated(_ transition: some Transition) -> AnyTransition {
      AnyTransition(AnimatedTransition(base: transition, animation: animation))
    }
    if let custom { return animated(custom) }
    return AnyTransition(ContiguousArray(parts.map { $0.animated(by: animation) }))
  }

  /// This transition as a single transition with a body.
  private var typed: any Transition {
    if let custom { return custom }
    guard let first = parts.first else { return IdentityTransition() }
    var whole: any Transition = PartTransition(part: first)
    for part in parts.dropFirst() { whole = Self.combination(whole, PartTransition(part: part)) }
    return whole
  }
}

extension AnyTransition {
  /// Whether the transition is animated even if the transaction has no animation.
  var animatesByItself: Bool {
    if let custom { return (custom as? any SelfAnimatingTransition)?.animatesByItself ?? false }
    return parts.contains { ($0.arrivalAnimation ?? nil) != nil || ($0.departureAnimation ?? nil) != nil }
  }

  /// Whether views are inserted and removed immediately.
  var isIdentity: Bool { custom == nil && parts.isEmpty }

  /// Whether the transition moves or resizes the view, so that a fade replaces it if reduced motion is requested.
  @MainActor
  var hasMotion: Bool {
    if let custom { return type(of: custom).properties.hasMotion }
    return parts.contains { $0.arrival.hasMotion || $0.departure.hasMotion }
  }

  /// A description of a part that is not finite; `nil` if all parts are finite.
  var unusableNumbers: String? {
    for part in parts {
      for effect in [part.arrival, part.departure] where !effect.isUsable { return effect.description }
    }
    return nil
  }
}

extension AnyTransition.Part {
  /// Returns the effect of this part in a phase.
  func effect(in phase: TransitionPhase) -> TransitionEffect {
    switch phase {
    case .willAppear: arrival
    case .identity: arrival.neutral
    case .didDisappear: departure
    }
  }

  /// Returns the animation of the change to a phase; `nil` for the animation of the transaction.
  func animation(to phase: TransitionPhase) -> Animation?? {
    phase == .didDisappear ? departureAnimation : arrivalAnimation
  }

  /// This part without an effect on removal.
  var arrivalOnly: AnyTransition.Part {
    var part = self
    part.departure = arrival.neutral
    return part
  }

  /// This part without an effect on insertion.
  var departureOnly: AnyTransition.Part {
    var part = self
    part.arrival = departure.neutral
    return part
  }

  /// Returns this part with a separate animation.
  func animated(by animation: Animation?) -> AnyTransition.Part {
    var part = self
    part.arrivalAnimation = .some(animation)
    part.departureAnimation = .some(animation)
    return part
  }
}

extension TransitionEffect {
  /// Returns an effect that moves an item over an edge by its own width or height. The leading edge is the left edge.
  fileprivate static func beyond(_ edge: Edge) -> TransitionEffect {
    switch edge {
    case .leading: TransitionEffect(share: CGSize(width: -1, height: 0))
    case .trailing: TransitionEffect(share: CGSize(width: 1, height: 0))
    case .top: TransitionEffect(share: CGSize(width: 0, height: -1))
    case .bottom: TransitionEffect(share: CGSize(width: 0, height: 1))
    }
  }
}
