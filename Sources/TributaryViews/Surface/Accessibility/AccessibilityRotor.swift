@_spi(Engine) public import TributaryEngine
import Foundation

// Nothing reads a picture aloud here, so nobody turns a rotor: these modifiers are accepted, and change nothing.
extension View {
  /// Adds a way to go from one entry to the next. No rotor is here.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds a way to go from one entry to the next. No rotor is here.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds a way to go from one entry to the next. No rotor is here.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds a way to go from one element to the next. No rotor is here.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Adds a way to go from one element to the next. No rotor is here.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Makes the view an entry of a rotor. No rotor is here.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }
}

/// The entries of a rotor.
public protocol AccessibilityRotorContent {}

/// One entry of a rotor.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// Creates an entry for the view with an id.
  public nonisolated init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry for the view with an id.
  public nonisolated init<S: StringProtocol>(
    _ label: S, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry for the view with an id in a namespace.
  public nonisolated init(
    _ label: Text, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
}

/// Several entries of a rotor, or none.
public struct AccessibilityRotorEntries: AccessibilityRotorContent {
  nonisolated init() {}
}

/// Builds the entries of a rotor out of those that a closure lists.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Any entries.
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> AccessibilityRotorEntries { AccessibilityRotorEntries() }

  /// Returns an `if` without `else`.
  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> AccessibilityRotorEntries {
    AccessibilityRotorEntries()
  }
}

/// A rotor that whoever reads aloud has anyway.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  private let name: String

  /// Links.
  public static let links = AccessibilitySystemRotor(name: "links")
  /// Headings.
  public static let headings = AccessibilitySystemRotor(name: "headings")
  /// Text in bold.
  public static let boldText = AccessibilitySystemRotor(name: "boldText")
  /// Slanted text.
  public static let italicText = AccessibilitySystemRotor(name: "italicText")
  /// Pictures.
  public static let images = AccessibilitySystemRotor(name: "images")
  /// Fields for text.
  public static let textFields = AccessibilitySystemRotor(name: "textFields")
  /// Lists.
  public static let lists = AccessibilitySystemRotor(name: "lists")
  /// Tables.
  public static let tables = AccessibilitySystemRotor(name: "tables")
}
