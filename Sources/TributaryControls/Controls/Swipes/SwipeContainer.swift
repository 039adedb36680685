@_spi(Engine) import TributaryEngine
package import TributaryGeometry
package import TributaryGestures
import TributaryMotion
@_spi(Engine) package import TributaryViews

/// The state that the views with swipe actions in a container share: which of them has its actions revealed.
final class SwipeContainer {
  private var revealed: (item: SwipeItem, hide: @MainActor () -> Void)?

  /// Whether a view has its actions revealed.
  var isRevealed: Bool { revealed != nil }

  /// Records that a view reveals its actions, and hides those of another one.
  ///
  /// - Parameter hide: A closure that hides the actions.
  @MainActor
  func didReveal(_ item: SwipeItem, hide: @escaping @MainActor () -> Void) {
    let other = revealed
    revealed = (item, hide)
    if let other, other.item !== item { other.hide() }
  }

  /// Records that a view hides its actions.
  func didHide(_ item: SwipeItem) {
    if revealed?.item === item { revealed = nil }
  }

  /// Hides the revealed actions.
  @MainActor
  func hide() {
    let old = revealed
    revealed = nil
    old?.hide()
  }

  /// Hides the revealed actions if a press is outside of their view.
  ///
  /// - Parameter point: The location of the press in root coordinates.
  @MainActor
  func press(at point: CGPoint) {
    if let item = revealed?.item, !item.contains(point) { hide() }
  }
}

private struct SwipeContainerKey: EnvironmentKey {
  static var defaultValue: SwipeContainer? { nil }
}

extension EnvironmentValues {
  /// The container for swipe actions around the view, or `nil` if there is none.
  var swipeContainer: SwipeContainer? {
    get { self[SwipeContainerKey.self] }
    set { self[SwipeContainerKey.self] = newValue }
  }
}

/// A modifier that makes a view a container for swipe actions.
struct SwipeContainerModifier {
  @OwnedObject private var container = SwipeContainer()

  nonisolated init() {}
}

extension SwipeContainerModifier: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    let container = container
    content
      .environment(\.swipeContainer, container)
      .onScrollGeometryChange(for: CGPoint.self, of: { $0.contentOffset }) { old, new in
        if old != new { enteringMainActor { container.hide() } }
      }
      .modifier(SwipeWatchModifier(container: container))
  }
}

/// A modifier that observes presses in a container for swipe actions.
struct SwipeWatchModifier {
  let container: SwipeContainer
}

extension SwipeWatchModifier: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> SwipeWatchNode {
    SwipeWatchNode(modifier.pointee.container, inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: SwipeWatchNode) {
    node.swipes = modifier.pointee.container
  }
}

/// The node that observes presses in a container for swipe actions. While actions are revealed, it also observes
/// presses beside the views of the container.
package final class SwipeWatchNode: GestureNode {
  fileprivate var swipes: SwipeContainer

  init(_ swipes: SwipeContainer, _ inputs: NodeInputs) {
    self.swipes = swipes
    super.init(.simultaneous, .all, inputs)
  }

  @MainActor
  override package func makeRecognizer() -> AnyGestureRecognizer {
    PressWatchRecognizer { [swipes] point in enteringMainActor { swipes.press(at: point) } }
  }

  override package func isHit(at point: CGPoint) -> Bool { swipes.isRevealed && boundsContain(point) }
}
