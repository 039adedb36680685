@_spi(Engine) public import TributaryEngine
import TributaryDiagnostics
public import TributaryGeometry
import TributaryGestures

/// The phase of a scroll view: the cause of its current movement.
///
/// > Source: conformance SCROLL-67 to SCROLL-68.
public enum ScrollPhase: Equatable, Sendable {
  /// The content does not move.
  case idle
  /// A pointer presses scrollable content but has not moved it.
  case tracking
  /// A pointer moves the content.
  case interacting
  /// The content decelerates after a drag or a step of a wheel.
  case decelerating
  /// The content moves to a position that the program has requested.
  case animating

  /// Whether the content moves or is pressed.
  public var isScrolling: Bool { self != .idle }
}

/// The context of a change of the scroll phase.
public struct ScrollPhaseChangeContext {
  /// The geometry of the scroll view at the time of the change.
  public let geometry: ScrollGeometry
  /// The velocity with which a drag released the content, in points per second; `nil` in other phases than
  /// ``ScrollPhase/decelerating``. Positive values reveal content to the right and below.
  public let velocity: CGVector?
}

extension ScrollNode {
  /// The current phase.
  @MainActor
  package final var phase: ScrollPhase {
    if pullStart != nil { return .interacting }
    if let motion { return motion.isOfInput ? .decelerating : .animating }
    return isTouched ? .tracking : .idle
  }

  /// Whether a press that started on this scroll view is active and can scroll its content.
  @MainActor
  private final var isTouched: Bool {
    guard let arena = InputState.of(host).arena, arena.isPressed else { return false }
    return arena.members.contains {
      (($0.recognizer as? PanRecognizer)?.content as? ScrollPull)?.concerns(self) ?? false
    }
  }
}

/// A modifier that runs an action when the phase of a scroll view changes.
@_documentation(visibility: internal)
public struct ScrollPhaseModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

extension ScrollPhaseModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ScrollPhaseNode {
    ScrollPhaseNode(modifier.pointee, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: ScrollPhaseNode) {
    node.modifier = modifier.pointee
  }
}

extension View {
  /// Runs an action when the phase of the first scroll view inside this view changes.
  ///
  /// Wheel steps that are applied immediately do not change the phase.
  ///
  /// - Parameter action: A closure with the old and the new phase.
  ///
  /// > Source: conformance SCROLL-67 to SCROLL-68.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Runs an action when the phase of the first scroll view inside this view changes.
  ///
  /// - Parameter action: A closure with the old phase, the new phase, and the context of the change.
  ///
  /// > Source: conformance SCROLL-67 to SCROLL-68.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}

/// The node of an observer of a scroll view's phase.
@usableFromInline
package final class ScrollPhaseNode: ScrollWatchNode {
  var modifier: ScrollPhaseModifier
  private var reported = ScrollPhase.idle

  init(_ modifier: ScrollPhaseModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(around: inputs)
  }

  @MainActor
  override package func geometryDidChange() -> Bool {
    let now = watchedScroll?.phase ?? .idle
    if now == reported { return true }
    let (old, context) = (
      reported,
      watchedScroll.map { ScrollPhaseChangeContext(geometry: $0.geometry, velocity: $0.motion?.startVelocity) }
    )
    reported = now
    guard let context else { return true }
    host.enqueueAction(
      self, .plain(.other("onScrollPhaseChange")) { [weak self] in self?.modifier.action(old, now, context) })
    return true
  }
}
