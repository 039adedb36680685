import Observation
@_spi(Engine) package import TributaryEngine
import TributaryDiagnostics

/// An observable store of the values that are provided in a host. A change invalidates the readers.
///
/// Invariant: after the actions of a frame, `values` are the values of the active nodes of `offers`: those around the
/// focus from the inside out, then those of the scene in view order.
///
/// Tested by `FocusedValueTests`.
package final class FocusedValuesStore: Observable {
  private let registrar = ObservationRegistrar()
  private var stored = FocusedValues()

  package init() {}

  var values: FocusedValues {
    registrar.access(self, keyPath: \.values)
    return stored
  }

  func take(_ new: FocusedValues) {
    registrar.withMutation(of: self, keyPath: \.values) { stored = new }
  }
}

/// The nodes of a host that provide focused values.
package final class FocusedValueOffers: HostFeature {
  package static let slot = FeatureSlot()

  var nodes = NodeRegister<FocusedOfferNode>()
  var isGathering = false

  /// The host, which owns this object.
  unowned let host: ViewGraph

  package init(of host: ViewGraph) { self.host = host }
}

private struct FocusedValuesStoreKey: EnvironmentKey {
  static var defaultValue: FocusedValuesStore? { nil }
}

extension EnvironmentValues {
  package var focusedValuesStore: FocusedValuesStore? {
    get { self[FocusedValuesStoreKey.self] }
    set { self[FocusedValuesStoreKey.self] = newValue }
  }
}

/// The node of a view that provides a focused value.
package class FocusedOfferNode: UnaryNode {
  var store: FocusedValuesStore? { nil }
  var isOfScene: Bool { false }
  func add(to values: inout FocusedValues) {}

  /// Schedules an update of the provided values after the walk.
  @MainActor
  final func offerDidChange() {
    let offers = FocusedValueOffers.of(host)
    if offers.isGathering { return }
    offers.isGathering = true
    host.enqueueAction(
      self,
      .plain(.other("focusedValue")) { [store] in
        offers.isGathering = false
        store?.take(offers.gatherValues())
      })
  }
}
