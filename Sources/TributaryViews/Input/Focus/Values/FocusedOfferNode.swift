@_spi(Engine) package import TributaryEngine
import TributaryFeedback

/// The node of a view that offers a value.
package class FocusedOfferNode: UnaryNode {
  var store: FocusedValuesStore? { nil }
  var isOfScene: Bool { false }
  func add(to values: inout FocusedValues) {}

  /// Has what is offered gathered anew after the walk.
  @MainActor
  final func offerDidChange() {
    let offers = host.feature(FocusedValueOffers.self)
    if offers.isGathering { return }
    offers.isGathering = true
    host.enqueueAction(
      self,
      .plain(.other("focusedValue")) { [host, store] in
        offers.isGathering = false
        store?.take(host.gatherFocusedValues())
      })
  }
}
