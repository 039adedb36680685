@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A transition without animation.
public struct IdentityTransition {
  /// Creates a transition without animation.
  public nonisolated init() {}
}

extension IdentityTransition: Transition, EffectTransition {
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  public func body(content: Content, phase: TransitionPhase) -> Content { content }

  var parts: ContiguousArray<AnyTransition.Part>? { [] }
}

/// A transition that fades the view in and out.
public struct OpacityTransition {
  /// Creates a transition that fades the view in and out.
  public nonisolated init() {}
}

extension OpacityTransition: Transition, EffectTransition {
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  public func body(content: Content, phase: TransitionPhase) -> some View { content.effects(parts, in: phase) }

  var parts: ContiguousArray<AnyTransition.Part>? { AnyTransition.opacity.parts }
}

/// A transition that moves the view in from one of its edges and out over the same edge, by its own width or height.
public struct MoveTransition {
  /// The edge over which the view moves.
  public var edge: Edge

  /// Creates a transition over an edge.
  public nonisolated init(edge: Edge) { self.edge = edge }
}

extension MoveTransition: Transition, EffectTransition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content.effects(parts, in: phase) }

  var parts: ContiguousArray<AnyTransition.Part>? { AnyTransition.move(edge: edge).parts }
}

/// A transition that moves the view in from its leading edge and out over its trailing edge.
public struct SlideTransition {
  /// Creates a transition from the leading edge to the trailing edge.
  public nonisolated init() {}
}

extension SlideTransition: Transition, EffectTransition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content.effects(parts, in: phase) }

  var parts: ContiguousArray<AnyTransition.Part>? { AnyTransition.slide.parts }
}

/// A transition that moves the view in from one of its edges and out over the opposite edge, with a fade.
public struct PushTransition {
  /// The edge from which the view moves in.
  public var edge: Edge

  /// Creates a transition from an edge to the opposite edge.
  public nonisolated init(edge: Edge) { self.edge = edge }
}

extension PushTransition: Transition, EffectTransition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content.effects(parts, in: phase) }

  var parts: ContiguousArray<AnyTransition.Part>? { AnyTransition.push(from: edge).parts }
}

/// A transition that moves the view in from an offset and out to the same offset.
public struct OffsetTransition {
  /// The offset, in points.
  public var offset: CGSize

  /// Creates a transition with an offset, in points.
  public nonisolated init(_ offset: CGSize) { self.offset = offset }
}

extension OffsetTransition: Transition, EffectTransition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content.effects(parts, in: phase) }

  var parts: ContiguousArray<AnyTransition.Part>? { AnyTransition.offset(offset).parts }
}

/// A transition that scales the view around an anchor.
public struct ScaleTransition {
  /// The scale factor of the view while it is not inserted.
  public var scale: Double
  /// The point that does not move.
  public var anchor: UnitPoint

  /// Creates a transition with a scale factor and an anchor.
  ///
  /// - Parameters:
  ///   - scale: The factor of the size while the view is absent.
  ///   - anchor: The point that does not move, in fractions of the bounds.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaleTransition: Transition, EffectTransition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content.effects(parts, in: phase) }

  var parts: ContiguousArray<AnyTransition.Part>? { AnyTransition.scale(scale: scale, anchor: anchor).parts }
}

/// One part of a built-in transition as a transition with a body, for combinations with custom transitions.
struct PartTransition {
  let part: AnyTransition.Part
}

extension PartTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(TransitionEffectModifier(effect: part.effect(in: phase)))
      .transaction(value: phase) { transaction in
        if let own = part.animation(to: phase) { transaction.animation = own }
      }
  }
}

extension View {
  /// Returns this view with the effect of a built-in transition with one part.
  fileprivate func effects(_ parts: ContiguousArray<AnyTransition.Part>?, in phase: TransitionPhase) -> some View {
    modifier(TransitionEffectModifier(effect: parts?.first?.effect(in: phase) ?? TransitionEffect()))
  }
}
