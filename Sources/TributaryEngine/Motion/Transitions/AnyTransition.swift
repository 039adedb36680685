public import TributaryGeometry
public import TributaryMotion

/// How a view comes and goes when that is animated.
///
/// Offsets, scale and opacity of a transition touch what is drawn only: layout and preferences know a view that comes
/// from the start, and one that goes no longer.
public struct AnyTransition {
  /// From the innermost to the outermost; empty if there is a `custom` one.
  package var parts: ContiguousArray<Part>

  /// The transition, if it is more than an effect: its body stands around the view.
  package var custom: (any Transition)?

  /// Something that a transition does, with the animation that shows it.
  package struct Part {
    var arrival = TransitionEffect()
    var departure = TransitionEffect()
    /// `nil`: that of the transaction.
    var arrivalAnimation: Animation??
    var departureAnimation: Animation??
  }

  init(_ parts: ContiguousArray<Part>) { self.parts = parts }

  /// A transition with its type erased.
  public init<T: Transition>(_ transition: T) {
    if let parts = (transition as? any EffectTransition)?.parts {
      self.init(parts)
    } else {
      self.init([])
      custom = transition
    }
  }

  /// A transition between two values of a modifier.
  ///
  /// - Parameters:
  ///   - active: Applied to the view that is not there.
  ///   - identity: Applied to the view that is there.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  private init(arrival: TransitionEffect, departure: TransitionEffect) {
    self.init([Part(arrival: arrival, departure: departure)])
  }

  private init(_ effect: TransitionEffect) { self.init(arrival: effect, departure: effect) }

  /// The view is there or not; nothing is animated.
  public static var identity: AnyTransition { AnyTransition([]) }

  /// The view fades in and out. This is what happens to a view without a transition.
  public static var opacity: AnyTransition { AnyTransition(TransitionEffect(opacity: 0)) }

  /// The view comes from its leading edge and goes to its trailing edge, each time by its own width.
  public static var slide: AnyTransition {
    AnyTransition(arrival: .beyond(.leading), departure: .beyond(.trailing))
  }

  /// The view comes from an edge of its own and goes back there, by its own width or height.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.beyond(edge)) }

  /// The view comes from an edge of its own and goes to the opposite one, fading in and out.
  public static func push(from edge: Edge) -> AnyTransition {
    var (arrival, departure) = (TransitionEffect.beyond(edge), TransitionEffect.beyond(edge))
    departure.share = CGSize(width: -arrival.share.width, height: -arrival.share.height)
    (arrival.opacity, departure.opacity) = (0, 0)
    return AnyTransition(arrival: arrival, departure: departure)
  }

  /// The view grows from its centre and shrinks to it.
  public static var scale: AnyTransition { scale(scale: 1e-5) }

  /// The view grows and shrinks about a point of it.
  ///
  /// - Parameter scale: The size of the view that is not there, as a factor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(TransitionEffect(scale: Double(scale), anchor: anchor))
  }

  /// The view comes from some distance and goes back there, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(TransitionEffect(offset: offset)) }

  /// The view comes from some distance and goes back there, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

  /// One transition for a view that comes, another for one that goes.
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

  /// Both transitions at once; `other` is applied outside of this one.
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

  /// This transition, shown by an animation of its own whatever shows the change around it; `nil` at once.
  public func animation(_ animation: Animation?) -> AnyTransition {
    func animated(_ transition: some Transition) -> AnyTransition {
      AnyTransition(AnimatedTransition(base: transition, animation: animation))
    }
    if let custom { return animated(custom) }
    return AnyTransition(ContiguousArray(parts.map { $0.animated(by: animation) }))
  }

  /// The same as one transition with a body.
  private var typed: any Transition {
    if let custom { return custom }
    guard let first = parts.first else { return IdentityTransition() }
    var whole: any Transition = PartTransition(part: first)
    for part in parts.dropFirst() { whole = Self.combination(whole, PartTransition(part: part)) }
    return whole
  }
}

extension AnyTransition {
  /// Whether something is animated also where the transaction asks for nothing.
  var animatesByItself: Bool {
    if let custom { return (custom as? any SelfAnimatingTransition)?.animatesByItself ?? false }
    return parts.contains { ($0.arrivalAnimation ?? nil) != nil || ($0.departureAnimation ?? nil) != nil }
  }

  /// Whether views come and go at once by it.
  var isIdentity: Bool { custom == nil && parts.isEmpty }

  /// Whether it moves or resizes the view, so that a fade takes its place where motion is to be reduced.
  @MainActor
  var hasMotion: Bool {
    if let custom { return type(of: custom).properties.hasMotion }
    return parts.contains { $0.arrival.hasMotion || $0.departure.hasMotion }
  }

  /// What is given for a part that is no number, in words; `nil` if everything is one.
  var unusableNumbers: String? {
    for part in parts {
      for effect in [part.arrival, part.departure] where !effect.isUsable { return effect.description }
    }
    return nil
  }
}

extension AnyTransition.Part {
  /// What the part makes of a view in a phase.
  func effect(in phase: TransitionPhase) -> TransitionEffect {
    switch phase {
    case .willAppear: arrival
    case .identity: arrival.neutral
    case .didDisappear: departure
    }
  }

  /// The animation that shows the change to a phase; `nil` for that of the transaction.
  func animation(to phase: TransitionPhase) -> Animation?? {
    phase == .didDisappear ? departureAnimation : arrivalAnimation
  }

  /// The same for a view that comes; one that goes is left as it is.
  var arrivalOnly: AnyTransition.Part {
    var part = self
    part.departure = arrival.neutral
    return part
  }

  /// The same for a view that goes; one that comes is left as it is.
  var departureOnly: AnyTransition.Part {
    var part = self
    part.arrival = departure.neutral
    return part
  }

  /// The same, shown by an animation of its own.
  func animated(by animation: Animation?) -> AnyTransition.Part {
    var part = self
    part.arrivalAnimation = .some(animation)
    part.departureAnimation = .some(animation)
    return part
  }
}

extension TransitionEffect {
  /// Moved beyond an edge by the item's own length; leading is left.
  fileprivate static func beyond(_ edge: Edge) -> TransitionEffect {
    switch edge {
    case .leading: TransitionEffect(share: CGSize(width: -1, height: 0))
    case .trailing: TransitionEffect(share: CGSize(width: 1, height: 0))
    case .top: TransitionEffect(share: CGSize(width: 0, height: -1))
    case .bottom: TransitionEffect(share: CGSize(width: 0, height: 1))
    }
  }
}
