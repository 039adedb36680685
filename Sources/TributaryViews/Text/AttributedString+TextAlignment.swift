public import Foundation
import TributaryGeometry

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
