package import TributaryDrawing
package import TributaryGeometry

#if DEBUG
  @_spi(Engine) public import TributaryEngine
#else
  @_spi(Engine) package import TributaryEngine
#endif

/// A shared box of the built-in environment values.
@usableFromInline
package final class BuiltInEnvironment {
  #if DEBUG
    @usableFromInline package let lifetime = Lifetime()

    deinit { lifetime.end(Self.self) }
  #endif

  @exclusivity(unchecked) package var values: BuiltInValues {
    didSet {
      knownPlainText = nil
      knownStyles = []
      plainForeground = Self.plainForeground(of: values)
    }
  }

  /// The foreground color of text without a style if no view has set a foreground style; `nil` otherwise.
  @exclusivity(unchecked) package private(set) var plainForeground: Color.Resolved?

  @exclusivity(unchecked) private var knownPlainText: PlainTextStyle?

  /// The styles of texts with another font, with the traits of the font.
  @exclusivity(unchecked) private var knownStyles: [(font: TextTraits, style: PlainTextStyle)] = []

  package init(_ values: BuiltInValues) {
    self.values = values
    plainForeground = Self.plainForeground(of: values)
  }

  private static func plainForeground(of values: BuiltInValues) -> Color.Resolved? {
    values.foreground == nil ? Color.primary.resolved(dark: values.colorScheme == .dark) : nil
  }

  /// The style of text that has no attributes.
  package var plainText: PlainTextStyle {
    if let knownPlainText { return knownPlainText }
    let style = PlainTextStyle(values)
    knownPlainText = style
    return style
  }

  /// An unretained reference to ``plainText``, valid until the values change.
  package var plainTextReference: Unretained<PlainTextStyle> {
    @inline(__always) get { unretained(&knownPlainText) ?? Unretained(plainText) }
  }

  /// Returns the style of a text whose attributes are a font and a foreground style.
  package func style(with attributes: TextAttributes) -> PlainTextStyle {
    for known in knownStyles where known.font.measuresLike(attributes.traits) { return known.style }
    let style = PlainTextStyle(values, attributes.traits)
    var font = attributes.traits
    // The environment must not extend the lifetime of an object in a style.
    font.foreground = nil
    if knownStyles.count == Self.mostKnownStyles { knownStyles.removeAll() }
    knownStyles.append((font, style))
    return style
  }

  /// The maximum number of styles in ``knownStyles``, which are searched one by one.
  private static let mostKnownStyles = 8

  /// The default values, which all environments share until the first write copies them.
  nonisolated(unsafe) package static let standard = BuiltInEnvironment(BuiltInValues())
}

extension BuiltInEnvironment: EnvironmentFields {
  package var layoutDirection: LayoutDirection { values.layoutDirection }

  package var gapUnits: CGSize { values.gapUnits }

  package func isKnownEqual(to other: (any EnvironmentFields)?) -> Bool {
    values.isKnownEqual(to: BuiltInEnvironment.of(other).values)
  }

  /// Returns the built-in values that an environment stores, or the default ones if it stores none.
  ///
  /// The downcast is safe, since `BuiltInEnvironment` is the only class in this module that conforms to
  /// `EnvironmentFields`.
  @inline(__always)
  package static func of(_ fields: (any EnvironmentFields)?) -> BuiltInEnvironment {
    fields.map { unsafeDowncast($0, to: BuiltInEnvironment.self) } ?? .standard
  }

  /// Returns the built-in values of a scope as a reference that is not counted, valid until the scope changes.
  @inline(__always)
  package static func reference(in scope: EnvironmentScope) -> Unretained<BuiltInEnvironment> {
    guard let fields = scope.fieldsReference else { return Unretained(.standard) }
    return Unretained(unmanaged: .fromOpaque(fields))
  }
}

extension EnvironmentValues {
  /// The shared box of the built-in values.
  package var builtIn: BuiltInEnvironment { BuiltInEnvironment.of(fields) }

  /// The built-in values. A write first copies them if another environment shares them.
  package var values: BuiltInValues {
    // A read of one value after inlining copies only this value.
    @inline(__always) get { builtIn.values }
    _modify {
      var box = builtIn
      fields = nil
      if !isKnownUniquelyReferenced(&box) { box = BuiltInEnvironment(box.values) }
      defer { fields = box }
      yield &box.values
    }
  }
}

#if DEBUG
  extension BuiltInEnvironment: Referable {}
#endif
