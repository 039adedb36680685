@_spi(Engine) import TributaryEngine
import TributaryFeedback

/// The node of a view that offers a value of some type.
package final class FocusedValueNode<Value>: FocusedOfferNode {
  private var offer: FocusedValueOffer<Value>

  @MainActor
  init(_ offer: FocusedValueOffer<Value>, _ inputs: NodeInputs) {
    self.offer = offer
    super.init(inputs)
    host.feature(FocusedValueOffers.self).nodes.add(host.handles.handle(for: self), in: host.handles)
    if offer.value != nil { offerDidChange() }
  }

  @MainActor
  func update(_ new: FocusedValueOffer<Value>) {
    let isEqual = withPointer(to: offer.value) { old in
      withPointer(to: new.value) { new in
        ComparisonCache.comparisonOnMain(of: Value?.self).areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new))
      }
    }
    offer = new
    if !isEqual { offerDidChange() }
  }

  @MainActor
  override package func willRemove() {
    if offer.value != nil { offerDidChange() }
  }

  override var store: FocusedValuesStore? { offer.store }
  override var isOfScene: Bool { offer.isOfScene }
  override func add(to values: inout FocusedValues) {
    if let value = offer.value { offer.put(&values, value) }
  }
}

extension ViewGraph {
  /// What is offered now: in the focus from the inside out, then in the scene in view order.
  @MainActor
  func gatherFocusedValues() -> FocusedValues {
    let nodes = feature(FocusedValueOffers.self).nodes.entries.compactMap { handles.node(for: $0) as? FocusedOfferNode }
    let ofFocus = nodes.filter { !$0.isOfScene }.sorted { $0.depth > $1.depth }
    let ofScene = nodes.filter(\.isOfScene).sorted { precedes($0, $1) }
    return (ofFocus + ofScene).reduce(into: FocusedValues()) { values, node in
      var own = FocusedValues()
      node.add(to: &own)
      values.fill(from: own)
    }
  }
}
