import TributaryGestures
import TributaryGeometry
import TributaryMotion

/// The rules of a swipe, which views in containers and rows of lists share.
struct SwipeRules {
  /// Whether the actions are revealed at the start of the swipe.
  let isRevealed: Bool
  let allowsFullSwipe: Bool
  /// The width of the action buttons, in points.
  let width: CGFloat

  /// The animation with which the actions are revealed and hidden.
  static var animation: Animation { .easeOut(duration: 0.25) }

  /// Returns the distance of the view from its place toward its center, in points. Beyond the width of the buttons, a
  /// view without full swipes follows the pointer more slowly.
  ///
  /// - Parameter pull: The distance of the drag toward the center of the view, in points.
  func travel(_ pull: CGFloat) -> CGFloat {
    let distance = max(0, (isRevealed ? width : 0) + pull)
    return allowsFullSwipe || distance <= width ? distance : width + (distance - width) / 4
  }

  /// Returns whether the end of a drag performs the first action.
  ///
  /// - Parameter inward: The direction toward the center of the view: 1 is to the right, -1 is to the left.
  func performsFirst(_ movement: SwipeMovement, inward: CGFloat) -> Bool {
    allowsFullSwipe && distance(of: movement, inward) > max(width, movement.width / 2)
  }

  /// Returns whether the actions are revealed after the end of a drag: whether the view would have moved over half of
  /// the buttons in a quarter of a second at its velocity.
  ///
  /// - Parameter inward: The direction toward the center of the view: 1 is to the right, -1 is to the left.
  func reveals(_ movement: SwipeMovement, inward: CGFloat) -> Bool {
    distance(of: movement, inward) + movement.velocity * inward / 4 > max(width, 1) / 2
  }

  private func distance(of movement: SwipeMovement, _ inward: CGFloat) -> CGFloat {
    (isRevealed ? width : 0) + movement.distance * inward
  }
}
