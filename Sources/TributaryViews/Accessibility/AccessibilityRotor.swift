@_spi(Engine) public import TributaryEngine

/// The entries of a rotor.
public protocol AccessibilityRotorContent {}

/// An entry of a rotor.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// Creates an entry for the view with the given id.
  ///
  /// - Parameters:
  ///   - label: The label of the entry.
  ///   - id: The identifier of the view.
  ///   - textRange: The range of text in the view; `nil` for the whole view.
  ///   - prepare: A closure that makes the view available. It is never called.
  public nonisolated init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry for the view with the given id.
  ///
  /// - Parameters:
  ///   - labelKey: The label of the entry, as a localizable key.
  ///   - id: The identifier of the view.
  ///   - textRange: The range of text in the view; `nil` for the whole view.
  ///   - prepare: A closure that makes the view available. It is never called.
  public nonisolated init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry for the view with the given id.
  ///
  /// - Parameters:
  ///   - label: The label of the entry.
  ///   - id: The identifier of the view.
  ///   - textRange: The range of text in the view; `nil` for the whole view.
  ///   - prepare: A closure that makes the view available. It is never called.
  @_disfavoredOverload
  public nonisolated init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry for the view with the given id in a namespace.
  ///
  /// - Parameters:
  ///   - label: The label of the entry.
  ///   - id: The identifier of the view.
  ///   - namespace: The namespace of the identifier.
  ///   - textRange: The range of text in the view; `nil` for the whole view.
  ///   - prepare: A closure that makes the view available. It is never called.
  public nonisolated init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry for the view with the given id in a namespace.
  ///
  /// - Parameters:
  ///   - labelKey: The label of the entry, as a localizable key.
  ///   - id: The identifier of the view.
  ///   - namespace: The namespace of the identifier.
  ///   - textRange: The range of text in the view; `nil` for the whole view.
  ///   - prepare: A closure that makes the view available. It is never called.
  public nonisolated init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry for the view with the given id in a namespace.
  ///
  /// - Parameters:
  ///   - label: The label of the entry.
  ///   - id: The identifier of the view.
  ///   - namespace: The namespace of the identifier.
  ///   - textRange: The range of text in the view; `nil` for the whole view.
  ///   - prepare: A closure that makes the view available. It is never called.
  @_disfavoredOverload
  public nonisolated init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
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

  // A branch is a block, so its type is known. A generic parameter could not be inferred for a missing branch.

  /// Returns the entries of an `if` statement without `else`.
  public static func buildIf(_ content: AccessibilityRotorEntries?) -> AccessibilityRotorEntries {
    AccessibilityRotorEntries()
  }

  /// Returns the entries of the first branch of an `if` or `switch` statement.
  public static func buildEither(first content: AccessibilityRotorEntries) -> AccessibilityRotorEntries { content }

  /// Returns the entries of a later branch of an `if` or `switch` statement.
  public static func buildEither(second content: AccessibilityRotorEntries) -> AccessibilityRotorEntries { content }
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

  /// Returns the rotor of the links that the user either has or has not visited.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: visited ? "visitedLinks" : "unvisitedLinks")
  }

  /// Returns the rotor of the headings of one level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "headings \(level.rawValue)")
  }
}
