@_spi(Engine) import TributaryEngine
import TributaryFeedback

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
