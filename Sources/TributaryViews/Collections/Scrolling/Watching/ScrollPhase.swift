@_spi(Engine) import TributaryEngine
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
