@_spi(Engine) package import TributaryEngine

/// The node of a composite gesture with dynamic properties, which stores them between presses.
package class AnyGestureBodyNode: EvaluatedNode, GestureBodyHolder {
  package final var gestureBodies = GestureBodies()

  override package final func forEachChild(_ body: (ViewNode) -> Void) { gestureBodies.forEach(body) }

  @MainActor
  override package final func surroundingsDidChange(_ changes: SurroundingChanges) {
    super.surroundingsDidChange(changes)
    gestureBodies.forEach { node in alreadyOnMainActor(with: node) { $0.surroundingsDidChange(changes) } }
  }

  /// Updates the recognizer of the current press after a change of a value that the body read.
  @MainActor
  override package final func update() {
    guard flags.contains(.needsUpdate) else { return }
    flags.remove(.needsUpdate)
    ancestors.first(of: GestureNode.self)?.updateRecognizer()
  }
}

/// The node of a composite gesture of a particular type.
private final class GestureBodyNode<G: Gesture>: AnyGestureBodyNode {
  @exclusivity(unchecked) private var gesture: G

  @MainActor
  init(_ gesture: G, in holder: any GestureBodyHolder, _ environment: Unretained<EnvironmentScope>) {
    self.gesture = gesture
    super.init(
      NodeInputs(parent: holder, environment: environment), TypeLayout.of(G.self, in: holder.hostReference))
    installProperties(at: UnsafeMutableRawPointer(address(of: &self.gesture, in: self)))
  }

  /// Evaluates the body of a new value of the gesture.
  @MainActor
  func evaluate<R>(_ new: G, isWhole: Bool, _ use: (G.Body) -> R) -> R {
    var next = new
    let old = UnsafeRawPointer(address(of: &gesture, in: self))
    withMutablePointer(to: &next) { next in
      layout.transferProperties(from: old, to: UnsafeMutableRawPointer(next))
    }
    // The old value ends only after the new one is stored, since it can own the last reference to an object of client
    // code.
    swap(&gesture, &next)
    // The result is ignored, since the nesting of gestures is limited by their types.
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
    layout.updateProperties(at: UnsafeMutableRawPointer(address(of: &gesture, in: self)))
  }

  @MainActor override func withValue(_ body: (UnsafeRawPointer) -> Void) {
    body(UnsafeRawPointer(address(of: &gesture, in: self)))
  }

  override var sourceType: Any.Type? { G.self }
}

extension Gesture {
  /// Calls a closure with the body of a gesture, after its properties are installed.
  ///
  /// - Parameter isWhole: Whether `use` makes recognizers, and thus visits every part of the gesture.
  static func withBody<R>(of gesture: Self, isWhole: Bool, _ use: (Body) -> R) -> R {
    guard let holder = currentEvaluation.node as? any GestureBodyHolder else { return use(gesture.body) }
    if !TypeLayout.of(Self.self, in: holder.hostReference).with({ $0.hasDynamicProperties }) {
      return use(holder.host.answering { gesture.body })
    }
    if let node = holder.gestureBodies.next(of: GestureBodyNode<Self>.self) {
      return node.evaluate(gesture, isWhole: isWhole, use)
    }
    let environment = (holder as? GestureNode)?.environment ?? holder.asEvaluated?.environmentReference
    guard let environment else { return use(gesture.body) }
    let node = GestureBodyNode(gesture, in: holder, environment)
    holder.gestureBodies.append(node)
    return node.evaluate(gesture, isWhole: isWhole, use)
  }
}

/// A node that stores the nodes of the nested gestures with dynamic properties.
package protocol GestureBodyHolder: ViewNode {
  var gestureBodies: GestureBodies { get set }
}

extension GestureBodyHolder {
  /// Runs a closure that makes or updates the recognizers of gestures.
  ///
  /// - Parameter isWhole: Whether the closure visits every part of the gesture. Nodes that are not visited are then
  ///   removed.
  @MainActor
  package func withGestureBodies<R>(isWhole: Bool, _ body: () -> R) -> R {
    gestureBodies.begin()
    let outer = currentEvaluation
    currentEvaluation = UnsafeEvaluation(node: self)
    defer {
      currentEvaluation = outer
      if isWhole { for node in gestureBodies.takeUnfound() { host.remove(node) } }
    }
    return body()
  }
}

/// The nodes of gestures with dynamic properties, in the order of their recognizers' creation.
///
/// The structure of a gesture is its type, so a gesture is matched with the first node of its type that is not matched
/// yet.
package struct GestureBodies {
  private var nodes: ContiguousArray<AnyGestureBodyNode> = []
  private var found: Set<ObjectIdentifier> = []

  mutating func begin() { found = [] }

  mutating func next<N: AnyGestureBodyNode>(of type: N.Type) -> N? {
    for case let node as N in nodes where found.insert(ObjectIdentifier(node)).inserted { return node }
    return nil
  }

  mutating func append(_ node: AnyGestureBodyNode) {
    node.indexInParent = Int32(truncatingIfNeeded: nodes.count + 1)
    nodes.append(node)
    found.insert(ObjectIdentifier(node))
  }

  /// Removes and returns the nodes that were not matched since `begin()`.
  mutating func takeUnfound() -> [ViewNode] {
    let gone = nodes.filter { !found.contains(ObjectIdentifier($0)) }
    nodes.removeAll { !found.contains(ObjectIdentifier($0)) }
    return Array(gone)
  }

  package func forEach(_ body: (ViewNode) -> Void) { for node in nodes { body(node) } }
}
