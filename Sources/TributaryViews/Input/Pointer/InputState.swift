@_spi(Engine) package import TributaryEngine
package import TributaryGestures

/// The pointer of a host, and its focus.
package final class InputState: HostFeature {
  package static let slot = FeatureSlot()

  /// The gestures of the press that is going on, or that wait for another one.
  package var arena: GestureArena<NodeHandle>?
  /// The time for which a deadline was asked, and its name.
  package var deadline: (time: Double, id: DeadlineQueue.ID)?
  /// The front-most node that can have the focus, of those that the press began on.
  package var pressed: NodeHandle?
  /// The node that keys are meant for.
  package var focus: NodeHandle?

  /// What had the focus in alternatives when they were concealed.
  var focusOfAlternatives: ContiguousArray<ConcealedFocus> = []

  package init(of host: ViewGraph) { host.features.upcalls.visibility = host.feature(InputObserver.self) }
}
