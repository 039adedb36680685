import TributaryDrawing
import TributaryGeometry

/// What marks of Markdown say of a piece of an attributed string.
struct InlineMarks: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let bold = InlineMarks(rawValue: 1)
  static let italic = InlineMarks(rawValue: 2)
  static let struck = InlineMarks(rawValue: 4)
  static let code = InlineMarks(rawValue: 8)
  static let link = InlineMarks(rawValue: 16)

  enum Attribute: AttributedStringKey {
    typealias Value = InlineMarks
    static let name = "Tributary.InlineMarks"
  }

  /// What a piece of a literal says.
  init(_ traits: TextTraits) {
    self = []
    if traits.weight == .bold { insert(.bold) }
    if traits.isItalic == true { insert(.italic) }
    if traits.strikethrough != nil { insert(.struck) }
    if traits.design == .monospaced { insert(.code) }
    if traits.foreground != nil { insert(.link) }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }
}
