/// When an animation counts as ended.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  package enum Moment: Hashable, Sendable {
    case done
    case removed
  }

  package let moment: Moment

  /// When the change is as good as done, although something may still move a little.
  public static let logicallyComplete = AnimationCompletionCriteria(moment: .done)

  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(moment: .removed)
}
