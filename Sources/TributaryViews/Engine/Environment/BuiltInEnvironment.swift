import Observation
package import TributaryDrawing

/// The shared box of the built-in values.
@usableFromInline
package final class BuiltInEnvironment {
  @exclusivity(unchecked) package var values: BuiltInValues {
    didSet {
      knownPlainText = nil
      plainForeground = Self.plainForeground(of: values)
    }
  }

  /// The colour of text that says nothing about it itself, where no view around has set a style; `nil` where one has.
  @exclusivity(unchecked) package private(set) var plainForeground: Color.Resolved?

  @exclusivity(unchecked) private var knownPlainText: PlainTextStyle?

  package init(_ values: BuiltInValues) {
    self.values = values
    plainForeground = Self.plainForeground(of: values)
  }

  private static func plainForeground(of values: BuiltInValues) -> Color.Resolved? {
    values.foreground == nil ? Color.primary.resolved(dark: values.colorScheme == .dark) : nil
  }

  /// How text is shown that says nothing about that itself.
  package var plainText: PlainTextStyle {
    if let knownPlainText { return knownPlainText }
    let style = PlainTextStyle(values)
    knownPlainText = style
    return style
  }

  /// The same, not counted: it lives until the values change.
  package var plainTextReference: Unretained<PlainTextStyle> {
    withUncounted(&knownPlainText) { Unretained($0) } ?? Unretained(plainText)
  }

  /// The values where nobody has set any. Shared by every environment, and copied by the first write to one.
  nonisolated(unsafe) package static let standard = BuiltInEnvironment(BuiltInValues())
}
