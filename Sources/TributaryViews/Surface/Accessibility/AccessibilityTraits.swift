@_spi(Engine) public import TributaryEngine

/// What assistive technology asks of views. There is none here that would: what is said is accepted and asked by nobody, as
/// SwiftUI does while no such technology runs.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// A bit for each trait.
  public let rawValue: UInt32

  /// The traits of some bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The view is a button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// The view heads what follows.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// The view is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// The view leads somewhere.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// The view is a field to search by.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// The view is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// The view plays a sound of its own.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// The view is a key.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// The view is text that stays as it is.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// The view sums up the others.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// The view changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// The view begins something that plays.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// The view is moved by direct touch.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// The view turns the page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// What is beside the view counts for nothing.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// The view is on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// The view is a bar of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

/// Which way an adjustable view is to go.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// To a larger value.
  case increment
  /// To a smaller value.
  case decrement
}

extension View {
  /// Tells assistive technology what the view is.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(DescriptionModifier(additions: AccessibilityAdditions(added: traits)))
  }

  /// Tells assistive technology what the view is not.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(DescriptionModifier(additions: AccessibilityAdditions(removed: traits)))
  }

  /// The older form of `accessibilityAddTraits(_:)`.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// The older form of `accessibilityRemoveTraits(_:)`.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Tells assistive technology in which order to visit views: higher numbers first.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Tells assistive technology what the view can do.
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Tells assistive technology what the view can do.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Tells assistive technology how the value of the view goes up and down.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(DescriptionModifier(additions: AccessibilityAdditions(adjust: handler)))
  }
}
