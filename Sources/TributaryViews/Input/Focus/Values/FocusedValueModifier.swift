public import Observation
@_spi(Engine) public import TributaryEngine
import TributaryDiagnostics

extension View {
  /// Provides a value to readers of ``FocusedValue`` while the focus is in this view.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the value.
  ///   - value: The value.
  ///
  /// > Source: conformance FOCUS-40 to FOCUS-43.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(value: value, isOfScene: false) { $0[keyPath: keyPath] = $1 })
  }

  /// Provides a value, unless it is `nil`, while the focus is in this view.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the value.
  ///   - value: The value; `nil` for none.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(value: value, isOfScene: false) { $0[keyPath: keyPath] = $1 })
  }

  /// Provides a value to readers of ``FocusedValue``, regardless of the focus.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the value.
  ///   - value: The value.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(value: value, isOfScene: true) { $0[keyPath: keyPath] = $1 })
  }

  /// Provides a value, unless it is `nil`, regardless of the focus.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the value.
  ///   - value: The value; `nil` for none.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(value: value, isOfScene: true) { $0[keyPath: keyPath] = $1 })
  }

  /// Provides an object to readers of its type while the focus is in this view.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(value: object, isOfScene: false) { $0[objectOf: ObjectIdentifier(T.self)] = $1 })
  }

  /// Provides an object to readers of its type, regardless of the focus.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(value: object, isOfScene: true) { $0[objectOf: ObjectIdentifier(T.self)] = $1 })
  }
}

/// A modifier that provides a value while the focus is in a view, or regardless of the focus.
struct FocusedValueModifier<Value> {
  let value: Value?
  let isOfScene: Bool
  let put: (inout FocusedValues, Value) -> Void
  @State private var hasFocus = false
  @Environment(\.focusedValuesStore) private var store

  init(value: Value?, isOfScene: Bool, put: @escaping (inout FocusedValues, Value) -> Void) {
    self.value = value
    self.isOfScene = isOfScene
    self.put = put
  }
}

extension FocusedValueModifier: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    content
      .modifier(
        FocusRequestModifier(
          storage: nil, isWanted: false, isStillWanted: { false }, focusChange: { hasFocus = $0 })
      )
      .modifier(
        FocusedValueOffer(
          value: isOfScene || hasFocus ? value : nil, isOfScene: isOfScene, put: put, store: store))
  }
}

/// A modifier that registers the value that a view currently provides.
struct FocusedValueOffer<Value> {
  let value: Value?
  let isOfScene: Bool
  let put: (inout FocusedValues, Value) -> Void
  let store: FocusedValuesStore?
}

extension FocusedValueOffer: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> FocusedValueNode<Value> {
    FocusedValueNode(modifier.pointee, inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: FocusedValueNode<Value>) {
    node.update(modifier.pointee)
  }
}

/// The node of a view that provides a value of some type.
package final class FocusedValueNode<Value>: FocusedOfferNode {
  private var offer: FocusedValueOffer<Value>

  @MainActor
  init(_ offer: FocusedValueOffer<Value>, _ inputs: NodeInputs) {
    self.offer = offer
    super.init(inputs)
    FocusedValueOffers.of(host).nodes.add(self)
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

extension FocusedValueOffers {
  /// Returns the provided values: those around the focus from the inside out, then those of the scene in view order.
  @MainActor
  func gatherValues() -> FocusedValues {
    let nodes = nodes.entries.compactMap { host.handles.node(for: $0) }
    let ofFocus = nodes.filter { !$0.isOfScene }.sorted { $0.depth > $1.depth }
    let ofScene = nodes.filter(\.isOfScene).sorted { $0.precedes($1) }
    return (ofFocus + ofScene).reduce(into: FocusedValues()) { values, node in
      var own = FocusedValues()
      node.add(to: &own)
      values.fill(from: own)
    }
  }
}
