public import TributaryDrawing
public import TributaryGeometry

extension AttributeScopes {
  /// What views know of the pieces of an attributed string: fonts, colors and lines, and what Foundation says of them.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of a piece.
    public let font: FontAttribute
    /// The color that a piece is drawn in.
    public let foregroundColor: ForegroundColorAttribute
    /// The line below a piece.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through a piece.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// What is added after each character, in points.
    public let kern: KerningAttribute
    /// What is added after each character, in points; it wins over kerning.
    public let tracking: TrackingAttribute
    /// How far a piece stands above the line, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// What Foundation says of pieces.
    public let foundation: AttributeScopes.FoundationAttributes

    /// The font of a piece.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    /// The color that a piece is drawn in.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The line below a piece.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The line through a piece.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// What is added after each character, in points.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    /// What is added after each character, in points; it wins over kerning.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    /// How far a piece stands above the line, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// What views know of the pieces of an attributed string.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute that views know, by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension Text {
  /// Shows an attributed string: its pieces in their fonts, colors and lines, emphasis and code as in Markdown, and
  /// links in the tint, which lead nowhere.
  ///
  /// > Source: conformance TEXT-50.
  @_disfavoredOverload  // A literal is a key.
  public init(_ attributedContent: AttributedString) {
    let runs = attributedContent.runs.map { run in
      TextRun(String(attributedContent[run.range].characters), TextTraits(run))
    }
    self.init(content: runs.shownContent, attributes: runs.hasAttributes ? TextAttributes(runs: runs) : nil)
  }
}

extension TextTraits {
  /// What an attributed string says of a piece.
  fileprivate init(_ run: AttributedString.Runs.Run) {
    self.init()
    // Foundation says what is emphasized only where it reads Markdown itself.
    var marks = run[InlineMarks.Attribute.self] ?? []
    #if canImport(Darwin)
      let intent = run.inlinePresentationIntent ?? []
      if intent.contains(.stronglyEmphasized) { marks.insert(.bold) }
      if intent.contains(.emphasized) { marks.insert(.italic) }
      if intent.contains(.code) { marks.insert(.code) }
      if intent.contains(.strikethrough) { marks.insert(.struck) }
    #endif
    if run[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil { marks.insert(.link) }
    if marks.contains(.bold) { weight = .bold }
    if marks.contains(.italic) { isItalic = true }
    if marks.contains(.code) { design = .monospaced }
    if marks.contains(.struck) { strikethrough = Text.LineStyle(pattern: .solid, color: nil) }
    if marks.contains(.link) { foreground = TintShapeStyle()._erased() }
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    font = run[Attributes.FontAttribute.self]
    if let color = run[Attributes.ForegroundColorAttribute.self] { foreground = color._erased() }
    underline = run[Attributes.UnderlineStyleAttribute.self]
    strikethrough = run[Attributes.StrikethroughStyleAttribute.self] ?? strikethrough
    kerning = run[Attributes.KerningAttribute.self]
    tracking = run[Attributes.TrackingAttribute.self]
    baselineOffset = run[Attributes.BaselineOffsetAttribute.self]
  }
}
