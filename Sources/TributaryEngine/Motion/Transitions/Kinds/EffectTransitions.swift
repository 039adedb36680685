public import TributaryGeometry

/// A transition that does nothing: the view is there or not.
public struct IdentityTransition {
  /// A transition that does nothing.
  public nonisolated init() {}
}

extension IdentityTransition: Transition, EffectTransition {
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  public func body(content: Content, phase: TransitionPhase) -> Content { content }

  var parts: ContiguousArray<AnyTransition.Part>? { [] }
}

/// A transition that fades the view in and out.
public struct OpacityTransition {
  /// A transition that fades the view in and out.
  public nonisolated init() {}
}

extension OpacityTransition: Transition, EffectTransition {
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  public func body(content: Content, phase: TransitionPhase) -> some View { content.effects(parts, in: phase) }

  var parts: ContiguousArray<AnyTransition.Part>? { AnyTransition.opacity.parts }
}

/// A transition that brings the view from an edge of its own and back there, by its own width or height.
public struct MoveTransition {
  /// The edge.
  public var edge: Edge

  /// A transition over an edge.
  public nonisolated init(edge: Edge) { self.edge = edge }
}

extension MoveTransition: Transition, EffectTransition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content.effects(parts, in: phase) }

  var parts: ContiguousArray<AnyTransition.Part>? { AnyTransition.move(edge: edge).parts }
}

/// A transition that brings the view from its leading edge and takes it away over its trailing edge.
public struct SlideTransition {
  /// A transition from the leading to the trailing edge.
  public nonisolated init() {}
}

extension SlideTransition: Transition, EffectTransition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content.effects(parts, in: phase) }

  var parts: ContiguousArray<AnyTransition.Part>? { AnyTransition.slide.parts }
}

/// A transition that brings the view from one edge of its own and takes it away over the opposite one, with a fade.
public struct PushTransition {
  /// The edge that the view comes from.
  public var edge: Edge

  /// A transition from an edge to the opposite one.
  public nonisolated init(edge: Edge) { self.edge = edge }
}

extension PushTransition: Transition, EffectTransition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content.effects(parts, in: phase) }

  var parts: ContiguousArray<AnyTransition.Part>? { AnyTransition.push(from: edge).parts }
}

/// A transition that brings the view from some distance and back there.
public struct OffsetTransition {
  /// How far, in points.
  public var offset: CGSize

  /// A transition over a distance in points.
  public nonisolated init(_ offset: CGSize) { self.offset = offset }
}

extension OffsetTransition: Transition, EffectTransition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content.effects(parts, in: phase) }

  var parts: ContiguousArray<AnyTransition.Part>? { AnyTransition.offset(offset).parts }
}

/// A transition that lets the view grow and shrink about a point of it.
public struct ScaleTransition {
  /// The size of the view that is not there, as a factor.
  public var scale: Double
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// A transition from and to a factor of the size.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaleTransition: Transition, EffectTransition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content.effects(parts, in: phase) }

  var parts: ContiguousArray<AnyTransition.Part>? { AnyTransition.scale(scale: scale, anchor: anchor).parts }
}

/// One part of a transition of the package as a body, for transitions that are made of such parts and of others.
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
  /// This view as the one part of a transition of the package shows it.
  fileprivate func effects(_ parts: ContiguousArray<AnyTransition.Part>?, in phase: TransitionPhase) -> some View {
    modifier(TransitionEffectModifier(effect: parts?.first?.effect(in: phase) ?? TransitionEffect()))
  }
}
