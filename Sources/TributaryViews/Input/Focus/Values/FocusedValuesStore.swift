@_spi(Engine) package import TributaryEngine
import Observation

/// What is offered in a host: those who read it are evaluated again when it changes.
///
/// Invariant: after the actions of a frame `values` are what the nodes of `offers` offer that are active: those in the focus
/// from the inside out, then those of the scene in view order.
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

/// Who offers values in a host.
package final class FocusedValueOffers: HostFeature {
  package static let slot = FeatureSlot()

  var nodes = NodeRegister()
  var isGathering = false

  package init(of host: ViewGraph) {}
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
