@_spi(Engine) import TributaryEngine

/// The node of a gesture of a type that is made of others.
private final class GestureBodyNode<G: Gesture>: AnyGestureBodyNode {
  @exclusivity(unchecked) private var gesture: G

  @MainActor
  init(_ gesture: G, in holder: any GestureBodyHolder, _ environment: Unretained<EnvironmentScope>) {
    self.gesture = gesture
    super.init(
      NodeInputs(parent: holder, environment: environment), TypeLayout.of(G.self, in: holder.hostReference))
    installProperties(at: UnsafeMutableRawPointer(address(of: &self.gesture)))
  }

  /// Evaluates the body of a new value of the gesture.
  @MainActor
  func evaluate<R>(_ new: G, isWhole: Bool, _ use: (G.Body) -> R) -> R {
    var next = new
    let old = UnsafeRawPointer(address(of: &gesture))
    withMutablePointer(to: &next) { next in
      layout.transferProperties(from: old, to: UnsafeMutableRawPointer(next))
    }
    // What stood ends when the new value stands, since objects of users end with it.
    swap(&gesture, &next)
    // A gesture nests as deeply as its type does.
    _ = willEvaluate()
    let body = host.answering {
      withEvaluation(of: self) {
        prepareProperties()
        return gesture.body
      }
    }
    return withGestureBodies(isWhole: isWhole) { use(body) }
  }

  @MainActor override func updateProperties() {
    layout.updateProperties(at: UnsafeMutableRawPointer(address(of: &gesture)))
  }

  @MainActor override func withValue(_ body: (UnsafeRawPointer) -> Void) {
    body(UnsafeRawPointer(address(of: &gesture)))
  }

  override var sourceType: Any.Type? { G.self }
}

extension Gesture {
  /// Hands on the gesture that this one is made of, its properties in place if it has any.
  ///
  /// - Parameter isWhole: Whether `use` makes recognizers, so that it meets every part of the gesture.
  static func withBody<R>(of gesture: Self, isWhole: Bool, _ use: (Body) -> R) -> R {
    guard let holder = currentEvaluation.node as? any GestureBodyHolder else { return use(gesture.body) }
    if !TypeLayout.of(Self.self, in: holder.hostReference).with({ $0.hasDynamicProperties }) {
      return use(holder.host.answering { gesture.body })
    }
    if let node = holder.gestureBodies.next(of: GestureBodyNode<Self>.self) {
      return node.evaluate(gesture, isWhole: isWhole, use)
    }
    let environment = (holder as? GestureNode)?.environment ?? (holder as? EvaluatedNode)?.environmentReference
    guard let environment else { return use(gesture.body) }
    let node = GestureBodyNode(gesture, in: holder, environment)
    holder.gestureBodies.append(node)
    return node.evaluate(gesture, isWhole: isWhole, use)
  }
}
