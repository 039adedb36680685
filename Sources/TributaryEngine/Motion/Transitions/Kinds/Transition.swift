public import TributaryGeometry
public import TributaryMotion

/// How a view comes and goes, made of views around it.
///
///     struct Turn: Transition {
///       func body(content: Content, phase: TransitionPhase) -> some View {
///         content.rotationEffect(.degrees(90 * phase.value)).opacity(phase.isIdentity ? 1 : 0)
///       }
///     }
///
/// The body stands around the view for as long as the view is there; in the phase `identity` it should change nothing. A
/// view that comes is shown in `willAppear` and changes to `identity` within the animation that brings it; one that goes
/// changes to `didDisappear`, and is there until the animations that this starts have ended. What animates is what
/// animates anywhere: offsets, opacity, colours, sizes, `Animatable` modifiers.
///
/// The body may place its content once; with an effect of its own on layout the content's neighbours notice it. It stands
/// where ``View/transition(_:)-(T)`` is applied: modifiers between there and the condition are outside of it.
///
/// > Source: conformance TRANS-17 to TRANS-24, TRANS-31.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view that ``body(content:phase:)`` answers.
  associatedtype Body: View

  /// The view that comes or goes, to be placed in ``body(content:phase:)``.
  typealias Content = PlaceholderContentView<Self>

  /// The view that stands in place of `content` in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

  /// What the engine has to know of every transition of this type.
  @MainActor @preconcurrency static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// A view as this transition shows it in a phase.
  public func apply(content: some View, phase: TransitionPhase) -> some View {
    content.modifier(AppliedTransition(transition: InstalledValue(self), phase: phase))
  }

  /// Both transitions at once; `other` is applied outside of this one.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(inner: self, outer: other)
  }

  /// This transition, shown by an animation of its own whatever shows the change around it; `nil` at once.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// Where a view is on its way into the tree and out of it.
@frozen
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to come.
  case willAppear
  /// The view is there.
  case identity
  /// The view goes.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// −1 before the view comes, 0 while it is there, 1 when it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What the engine has to know of a transition besides its body.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves, resizes or turns the view. Where motion is to be reduced, a fade takes its place.
  public var hasMotion: Bool

  /// - Parameter hasMotion: Whether the transition moves, resizes or turns the view.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A modifier that shows its content as a transition does in one phase.
struct AppliedTransition<T: Transition>: ViewModifier, FrameworkComposite {
  let transition: InstalledValue<T>
  let phase: TransitionPhase

  func body(content: Content) -> T.Body {
    transition.value.body(content: PlaceholderContentView(modifying: content.source), phase: phase)
  }
}

extension EnvironmentValues {
  /// Whether views are asked to move less; transitions that move a view then fade it instead.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
}

private struct ReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension Transition where Self == IdentityTransition {
  /// The view is there or not; nothing is animated.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// The view fades in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  /// The view comes from its leading edge and goes to its trailing edge.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
  /// The view comes from an edge of its own and goes back there.
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// The view comes from an edge of its own and goes to the opposite one, fading in and out.
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// The view comes from some distance and goes back there, in points.
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

  /// The view comes from some distance and goes back there, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == ScaleTransition {
  /// The view grows from its centre and shrinks to it.
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }

  /// The view grows and shrinks about a point of it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}
