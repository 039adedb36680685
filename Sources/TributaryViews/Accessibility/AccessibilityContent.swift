@_spi(Engine) public import TributaryEngine

/// The level of a heading for assistive technology.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// A heading without a level.
  case unspecified
  /// A heading of level 1, the highest level.
  case h1
  /// A heading of level 2.
  case h2
  /// A heading of level 3.
  case h3
  /// A heading of level 4.
  case h4
  /// A heading of level 5.
  case h5
  /// A heading of level 6, the lowest level.
  case h6
}

/// The kind of text in a view, for assistive technology.
public struct AccessibilityTextContentType: Equatable, Sendable {
  private let name: String

  /// Text of no particular kind.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// The output of a console.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files and directories.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages of a conversation.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// Long-form prose.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Cells of a spreadsheet.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document that is being edited.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// The role of a view in a pair of label and content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The label of the pair.
  case label
  /// The content that the label describes.
  case content
}

/// Modifiers for accessibility content. Except for headings, they are accepted for compatibility and have no effect.
extension View {
  /// Sets the heading level of the view for assistive technology. The modifier applies in a browser window to views
  /// with the trait `isHeader`.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(DescriptionModifier(additions: AccessibilityAdditions(headingLevel: level)))
  }

  /// Sets the kind of text in the view for assistive technology. The modifier has no effect.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

  /// Replaces the accessibility children of the view. The modifier has no effect.
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }

  /// Replaces the accessibility representation of the view. The modifier has no effect.
  public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    self
  }

  /// Adds custom accessibility content to the view. The modifier has no effect.
  public nonisolated func accessibilityCustomContent(_ label: Text, _ value: Text) -> some View { self }

  /// Adds custom accessibility content to the view. The modifier has no effect.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
  ) -> some View { self }

  /// Adds custom accessibility content to the view. The modifier has no effect.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V
  ) -> some View { self }

  /// Sets the names by which voice input can address the view. The modifier has no effect.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Sets the names by which voice input can address the view. The modifier has no effect.
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

  /// Sets the names by which voice input can address the view. The modifier has no effect.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

  /// Pairs two views as label and content for assistive technology. The modifier has no effect.
  ///
  /// - Parameters:
  ///   - role: The role of this view: the label or the content.
  ///   - id: The identifier that both views share.
  ///   - namespace: The namespace of the identifier.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Links views into a group for assistive technology. The modifier has no effect.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Sets whether the view is excluded from inverted colors. The modifier has no effect.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Sets whether the view can be enlarged in the large content viewer. The modifier has no effect.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Sets the view that the large content viewer displays. The modifier has no effect.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// Adjusts the pitch of the spoken text of the view. The modifier has no effect.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Sets whether the spoken text of the view includes all punctuation. The modifier has no effect.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Sets whether announcements are queued after current speech. The modifier has no effect.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Sets whether the text of the view is spoken by letters. The modifier has no effect.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
