public import Foundation
public import TributaryDrawing
import TributaryGeometry

extension AttributeScopes {
  /// The attributes that views support in attributed strings, together with the attributes of Foundation.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of a range.
    public let font: FontAttribute
    /// The foreground color of a range.
    public let foregroundColor: ForegroundColorAttribute
    /// The color of the area behind a range, as high as its line.
    public let backgroundColor: BackgroundColorAttribute
    /// The style of the underline of a range.
    public let underlineStyle: UnderlineStyleAttribute
    /// The style of the strikethrough of a range.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The additional space after each character, in points.
    public let kern: KerningAttribute
    /// The additional space after each character, in points, which takes precedence over kerning.
    public let tracking: TrackingAttribute
    /// The distance of a range above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The horizontal alignment of a paragraph.
    public let alignment: AttributeScopes.CoreTextAttributes.TextAlignmentAttribute
    /// The attributes of Foundation.
    public let foundation: AttributeScopes.FoundationAttributes

    /// The key of the font of a range.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    /// The key of the foreground color of a range.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The key of the color behind a range.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The key of the underline style of a range.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The key of the strikethrough style of a range.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The key of the kerning of a range, in points.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    /// The key of the tracking of a range, in points, which takes precedence over kerning.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    /// The key of the baseline offset of a range, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes that views support in attributed strings.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns the key of an attribute that views support, by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension Text {
  /// Creates a text view that displays an attributed string.
  ///
  /// Fonts, colors, and lines apply to their ranges. Emphasis and code appear as in Markdown, and links in the tint;
  /// links are not interactive. A background color fills the area of its range in each line, from the top to the bottom
  /// of the line. A formatting definition of the environment constrains the attributes.
  ///
  /// > Source: conformance TEXT-50, TEXT-53, TEXT-84.
  @_disfavoredOverload  // A literal creates a key.
  public init(_ attributedContent: AttributedString) {
    let runs = attributedContent.runs.map { run in
      TextRun(
        String(attributedContent[run.range].characters), TextTraits(run.attributes),
        live: .attributed(run.attributes, shown: nil))
    }
    self.init(content: runs.shownContent, attributes: runs.hasAttributes ? TextAttributes(runs: runs) : nil)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends an attributed string with its attributes.
  ///
  /// > Source: conformance TEXT-78.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    let text = Text(attributedString)
    let isPlain = text.runs.allSatisfy { $0.traits == TextTraits() }
    appendInterpolation(isPlain ? Text(content: text.content, attributes: nil) : text)
  }
}

extension TextTraits {
  /// Creates the traits of a run of an attributed string.
  package init(_ run: AttributeContainer) {
    self.init()
    // On this platform, Foundation reports emphasis only for strings that it parses itself.
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
    background = run[Attributes.BackgroundColorAttribute.self]
    underline = run[Attributes.UnderlineStyleAttribute.self]
    strikethrough = run[Attributes.StrikethroughStyleAttribute.self] ?? strikethrough
    kerning = run[Attributes.KerningAttribute.self]
    tracking = run[Attributes.TrackingAttribute.self]
    baselineOffset = run[Attributes.BaselineOffsetAttribute.self]
    alignment = run[AttributeScopes.CoreTextAttributes.TextAlignmentAttribute.self]
  }
}

extension AttributedString {
  /// The alignment of the lines of a paragraph, independent of the layout direction.
  public enum TextAlignment: Hashable, Codable, Sendable, CaseIterable {
    /// Lines begin at the left edge of the text.
    case left
    /// Lines end at the right edge of the text.
    case right
    /// Lines are centered in the text.
    case center

    /// The alignment in the layout direction from left to right.
    var physical: TributaryGeometry.TextAlignment {
      switch self {
      case .left: .leading
      case .right: .trailing
      case .center: .center
      }
    }
  }
}

extension AttributeScopes {
  /// A namespace of the attributes of paragraphs.
  public struct CoreTextAttributes {
    /// The key of the alignment of a paragraph. A change applies to whole paragraphs.
    ///
    /// The alignment has precedence over `multilineTextAlignment(_:)`.
    public enum TextAlignmentAttribute: CodableAttributedStringKey {
      public typealias Value = AttributedString.TextAlignment
      public static let name = "CoreText.TextAlignment"
      public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
    }
  }
}
