@_spi(Engine) public import TributaryEngine
import Foundation

// No assistive technology runs, so these modifiers are accepted for compatibility and have no effect.
extension View {
  /// Adds a rotor with a list of entries. The modifier has no effect.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds a rotor with a list of entries. The modifier has no effect.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Replaces the entries of a system rotor. The modifier has no effect.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds a rotor with an entry for each element. The modifier has no effect.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Replaces the entries of a system rotor with one for each element. The modifier has no effect.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Identifies the view as an entry of a rotor. The modifier has no effect.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }
}

/// The entries of a rotor.
public protocol AccessibilityRotorContent {}

/// An entry of a rotor.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// Creates an entry for the view with the given id.
  public nonisolated init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry for the view with the given id.
  public nonisolated init<S: StringProtocol>(
    _ label: S, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry for the view with the given id in a namespace.
  public nonisolated init(
    _ label: Text, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
}

/// A sequence of rotor entries.
public struct AccessibilityRotorEntries: AccessibilityRotorContent {
  nonisolated init() {}
}

/// A result builder that collects the entries of a rotor.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Returns the entries of a block.
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> AccessibilityRotorEntries { AccessibilityRotorEntries() }

  /// Returns the entries of an `if` statement without `else`.
  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> AccessibilityRotorEntries {
    AccessibilityRotorEntries()
  }
}

/// A rotor that assistive technology provides.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  private let name: String

  /// The rotor of links.
  public static let links = AccessibilitySystemRotor(name: "links")
  /// The rotor of headings.
  public static let headings = AccessibilitySystemRotor(name: "headings")
  /// The rotor of bold text.
  public static let boldText = AccessibilitySystemRotor(name: "boldText")
  /// The rotor of italic text.
  public static let italicText = AccessibilitySystemRotor(name: "italicText")
  /// The rotor of images.
  public static let images = AccessibilitySystemRotor(name: "images")
  /// The rotor of text fields.
  public static let textFields = AccessibilitySystemRotor(name: "textFields")
  /// The rotor of lists.
  public static let lists = AccessibilitySystemRotor(name: "lists")
  /// The rotor of tables.
  public static let tables = AccessibilitySystemRotor(name: "tables")
}
