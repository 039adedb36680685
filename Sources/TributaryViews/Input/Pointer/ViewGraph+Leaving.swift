@_spi(Engine) import TributaryEngine
import TributaryGestures

extension ViewGraph {
  /// What goes takes part in no press any more, and keys are not meant for it.
  @MainActor
  func releaseInputOfDepartures() {
    for member in input.arena?.members ?? [] {
      guard let gesture = member.owner.flatMap({ handles.node(for: $0) }) as? GestureNode, gesture.isAbsent(.departing)
      else {
        continue
      }
      gesture.interrupt()
    }
    if let target = input.focus.flatMap({ handles.node(for: $0) }) as? ItemNode, target.isAbsent(.departing) {
      focusTargetWillGo(target)
    }
  }
}
