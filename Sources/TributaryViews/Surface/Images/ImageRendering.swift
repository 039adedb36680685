@_spi(Engine) package import TributaryEngine
package import TributaryDrawing
package import TributaryGeometry

/// What the environment says about pictures.
package struct ImageRendering: Equatable {
  package var paint: Paint
  /// For what stands in the place of a picture.
  package var faint: Paint
  package var weight: Font.Weight
  package var lineMetrics: LineMetrics
  package var scale: Image.Scale
  package var displayScale: CGFloat
  package var isRightToLeft: Bool
  package var variants: SymbolVariants
  package var isRedacted: Bool
  var pose: SymbolPose

  package init(_ environment: EnvironmentValues) {
    let style = environment.builtIn.plainText
    paint = environment.foregroundPaint(level: 0)
    faint = environment.foregroundPaint(level: 1)
    weight = style.line.font.weight
    lineMetrics = style.line.metrics
    scale = environment.imageScale
    displayScale = environment.displayScale
    isRightToLeft = environment.layoutDirection == .rightToLeft
    variants = environment.symbolVariants
    isRedacted = environment.builtIn.values.isRedacted
    pose = environment.symbolPose
  }

  /// The height of a symbol, in points.
  package var symbolHeight: CGFloat { (lineMetrics.ascent + lineMetrics.descent) * scale.factor }

  /// From the top of a symbol to the baseline of the text beside it: both have their middles at one height.
  package var symbolBaseline: CGFloat {
    symbolHeight / 2 + (lineMetrics.ascent - lineMetrics.descent) / 2
  }
}
