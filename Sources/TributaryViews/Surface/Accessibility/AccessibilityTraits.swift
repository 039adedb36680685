/// What assistive technology asks of views. There is none here that would: what is said is accepted and asked by nobody, as
/// SwiftUI does while no such technology runs.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: Set<Int> = []

  /// No traits.
  public init() {}

  private init(_ bit: Int) { bits = [bit] }

  /// The view is a button.
  public static let isButton = AccessibilityTraits(0)
  /// The view heads what follows.
  public static let isHeader = AccessibilityTraits(1)
  /// The view is chosen.
  public static let isSelected = AccessibilityTraits(2)
  /// The view leads somewhere.
  public static let isLink = AccessibilityTraits(3)
  /// The view is a field to search by.
  public static let isSearchField = AccessibilityTraits(4)
  /// The view is a picture.
  public static let isImage = AccessibilityTraits(5)
  /// The view plays a sound of its own.
  public static let playsSound = AccessibilityTraits(6)
  /// The view is a key.
  public static let isKeyboardKey = AccessibilityTraits(7)
  /// The view is text that stays as it is.
  public static let isStaticText = AccessibilityTraits(8)
  /// The view sums up the others.
  public static let isSummaryElement = AccessibilityTraits(9)
  /// The view changes often.
  public static let updatesFrequently = AccessibilityTraits(10)
  /// The view begins something that plays.
  public static let startsMediaSession = AccessibilityTraits(11)
  /// The view is moved by direct touch.
  public static let allowsDirectInteraction = AccessibilityTraits(12)
  /// The view turns the page.
  public static let causesPageTurn = AccessibilityTraits(13)
  /// What is beside the view counts for nothing.
  public static let isModal = AccessibilityTraits(14)
  /// The view is on or off.
  public static let isToggle = AccessibilityTraits(15)

  public func contains(_ member: AccessibilityTraits) -> Bool { bits.isSuperset(of: member.bits) }

  public func union(_ other: Self) -> Self { with(bits.union(other.bits)) }
  public func intersection(_ other: Self) -> Self { with(bits.intersection(other.bits)) }
  public func symmetricDifference(_ other: Self) -> Self { with(bits.symmetricDifference(other.bits)) }

  public mutating func formUnion(_ other: Self) { self = union(other) }
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }

  @discardableResult
  public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { formUnion(member) }
    return (!contains(member), member)
  }

  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let shared = intersection(member)
    self = with(bits.subtracting(member.bits))
    return shared.bits.isEmpty ? nil : shared
  }

  @discardableResult
  public mutating func update(with member: Self) -> Self? {
    let shared = intersection(member)
    formUnion(member)
    return shared.bits.isEmpty ? nil : shared
  }

  private func with(_ bits: Set<Int>) -> Self {
    var result = self
    result.bits = bits
    return result
  }
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
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Tells assistive technology what the view is not.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// The older form of `accessibilityAddTraits(_:)`.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }

  /// The older form of `accessibilityRemoveTraits(_:)`.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }

  /// Tells assistive technology in which order to visit views: higher numbers first.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Tells assistive technology what the view can do.
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }

  /// Tells assistive technology what the view can do.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Tells assistive technology how the value of the view goes up and down.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
}
