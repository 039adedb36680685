@_spi(Engine) public import TributaryEngine

/// Traits that describe the behavior of a view to assistive technology.
///
/// A browser window translates traits to the roles and states of its accessibility tree. Other hosts ignore them.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The traits as bits.
  public let rawValue: UInt32

  /// Creates traits from their raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The view is a button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// The view is the header of the following content.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// The view is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// The view is a link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// The view is a search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// The view is an image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// The view plays a sound when activated.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// The view is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// The view is text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// The view summarizes the current state.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// The view updates its label or value frequently.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// The view starts a media session.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// The view accepts direct touch interaction.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// The view turns the page when its content has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// The view is modal: views beside it are ignored.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// The view is a toggle.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// The view is a tab bar.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// An adjustment to a larger value.
  case increment
  /// An adjustment to a smaller value.
  case decrement
}

extension View {
  /// Adds accessibility traits to the view. The modifier applies in a browser window.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(DescriptionModifier(additions: AccessibilityAdditions(added: traits)))
  }

  /// Removes accessibility traits from the view. The modifier applies in a browser window.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(DescriptionModifier(additions: AccessibilityAdditions(removed: traits)))
  }

  /// Adds accessibility traits to the view; an earlier name of `accessibilityAddTraits(_:)`.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Removes accessibility traits from the view; an earlier name of `accessibilityRemoveTraits(_:)`.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Sets the priority of the view in the order of assistive technology; higher priorities first. The modifier has no
  /// effect.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Adds an accessibility action with a name. The modifier applies in a browser window.
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Adds an accessibility action with a name. The modifier applies in a browser window.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an accessibility action that increments and decrements the value of the view. The modifier applies in a
  /// browser window.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(DescriptionModifier(additions: AccessibilityAdditions(adjust: handler)))
  }
}
