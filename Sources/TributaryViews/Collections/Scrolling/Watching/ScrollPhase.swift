@_spi(Engine) public import TributaryEngine
import TributaryFeedback
import TributaryGeometry
import TributaryGestures

/// What moves the content of a scroll view.
///
/// > Source: conformance SCROLL-67 to SCROLL-68.
public enum ScrollPhase: Equatable, Sendable {
  /// Nothing does.
  case idle
  /// A pointer is down on content that could be moved, and has not moved it.
  case tracking
  /// A pointer moves it.
  case interacting
  /// It goes on by itself after a pointer has let go, or after a step of a wheel.
  case decelerating
  /// It goes where the program wants it.
  case animating

  /// Whether anything moves the content, or is about to.
  public var isScrolling: Bool { self != .idle }
}

/// A scroll view as it is when its phase changes.
public struct ScrollPhaseChangeContext {
  /// Which part of its content it shows.
  public let geometry: ScrollGeometry
}

extension ScrollNode {
  /// What moves the content at the moment.
  @MainActor
  package final var phase: ScrollPhase {
    if pullStart != nil { return .interacting }
    if let motion { return motion.isOfInput ? .decelerating : .animating }
    return isTouched ? .tracking : .idle
  }

  /// Whether a press goes on that began on this scroll view and may move its content.
  @MainActor
  private final var isTouched: Bool {
    guard let arena = host.input.arena, arena.isPressed else { return false }
    return arena.members.contains {
      (($0.recognizer as? PanRecognizer)?.content as? ScrollPull)?.concerns(self) ?? false
    }
  }
}

/// Runs an action when something else moves the content of a scroll view.
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
  /// Runs `action` with the phase before and the phase now when something else moves the content of a scroll view: of the
  /// first one in this view. Steps of a wheel that are taken at once change no phase.
  ///
  /// > Source: conformance SCROLL-67 to SCROLL-68.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Runs `action` with the phase before, the phase now and what is shown then when something else moves the content of a
  /// scroll view: of the first one in this view.
  ///
  /// > Source: conformance SCROLL-67 to SCROLL-68.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}

/// The node that tells of the phases of a scroll view.
@usableFromInline
package final class ScrollPhaseNode: ScrollWatchNode {
  var modifier: ScrollPhaseModifier
  private var told = ScrollPhase.idle

  init(_ modifier: ScrollPhaseModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(around: inputs)
  }

  @MainActor
  override package func geometryDidChange() -> Bool {
    let now = watchedScroll?.phase ?? .idle
    if now == told { return true }
    let (old, context) = (told, watchedScroll.map { ScrollPhaseChangeContext(geometry: $0.geometry) })
    told = now
    guard let context else { return true }
    host.enqueueAction(
      self, .plain(.other("onScrollPhaseChange")) { [weak self] in self?.modifier.action(old, now, context) })
    return true
  }
}
