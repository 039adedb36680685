/// An action that waits for the end of the animations that one transaction starts.
package final class AnimationCompletion {
  package let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?

  /// How many hosts have changes of the transaction to show.
  package var claims = 0
  /// How many runs of animations it waits for.
  package var runs = 0

  package init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// Whether there is nothing left to wait for.
  package var isDue: Bool { claims == 0 && runs == 0 && action != nil }

  /// The action, which is run once.
  package func takeAction() -> (() -> Void)? {
    defer { action = nil }
    return action
  }
}
