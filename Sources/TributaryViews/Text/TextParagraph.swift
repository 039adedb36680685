package import TributaryDrawing
package import TributaryGeometry

/// A text with everything that decides about its lines, for the duration of one measurement.
package struct TextParagraph {
  package let content: String
  package let font: ResolvedFont
  private let measurer: any TextMeasurer
  private let lineLimit: Int?
  private let reservedLines: Int
  private let lineSpacing: CGFloat
  private let truncation: TextTruncation
  /// Of the font's size, from 0 to 1.
  private let minimumScale: CGFloat
  private let alignment: TextAlignment

  package init(_ text: Text, in environment: BuiltInEnvironment, reservedLines: Int) {
    content = text.content
    font = Self.font(of: text.attributes?.leading, in: environment.values)
    measurer = environment.values.textMeasurer
    lineLimit = environment.values.lineLimit
    self.reservedLines = reservedLines
    lineSpacing = environment.values.lineSpacing
    truncation = environment.values.truncationMode.truncation
    minimumScale = environment.values.minimumScaleFactor >= 0 ? min(environment.values.minimumScaleFactor, 1) : 1
    alignment =
      switch (environment.values.multilineTextAlignment, environment.values.layoutDirection) {
      case (.leading, .rightToLeft): .trailing
      case (.trailing, .rightToLeft): .leading
      case (let alignment, _): alignment
      }
  }

  /// The font of text with some traits, or without any.
  package static func font(of traits: TextTraits?, in values: BuiltInValues) -> ResolvedFont {
    let weight = values.isBold ? Font.Weight.bold : values.fontWeight
    guard let traits else {
      return (values.font ?? .body).resolved(weight: weight, design: values.fontDesign, isItalic: values.isItalic)
    }
    return (traits.font ?? values.font ?? .body).resolved(
      weight: traits.weight ?? weight, design: traits.design ?? values.fontDesign,
      isItalic: traits.isItalic ?? values.isItalic)
  }

  /// Whether the answer to every proposal is the same: nothing can break, be cut or shrink.
  package var isRigid: Bool {
    if !measurer.breaksLines { return true }
    return content.utf8.count <= 1 && minimumScale == 1
  }

  /// What a paragraph measures, and the factor by which its font had to be made smaller.
  package struct Fit {
    package var metrics: TextMetrics
    package var scale: CGFloat
  }

  /// Measures at full size, or at the largest size that fits if the font may become smaller.
  package func fit(_ proposal: ProposedViewSize) -> Fit {
    let whole = metrics(for: proposal, scale: 1)
    guard minimumScale < 1, measurer.breaksLines, !fits(whole, proposal) else { return Fit(metrics: whole, scale: 1) }
    // The largest fitting scale among 64 steps, found by halving; text that grows with its font fits below it too.
    var low = 0
    var high = 64
    func scale(_ step: Int) -> CGFloat { minimumScale + (1 - minimumScale) * CGFloat(step) / 64 }
    var best = Fit(metrics: metrics(for: proposal, scale: scale(0)), scale: scale(0))
    while high - low > 1 {
      let middle = (low + high) / 2
      let candidate = metrics(for: proposal, scale: scale(middle))
      if fits(candidate, proposal) {
        low = middle
        best = Fit(metrics: candidate, scale: scale(middle))
      } else {
        high = middle
      }
    }
    return best
  }

  private func fits(_ metrics: TextMetrics, _ proposal: ProposedViewSize) -> Bool {
    let tolerance: CGFloat = 1e-6
    return !metrics.isTruncated && metrics.size.width <= (proposal.width ?? .infinity) + tolerance
      && metrics.size.height <= (proposal.height ?? .infinity) + tolerance
  }

  private func scaled(_ scale: CGFloat) -> ResolvedFont {
    if scale == 1 { return font }
    var result = font
    result.size *= scale
    return result
  }

  private func metrics(for proposal: ProposedViewSize, scale: CGFloat) -> TextMetrics {
    TextBreaker.metrics(
      of: content, font: scaled(scale), width: proposal.width, lineLimit: lineLimit, height: proposal.height,
      truncation: truncation, lineSpacing: lineSpacing, measurer: measurer)
  }

  /// The size that the paragraph takes, reserved lines included.
  package func size(of fit: Fit) -> CGSize {
    guard reservedLines > 1 else { return fit.metrics.size }
    let line = measurer.lineMetrics(of: scaled(fit.scale))
    let advance = line.ascent + line.descent + line.leading + max(0, lineSpacing)
    let reserved = CGFloat(min(reservedLines, 1_000_000)) * advance - line.leading - max(0, lineSpacing)
    return CGSize(width: fit.metrics.size.width, height: max(fit.metrics.size.height, reserved.isFinite ? reserved : 0))
  }

  /// The lines for a proposal.
  package func layout(for proposal: ProposedViewSize) -> TextLayout {
    TextBreaker.layout(
      content, font: minimumScale < 1 ? scaled(fit(proposal).scale) : font, width: proposal.width,
      lineLimit: lineLimit, height: proposal.height, alignment: alignment, truncation: truncation,
      lineSpacing: lineSpacing, measurer: measurer)
  }
}
