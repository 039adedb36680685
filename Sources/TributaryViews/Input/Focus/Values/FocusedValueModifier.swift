@_spi(Engine) public import TributaryEngine
public import Observation

extension View {
  /// Offers a value to those who read it by ``FocusedValue``, while this view, or one inside, has the focus.
  ///
  /// > Source: conformance FOCUS-40 to FOCUS-43.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(value: value, isOfScene: false) { $0[keyPath: keyPath] = $1 })
  }

  /// Offers a value, unless it is `nil`, while this view, or one inside, has the focus.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(value: value, isOfScene: false) { $0[keyPath: keyPath] = $1 })
  }

  /// Offers a value to those who read it by ``FocusedValue``, whatever has the focus.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(value: value, isOfScene: true) { $0[keyPath: keyPath] = $1 })
  }

  /// Offers a value, unless it is `nil`, whatever has the focus.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(value: value, isOfScene: true) { $0[keyPath: keyPath] = $1 })
  }

  /// Offers an object to those who read it by its type, while this view, or one inside, has the focus.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(value: object, isOfScene: false) { $0[objectOf: ObjectIdentifier(T.self)] = $1 })
  }

  /// Offers an object to those who read it by its type, whatever has the focus.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(value: object, isOfScene: true) { $0[objectOf: ObjectIdentifier(T.self)] = $1 })
  }
}

/// Offers a value while the focus is in a view, or always.
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

extension FocusedValueModifier: ViewModifier, FrameworkComposite {
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

/// What a view offers now.
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
