@_spi(Engine) public import TributaryEngine

/// How much a heading heads.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// Nobody has said.
  case unspecified
  /// Everything.
  case h1
  /// A part.
  case h2
  /// A part of a part.
  case h3
  /// A smaller part.
  case h4
  /// A smaller part.
  case h5
  /// The smallest part.
  case h6
}

/// What kind of text a view shows.
public struct AccessibilityTextContentType: Equatable, Sendable {
  private let name: String

  /// Any text.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Output of a program.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A long text.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Cells of a table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A text that is being written.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// Which of a pair of views a view is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The one that names the other.
  case label
  /// The one that is named.
  case content
}

/// What views say of themselves to assistive technology. There is none here: what is said is accepted, and asked by nobody.
extension View {
  /// Tells assistive technology how much the view heads.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(DescriptionModifier(additions: AccessibilityAdditions(headingLevel: level)))
  }

  /// Tells assistive technology what kind of text the view shows.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

  /// Tells assistive technology to find other views in this one.
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }

  /// Tells assistive technology to take the view for another one.
  public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    self
  }

  /// Tells assistive technology more about the view.
  public nonisolated func accessibilityCustomContent(_ label: Text, _ value: Text) -> some View { self }

  /// Tells assistive technology more about the view.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
  ) -> some View { self }

  /// Tells assistive technology more about the view.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V
  ) -> some View { self }

  /// Tells assistive technology by which words the view is called.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Tells assistive technology by which words the view is called.
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

  /// Tells assistive technology by which words the view is called.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

  /// Tells assistive technology that two views belong together.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Tells assistive technology that some views belong together.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Tells assistive technology to leave the colours of the view as they are.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Tells assistive technology to show the view larger on request.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Tells assistive technology to show another view, larger, on request.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// Tells assistive technology to speak the texts of the view higher or lower.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Tells assistive technology to speak all signs in the texts of the view.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Tells assistive technology to speak the texts of the view after what is being spoken.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Tells assistive technology to spell the texts of the view.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
