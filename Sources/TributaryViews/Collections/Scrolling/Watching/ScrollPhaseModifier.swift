@_spi(Engine) public import TributaryEngine
import TributaryFeedback

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
