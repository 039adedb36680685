@_spi(Engine) package import TributaryEngine
package import TributaryDrawing
package import TributaryGeometry
package import TributaryLayout

/// A text with all values that affect its lines, for the duration of one measurement.
package struct TextParagraph {
  /// The font of the first run.
  package let font: ResolvedFont
  /// The runs in order; at least one.
  private let pieces: [Piece]
  private let measurer: any TextMeasurer
  private let analyses: TextAnalyses?
  private let lineLimit: Int?
  private let reservedLines: Int
  private let lineSpacing: CGFloat
  private let truncation: TextTruncation
  /// The smallest factor of the font's size, from 0 to 1.
  private let minimumScale: CGFloat
  private let allowsTightening: Bool
  private let alignment: TextAlignment

  /// A part of a paragraph with one style.
  private struct Piece {
    var content: String
    var traits: TextTraits
    var style: StyledText.Style
  }

  /// - Parameter analyses: The table for the analysis of the text; `nil` if the text is measured only once.
  package init(
    _ text: Text, in environment: BuiltInEnvironment, reservedLines: Int, _ analyses: TextAnalyses?
  ) {
    let values = environment.values
    let measurer = values.textMeasurer
    let runs = values.isPseudolocalized ? PseudoTranslation.runs(of: text) : text.runs
    pieces = text.nonempty(runs).map { run in
      let traits = run.traits.completed(by: values)
      var style = traits.style(in: values, measurer)
      style.attachment = run.attachment(font: style.font, measurer)
      return Piece(content: values.textCase.applied(to: run.content), traits: traits, style: style)
    }
    font = pieces.first?.style.font ?? Self.font(of: nil, in: values)
    self.measurer = measurer
    self.analyses = analyses
    lineLimit = values.lineLimit
    self.reservedLines = reservedLines
    lineSpacing = values.lineSpacing
    truncation = values.truncationMode.truncation
    minimumScale = values.minimumScaleFactor >= 0 ? min(values.minimumScaleFactor, 1) : 1
    allowsTightening = values.allowsTightening && measurer.movesCharacters && measurer.breaksLines
    alignment = values.physicalTextAlignment
  }

  /// Returns the font of text with the given traits, or of text without traits.
  package static func font(of traits: TextTraits?, in values: BuiltInValues) -> ResolvedFont {
    let weight = values.isBold ? Font.Weight.bold : values.fontWeight
    guard let traits else {
      return (values.font ?? .body).resolved(
        weight: weight, design: values.fontDesign, isItalic: values.isItalic, width: values.fontWidth,
        textSize: values.dynamicTypeSize)
    }
    return (traits.font?.completed(by: values.font) ?? values.font ?? .body).resolved(
      weight: traits.weight ?? weight, design: traits.design ?? values.fontDesign,
      isItalic: traits.isItalic ?? values.isItalic, width: traits.width ?? values.fontWidth,
      textSize: values.dynamicTypeSize)
  }

  /// The attributes of each run, for renderers.
  var attributes: [TextAttributeValues?] { pieces.map(\.traits.attributes) }

  /// Whether the text has the same size for every proposal because it cannot wrap, truncate, or scale.
  package var isRigid: Bool {
    if !measurer.breaksLines { return true }
    return pieces.count == 1 && pieces[0].content.isOneCharacterOrNone && minimumScale == 1 && !allowsTightening
  }

  /// The measurements of a paragraph, with the adjustments of its characters.
  package struct Fit {
    package var metrics: TextMetrics
    /// The factor by which the fonts are scaled down.
    package var scale: CGFloat = 1
    /// The reduction of the distance between characters, in ems.
    package var tightening: CGFloat = 0
  }

  /// The maximum reduction of the distance between characters, in ems.
  private static let maximumTightening: CGFloat = 0.05

  /// Returns the measurements of the text for a proposal.
  ///
  /// Text that does not fit is first tightened and then scaled down, as far as both are allowed. Text that still does
  /// not fit is truncated.
  package func fit(_ proposal: ProposedViewSize) -> Fit {
    let whole = Fit(metrics: metrics(for: proposal, scale: 1, tightening: 0))
    let isScalable = minimumScale < 1 && measurer.breaksLines
    guard allowsTightening || isScalable, !fits(whole, proposal) else { return whole }
    var best = whole
    if allowsTightening {
      best = largestFit(proposal, steps: 16) { step in
        (1, Self.maximumTightening * (1 - CGFloat(step) / 16))
      }
      if fits(best, proposal) || !isScalable { return best }
    }
    let tightening = best.tightening
    return largestFit(proposal, steps: 64) { step in
      (minimumScale + (1 - minimumScale) * CGFloat(step) / 64, tightening)
    }
  }

  /// Returns the fit of the highest step that fits, found by bisection; the fit of step 0 if no step fits.
  ///
  /// The last step is known not to fit.
  private func largestFit(
    _ proposal: ProposedViewSize, steps: Int, _ values: (Int) -> (scale: CGFloat, tightening: CGFloat)
  ) -> Fit {
    func fit(_ step: Int) -> Fit {
      let (scale, tightening) = values(step)
      return Fit(
        metrics: metrics(for: proposal, scale: scale, tightening: tightening), scale: scale, tightening: tightening)
    }
    var low = 0
    var high = steps
    var best = fit(0)
    while high - low > 1 {
      let middle = (low + high) / 2
      let candidate = fit(middle)
      if fits(candidate, proposal) {
        low = middle
        best = candidate
      } else {
        high = middle
      }
    }
    return best
  }

  private func fits(_ fit: Fit, _ proposal: ProposedViewSize) -> Bool {
    let tolerance: CGFloat = 1e-6
    let size = fit.metrics.size
    return !fit.metrics.isTruncated && size.width <= max(0, proposal.width ?? .infinity) + tolerance
      && size.height <= max(0, proposal.height ?? .infinity) + tolerance
  }

  private func scaled(_ scale: CGFloat) -> ResolvedFont {
    if scale == 1 { return font }
    var result = font
    result.size *= scale
    return result
  }

  /// The content of the only run if its measurements depend only on its font.
  private var evenContent: String? {
    pieces.count == 1 && pieces[0].style.isMeasuredByFont ? pieces[0].content : nil
  }

  private func styled(_ fit: (scale: CGFloat, tightening: CGFloat), _ pieces: [Piece]) -> StyledText {
    let text = StyledText(pieces.map { ($0.content, $0.style) })
    return fit.scale == 1 && fit.tightening == 0 ? text : text.scaled(by: fit.scale, tightenedBy: fit.tightening)
  }

  private func metrics(for proposal: ProposedViewSize, scale: CGFloat, tightening: CGFloat) -> TextMetrics {
    if tightening == 0, let content = evenContent {
      return TextBreaker.metrics(
        of: content, style: TextLineStyle(scaled(scale), measurer), width: proposal.width, lineLimit: lineLimit,
        height: proposal.height,
        truncation: truncation, lineSpacing: lineSpacing, measurer: measurer, analyses: analyses)
    }
    return TextBreaker.metrics(
      of: styled((scale, tightening), pieces), width: proposal.width, lineLimit: lineLimit, height: proposal.height,
      truncation: truncation, lineSpacing: lineSpacing, measurer: measurer)
  }

  /// Returns the size of the paragraph with reserved lines, in points.
  package func size(of fit: Fit) -> CGSize {
    guard reservedLines > 1 else { return fit.metrics.size }
    let line = measurer.lineMetrics(of: scaled(fit.scale))
    let advance = line.ascent + line.descent + line.leading + max(0, lineSpacing)
    let reserved = CGFloat(min(reservedLines, 1_000_000)) * advance - line.leading - max(0, lineSpacing)
    return CGSize(width: fit.metrics.size.width, height: max(fit.metrics.size.height, reserved.asExtent))
  }

  /// Returns the region of proposals that result in the same fit.
  ///
  /// A text without wrapped paragraphs keeps its lines in every wider proposal. A higher proposal does not add lines.
  ///
  /// - Parameters:
  ///   - fit: The fit for `proposal`, of a text whose measurer wraps lines.
  ///   - proposal: The proposed size, in points.
  package func region(of fit: Fit, for proposal: ProposedViewSize) -> ProposalRegion {
    var region = ProposalRegion(proposal)
    // Tightened or scaled characters fit only this proposal.
    guard fit.scale == 1, fit.tightening == 0 else { return region }
    let mayShrink = minimumScale < 1 || allowsTightening
    let size = fit.metrics.size
    if fit.metrics.isTruncated {
      // No height adds lines beyond the limit. If the heights of lines differ, the limit can depend on the height.
      guard !mayShrink, pieces.count == 1, fit.metrics.lineCount == lineLimit else { return region }
      region.height = proposal.heights(from: size.height)
      return region
    }
    region.height =
      fit.metrics.lineCount == 1 && !mayShrink ? .all : proposal.heights(from: size.height)
    let width = proposal.width ?? .infinity
    if size.width <= width {
      let whole = width == .infinity ? fit : self.fit(.unspecified)
      if !whole.metrics.isTruncated, whole.metrics.size == size, whole.metrics.lineCount == fit.metrics.lineCount {
        region.width = .atLeast(size.width)
      }
    }
    return region
  }

  /// Returns the lines for a proposal.
  ///
  /// - Parameters:
  ///   - proposal: The proposed size, in points.
  ///   - paint: The paint of the whole text. Runs with the same paint have none.
  ///   - environment: The environment of the text.
  package func layout(for proposal: ProposedViewSize, paint: Paint, in environment: EnvironmentValues) -> TextLayout {
    let needsFit = minimumScale < 1 || allowsTightening
    let fit = needsFit ? fit(proposal) : Fit(metrics: TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0))
    let painted = pieces.map { piece in
      var piece = piece
      let own = piece.traits.foreground.map { $0._paint(in: environment) } ?? environment.foregroundPaint(level: 0)
      piece.style.paint = own == paint ? nil : own
      piece.style.background = piece.traits.background?.resolve(in: environment)
      piece.style.underline = piece.traits.underline?.decoration(in: environment)
      piece.style.strikethrough = piece.traits.strikethrough?.decoration(in: environment)
      return piece
    }
    if fit.tightening == 0, painted.count == 1, painted[0].style.isPlain {
      return TextBreaker.layout(
        painted[0].content, style: TextLineStyle(scaled(fit.scale), measurer), width: proposal.width,
        lineLimit: lineLimit, height: proposal.height, alignment: alignment, truncation: truncation,
        lineSpacing: lineSpacing, measurer: measurer, analyses: analyses)
    }
    return TextBreaker.layout(
      styled((fit.scale, fit.tightening), painted), width: proposal.width, lineLimit: lineLimit,
      height: proposal.height, alignment: alignment, truncation: truncation, lineSpacing: lineSpacing,
      measurer: measurer)
  }
}

extension ProposedViewSize {
  /// Returns the range of heights from a height on, or only the proposed height if rounding might affect the result.
  package func heights(from height: CGFloat) -> ProposedRange {
    let range = ProposedRange.atLeast(height)
    return height < 1e6 && range.contains(rawHeight) ? range : ProposedRange(rawHeight)
  }
}

extension Text {
  /// Returns the runs of this text that are not empty; one empty run if all are empty.
  fileprivate func nonempty(_ runs: [TextRun]) -> [TextRun] {
    let shown = runs.filter { !$0.content.isEmpty }
    return shown.isEmpty ? [TextRun("", attributes?.leading ?? TextTraits())] : shown
  }
}

extension TextTraits {
  /// Returns these traits, completed with the character attributes of the environment.
  fileprivate func completed(by values: BuiltInValues) -> TextTraits {
    var result = self
    result.underline = underline ?? values.underline
    result.strikethrough = strikethrough ?? values.strikethrough
    result.kerning = kerning ?? values.kerning
    result.tracking = tracking ?? values.tracking
    result.baselineOffset = baselineOffset ?? values.baselineOffset
    return result
  }

  /// Returns the traits that affect measurements.
  fileprivate func style(in values: BuiltInValues, _ measurer: any TextMeasurer) -> StyledText.Style {
    var style = StyledText.Style(font: TextParagraph.font(of: self, in: values))
    style.alignment = alignment?.physical
    guard measurer.movesCharacters else { return style }
    func valid(_ length: CGFloat?) -> CGFloat { CGFloat(Double(length ?? 0).bounded(by: 1e6)) }
    // Tracking takes precedence over kerning if both are given.
    style.spacing = valid(tracking ?? kerning)
    style.rise = valid(baselineOffset)
    return style
  }
}

extension TextAnalyses: HostFeature {
  package static let slot = FeatureSlot()

  package convenience init(of host: ViewGraph) { self.init() }
}
