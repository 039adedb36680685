@_spi(Engine) package import TributaryEngine
package import TributaryDrawing
package import TributaryGeometry

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

extension BuiltInEnvironment: EnvironmentFields {
  package var layoutDirection: LayoutDirection { values.layoutDirection }

  package var gapUnits: CGSize { values.gapUnits }

  package func isKnownEqual(to other: (any EnvironmentFields)?) -> Bool {
    values.isKnownEqual(to: BuiltInEnvironment.of(other).values)
  }

  /// The built-in values that an environment stores; the standard ones if it stores none.
  ///
  /// The class is known: no other type of this package's views conforms to `EnvironmentFields`.
  @inline(__always)
  package static func of(_ fields: (any EnvironmentFields)?) -> BuiltInEnvironment {
    fields.map { unsafeDowncast($0, to: BuiltInEnvironment.self) } ?? .standard
  }
}

extension EnvironmentValues {
  /// The shared box of the built-in values.
  package var builtIn: BuiltInEnvironment { BuiltInEnvironment.of(fields) }

  /// The built-in values; a write copies them first if another environment shares them.
  package var values: BuiltInValues {
    get { builtIn.values }
    set {
      var box = builtIn
      fields = nil
      if isKnownUniquelyReferenced(&box) {
        box.values = newValue
      } else {
        box = BuiltInEnvironment(newValue)
      }
      fields = box
    }
  }
}
