public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

extension BuiltInValues {
  /// Returns whether text has the same measurements with both sets of values.
  @MainActor
  package func measuresText(like other: BuiltInValues) -> Bool {
    font == other.font && isBold == other.isBold && isItalic == other.isItalic && fontWeight == other.fontWeight
      && fontDesign == other.fontDesign && fontWidth == other.fontWidth && lineLimit == other.lineLimit
      && lineSpacing == other.lineSpacing
      && truncationMode == other.truncationMode && minimumScaleFactor == other.minimumScaleFactor
      && textCase == other.textCase && isPseudolocalized == other.isPseudolocalized && kerning == other.kerning
      && tracking == other.tracking
      && dynamicTypeSize == other.dynamicTypeSize && baselineOffset == other.baselineOffset
      && allowsTightening == other.allowsTightening && TextRendering.areEqual(textRendering, other.textRendering)
      && displayScale == other.displayScale && Self.areEqual(textMeasurer, other.textMeasurer)
  }

  /// Returns whether text with equal measurements has the same lines with both sets of values.
  package func layoutsText(like other: BuiltInValues) -> Bool {
    multilineTextAlignment == other.multilineTextAlignment && layoutDirection == other.layoutDirection
      && underline == other.underline && strikethrough == other.strikethrough && isRedacted == other.isRedacted
  }

  /// The alignment of the lines of a text, where `leading` is left.
  package var physicalTextAlignment: TextAlignment {
    switch (multilineTextAlignment, layoutDirection) {
    case (.leading, .rightToLeft): .trailing
    case (.trailing, .rightToLeft): .leading
    case (let alignment, _): alignment
    }
  }

  /// Whether text without attributes is displayed unchanged, in one font.
  package var showsPlainText: Bool {
    underline == nil && strikethrough == nil && kerning == nil && tracking == nil && baselineOffset == nil
      && textCase == nil && !isPseudolocalized
  }

  /// Returns whether these values are known to be interchangeable with `other`.
  @MainActor
  package func isKnownEqual(to other: BuiltInValues) -> Bool {
    let isSameForeground =
      switch (foreground, other.foreground) {
      case (nil, nil): true
      case (let a?, let b?): a.isKnownEqual(to: b)
      default: false
      }
    return isSameForeground && measuresText(like: other) && layoutsText(like: other) && tint == other.tint
      && tintPaint == other.tintPaint
      && lineLimitReservesSpace == other.lineLimitReservesSpace && colorScheme == other.colorScheme
      && isEnabled == other.isEnabled && locale == other.locale && calendar == other.calendar
      && timeZone == other.timeZone && scrolling == other.scrolling
  }

  @MainActor
  private static func areEqual<M: TextMeasurer>(_ a: M, _ b: any TextMeasurer) -> Bool {
    guard type(of: b) == M.self, let b = b as? M else { return false }
    let comparison = ComparisonCache.comparison(of: M.self)
    return withPointer(to: a) { a in
      withPointer(to: b) { b in comparison.areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
    }
  }
}

extension EnvironmentValues {
  /// The values with which `Font.resolve(in:)` resolves a font.
  public var fontResolutionContext: Font.Context {
    Font.Context(font: builtIn.values.font, textSize: builtIn.values.dynamicTypeSize)
  }

  /// The font of text without traits, at the dynamic type size of the environment.
  package var textFont: ResolvedFont { TextParagraph.font(of: nil, in: builtIn.values) }
}
