@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
public import TributaryMotion

/// A type that animates the insertion and removal of a view with modifiers around it.
///
///     struct Turn: Transition {
///       func body(content: Content, phase: TransitionPhase) -> some View {
///         content.rotationEffect(.degrees(90 * phase.value)).opacity(phase.isIdentity ? 1 : 0)
///       }
///     }
///
/// The body surrounds the view while the view is in the tree, and is expected to change nothing in the phase
/// `identity`. An inserted view is displayed in `willAppear`, and changes to `identity` with the animation of the
/// insertion. A removed view changes to `didDisappear`, and is drawn until the animations of this change have ended.
/// All animatable changes are animated: offsets, opacity, colors, sizes, and `Animatable` modifiers.
///
/// The body can use its content once. An effect of the body on layout also affects the neighbors of the view. The body
/// is at the position where `transition(_:)` is applied: modifiers between it and the condition are outside
/// the body.
///
/// > Source: conformance TRANS-17 to TRANS-24, TRANS-31.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view that ``body(content:phase:)`` returns.
  associatedtype Body: View

  /// The inserted or removed view, for use in ``body(content:phase:)``.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view that replaces `content` in a phase.
  ///
  /// - Parameters:
  ///   - content: A placeholder for the view that appears or disappears.
  ///   - phase: The phase, which determines the effects on `content`.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

  /// The properties that all transitions of this type have in common.
  @MainActor @preconcurrency static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns a view with this transition applied in a phase.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase.
  public func apply(content: some View, phase: TransitionPhase) -> some View {
    content.modifier(AppliedTransition(transition: InstalledValue(self), phase: phase))
  }

  /// Returns a combination of this transition with another one, which is applied outside this one.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(inner: self, outer: other)
  }

  /// Returns this transition with a separate animation, independent of the animation of the change; `nil` disables the
  /// animation.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// The phase of a view during its insertion and removal.
@frozen
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to be inserted.
  case willAppear
  /// The view is inserted.
  case identity
  /// The view is being removed.
  case didDisappear

  /// Whether the view is inserted.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: −1 for `willAppear`, 0 for `identity`, and 1 for `didDisappear`.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition in addition to its body.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves, resizes, or rotates the view. A fade replaces it if reduced motion is requested.
  public var hasMotion: Bool

  /// Creates the properties of a transition.
  ///
  /// - Parameter hasMotion: Whether the transition moves, resizes, or rotates the view.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A modifier that applies a transition in one phase to its content.
struct AppliedTransition<T: Transition>: ViewModifier, BuiltInComposite {
  let transition: InstalledValue<T>
  let phase: TransitionPhase

  func body(content: Content) -> T.Body {
    transition.value.body(content: PlaceholderContentView(modifying: content.source), phase: phase)
  }
}

extension EnvironmentValues {
  /// Whether reduced motion is requested. Transitions that move a view then fade it instead.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
}

private struct ReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension Transition where Self == IdentityTransition {
  /// A transition without animation.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// A transition that fades the view in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  /// A transition that moves the view in from its leading edge and out over its trailing edge.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
  /// Returns a transition that moves the view in from one of its edges and out over the same edge.
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// Returns a transition that moves the view in from one of its edges and out over the opposite edge, with a fade.
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// Returns a transition that moves the view in from an offset and out to the same offset, in points.
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

  /// Returns a transition that moves the view in from an offset and out to the same offset, in points.
  ///
  /// - Parameters:
  ///   - x: The horizontal distance, in points; positive values are to the right.
  ///   - y: The vertical distance, in points; positive values are below.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == ScaleTransition {
  /// A transition that scales the view up from its center, and down to it.
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }

  /// Returns a transition that scales the view by a factor around an anchor, a fraction of its bounds.
  ///
  /// - Parameters:
  ///   - scale: The factor of the size while the view is absent.
  ///   - anchor: The point that does not move, in fractions of the bounds.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}
