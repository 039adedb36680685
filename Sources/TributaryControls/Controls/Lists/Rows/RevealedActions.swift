@_spi(Engine) import TributaryEngine
import TributaryFeedback
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The action buttons of a row while they are shown.
final class RevealedActions {
  /// The closures to call when the buttons are hidden.
  fileprivate var changes: [(Bool) -> Void]

  fileprivate init(_ changes: [(Bool) -> Void]) { self.changes = changes }
}

extension ListRowNode {
  /// Shows the action buttons of the row, or hides them.
  @MainActor
  func toggleActions() {
    let changes = revealed?.changes ?? Self.presentationChanges(of: traits)
    let areShown = revealed == nil
    revealed = areShown ? RevealedActions(changes) : nil
    dependencyDidChange()
    for change in changes { change(areShown) }
  }

  /// Updates the closures of the action buttons, or hides the buttons because the row cannot show them, such as in an
  /// edit mode. The buttons do not appear again when the edit mode ends.
  @MainActor
  func updateRevealedActions(_ traits: RowTraits?, areShown: Bool) {
    if areShown { revealed?.changes = Self.presentationChanges(of: traits) } else { hideActions() }
  }

  /// Hides the action buttons without a user's action, and calls their closures after the walk.
  @MainActor
  func hideActions() {
    guard let changes = revealed?.changes else { return }
    revealed = nil
    if changes.isEmpty { return }
    host.enqueueAction(self, .plain(.other("swipeActions")) { for change in changes { change(false) } })
  }

  private static func presentationChanges(of traits: RowTraits?) -> [(Bool) -> Void] {
    [traits?.actions(at: .leading), traits?.actions(at: .trailing)].compactMap { $0?.presentationChange }
  }
}
