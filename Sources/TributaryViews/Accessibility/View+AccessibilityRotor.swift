@_spi(Engine) public import TributaryEngine

// No assistive technology runs, so these modifiers are accepted for compatibility and have no effect.
//
// In each group, the form of a system rotor is the first one. The compiler tries the forms in this order: with the form
// of a system rotor last, ten chained modifiers such as `.accessibilityRotor(.headings, textRanges: [])` require 27,000
// scopes of its solver instead of 300.

extension View {
  /// Replaces the entries of a system rotor. The modifier has no effect.
  ///
  /// - Parameters:
  ///   - systemRotor: The rotor whose entries are replaced.
  ///   - entries: The elements, one for each entry.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds a rotor with a list of entries. The modifier has no effect.
  ///
  /// - Parameters:
  ///   - label: The name of the rotor.
  ///   - entries: The elements, one for each entry.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds a rotor with a list of entries. The modifier has no effect.
  ///
  /// - Parameters:
  ///   - labelKey: The name of the rotor, as a localizable key.
  ///   - entries: The elements, one for each entry.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds a rotor with a list of entries. The modifier has no effect.
  ///
  /// - Parameters:
  ///   - label: The name of the rotor.
  ///   - entries: The elements, one for each entry.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Identifies the view as an entry of a rotor. The modifier has no effect.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }
}

extension View {
  /// Replaces the entries of a system rotor with one for each identifiable element. The modifier has no effect.
  ///
  /// - Parameters:
  ///   - systemRotor: The rotor whose entries are replaced.
  ///   - entries: The elements, one for each entry.
  ///   - entryLabel: The key path to the label of an element.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Adds a rotor with an entry for each identifiable element. The modifier has no effect.
  ///
  /// - Parameters:
  ///   - label: The name of the rotor.
  ///   - entries: The elements, one for each entry.
  ///   - entryLabel: The key path to the label of an element.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Adds a rotor with an entry for each identifiable element. The modifier has no effect.
  ///
  /// - Parameters:
  ///   - labelKey: The name of the rotor, as a localizable key.
  ///   - entries: The elements, one for each entry.
  ///   - entryLabel: The key path to the label of an element.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Adds a rotor with an entry for each identifiable element. The modifier has no effect.
  ///
  /// - Parameters:
  ///   - label: The name of the rotor.
  ///   - entries: The elements, one for each entry.
  ///   - entryLabel: The key path to the label of an element.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
}

extension View {
  /// Replaces the entries of a system rotor with one for each element. The modifier has no effect.
  ///
  /// - Parameters:
  ///   - systemRotor: The rotor whose entries are replaced.
  ///   - entries: The elements, one for each entry.
  ///   - entryID: The key path to the identifier of an element.
  ///   - entryLabel: The key path to the label of an element.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Adds a rotor with an entry for each element, identified by the value at a key path. The modifier has no effect.
  ///
  /// - Parameters:
  ///   - label: The name of the rotor.
  ///   - entries: The elements, one for each entry.
  ///   - entryID: The key path to the identifier of an element.
  ///   - entryLabel: The key path to the label of an element.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Adds a rotor with an entry for each element, identified by the value at a key path. The modifier has no effect.
  ///
  /// - Parameters:
  ///   - labelKey: The name of the rotor, as a localizable key.
  ///   - entries: The elements, one for each entry.
  ///   - entryID: The key path to the identifier of an element.
  ///   - entryLabel: The key path to the label of an element.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }

  /// Adds a rotor with an entry for each element, identified by the value at a key path. The modifier has no effect.
  ///
  /// - Parameters:
  ///   - label: The name of the rotor.
  ///   - entries: The elements, one for each entry.
  ///   - entryID: The key path to the identifier of an element.
  ///   - entryLabel: The key path to the label of an element.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ label: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
}

extension View {
  /// Replaces the entries of a system rotor with one for each range of the text of the view. The modifier has no
  /// effect.
  ///
  /// - Parameters:
  ///   - systemRotor: The rotor whose entries are replaced.
  ///   - textRanges: The ranges of text, one for each entry.
  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Adds a rotor with an entry for each range of the text of the view. The modifier has no effect.
  ///
  /// - Parameters:
  ///   - label: The name of the rotor.
  ///   - textRanges: The ranges of text, one for each entry.
  public nonisolated func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Adds a rotor with an entry for each range of the text of the view. The modifier has no effect.
  ///
  /// - Parameters:
  ///   - labelKey: The name of the rotor, as a localizable key.
  ///   - textRanges: The ranges of text, one for each entry.
  public nonisolated func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Adds a rotor with an entry for each range of the text of the view. The modifier has no effect.
  ///
  /// - Parameters:
  ///   - label: The name of the rotor.
  ///   - textRanges: The ranges of text, one for each entry.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View { self }
}
