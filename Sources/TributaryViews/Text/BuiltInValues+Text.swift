import TributaryDrawing

extension BuiltInValues {
  /// Whether text is measured alike with either.
  @MainActor
  package func measuresText(like other: BuiltInValues) -> Bool {
    font == other.font && isBold == other.isBold && isItalic == other.isItalic && fontWeight == other.fontWeight
      && fontDesign == other.fontDesign && lineLimit == other.lineLimit && lineSpacing == other.lineSpacing
      && truncationMode == other.truncationMode && minimumScaleFactor == other.minimumScaleFactor
      && displayScale == other.displayScale && Self.areEqual(textMeasurer, other.textMeasurer)
  }

  /// Whether the lines of a text stand to each other alike with either.
  package func alignsText(like other: BuiltInValues) -> Bool {
    multilineTextAlignment == other.multilineTextAlignment && layoutDirection == other.layoutDirection
  }

  /// Whether nobody can tell these values from others.
  @MainActor
  package func isKnownEqual(to other: BuiltInValues) -> Bool {
    let isSameForeground =
      switch (foreground, other.foreground) {
      case (nil, nil): true
      case (let a?, let b?): a.isKnownEqual(to: b)
      default: false
      }
    return isSameForeground && measuresText(like: other) && alignsText(like: other) && tint == other.tint
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
