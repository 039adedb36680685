@_spi(Engine) public import TributaryEngine
import TributaryGeometry
package import TributaryGestures

/// A modifier that attaches a gesture to a view.
@_documentation(visibility: internal)
public struct GestureModifier<G: Gesture> {
  let gesture: G
  let role: GestureRole
  let mask: GestureMask
  var name: String?
}

extension GestureModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> TypedGestureNode<G> {
    TypedGestureNode(modifier.pointee, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: TypedGestureNode<G>) {
    node.update(modifier.pointee)
  }
}

/// The precedence of a gesture relative to those of the views inside.
@_documentation(visibility: internal)
public enum GestureRole: Sendable {
  /// The gesture has lower precedence.
  case inner
  /// The gesture has higher precedence.
  case highPriority
  /// All gestures can be recognized.
  case simultaneous
}

/// The gestures that are enabled in a view with an attached gesture.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Neither the gesture nor those of the views inside.
  public static let none: GestureMask = []
  /// The gesture, but not those of the views inside.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// The gestures of the views inside, but not the gesture.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  /// The gesture and those of the views inside.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// The node of a gesture of a particular type.
@usableFromInline
package final class TypedGestureNode<G: Gesture>: GestureNode {
  private var gesture: G
  private var givenName: String?

  override package var name: String? { givenName }

  init(_ modifier: GestureModifier<G>, _ inputs: NodeInputs) {
    gesture = modifier.gesture
    givenName = modifier.name
    super.init(modifier.role, modifier.mask, inputs)
  }

  @MainActor
  func update(_ modifier: GestureModifier<G>) {
    gesture = modifier.gesture
    givenName = modifier.name
    role = modifier.role
    mask = modifier.mask
    updateRecognizer()
    if !takesPart { interrupt() }
  }

  @MainActor
  override package func makeRecognizer() -> AnyGestureRecognizer {
    withGestureBodies(isWhole: true) { G._makeRecognizer(gesture) }
  }

  @MainActor
  override package func updateRecognizer() {
    guard let recognizer = recognizer as? GestureRecognizer<G.Value> else { return }
    withGestureBodies(isWhole: false) { G._updateRecognizer(gesture, recognizer) }
  }
}
