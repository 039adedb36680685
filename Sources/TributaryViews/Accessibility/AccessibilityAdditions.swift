/// The traits and actions that a modifier adds to the elements of a view for assistive technology.
package struct AccessibilityAdditions {
  package var added: AccessibilityTraits = []
  package var removed: AccessibilityTraits = []
  package var headingLevel: AccessibilityHeadingLevel?

  /// Whether the texts of the view form one element.
  package var isCombined = false

  package var action: (kind: AccessibilityActionKind, handler: () -> Void)?

  /// Returns whether the action is available; `nil` for an action that always is.
  package var isActionOffered: (() -> Bool)?

  /// The action that increases or decreases the value of the view.
  package var adjust: ((AccessibilityAdjustmentDirection) -> Void)?

  /// The texts before and after the labels inside the view, which form its label together; `nil` for other views.
  package var textsAroundLabel: (before: [Text], after: [Text])?

  package var isEmpty: Bool {
    textsAroundLabel == nil && added.isEmpty && removed.isEmpty && headingLevel == nil && !isCombined && action == nil
      && adjust == nil
  }
}

extension AccessibilityAdditions {
  /// Creates the additions of an action that is available at times.
  package init(
    action: (kind: AccessibilityActionKind, handler: () -> Void), isActionOffered: @escaping () -> Bool
  ) {
    self.init(action: action)
    self.isActionOffered = isActionOffered
  }
}
