import TributaryAnimation
@_spi(Engine) public import TributaryEngine
import Foundation
import TributaryDrawing
package import TributaryGeometry
package import TributaryLayout

/// The leaf node of a text.
///
/// Invariants:
/// 1. `paint` is the paint of `text` in `known`, the environment of the most recent notification.
/// 2. `lines` is `nil`, or the lines of `text` for `proposal` in that environment.
///
/// Checked by `TextNode.isUpToDate`, and tested by `IncrementalTests`.
@usableFromInline
package final class TextNode: ItemNode {
  @exclusivity(unchecked) package private(set) var text: Text
  /// The most recently drawn lines; `nil` if they are outdated, or if the text is one line, which is its content.
  @exclusivity(unchecked) private var lines: TextLayout.Paragraph?
  private let environment: Unretained<EnvironmentScope>
  /// The built-in values of the most recent notification, for the detection of changes.
  @exclusivity(unchecked) private var known: BuiltInEnvironment
  @exclusivity(unchecked) private var paint: Paint
  /// The number of reserved lines, stored here to fill padding after the paint.
  @exclusivity(unchecked) private var reservedLines: Int32
  /// The width of a text in one font on one line, in points: negative if unknown, infinite if it has several
  /// paragraphs.
  @exclusivity(unchecked) private var wholeWidth: CGFloat = -1

  @usableFromInline
  package init(_ text: UnsafePointer<Text>, _ inputs: NodeInputs) {
    self.text = text.pointee
    environment = inputs.environmentReference
    let builtIn = inputs.environmentReference.with { BuiltInEnvironment.reference(in: $0) }
    known = builtIn.object()
    reservedLines = inputs.environmentReference.with { scope in builtIn.with { $0.reservedLineCount(in: scope) } }
    if text.pointee.hasForegroundOfEnvironment, let color = builtIn.with({ $0.plainForeground }) {
      paint = .color(color)
      super.init(inputs, flags: .subtreeHasText)
      return
    }
    paint = .clear
    super.init(inputs, flags: .subtreeHasText)
    if text.pointee.attributes?.isLive == true { self.text = resolved(text.pointee) }
    paint = readPaint()
  }

  /// Creates the node of a text that its box has drawn.
  ///
  /// - Parameters:
  ///   - text: A text without attributes.
  ///   - wholeWidth: Its width on one line, as in ``wholeWidth``.
  ///   - isLocalizable: Whether the text comes from a key.
  ///   - known: The environment of the most recent notification, in which the text has no custom foreground style.
  package init(
    _ text: String, _ wholeWidth: CGFloat, isLocalizable: Bool, _ known: BuiltInEnvironment, _ inputs: NodeInputs
  ) {
    self.text = Text(content: text, form: isLocalizable ? .localizable : .verbatim)
    self.wholeWidth = wholeWidth
    self.known = known
    environment = inputs.environmentReference
    reservedLines = 1
    paint = known.plainForeground.map { .color($0) } ?? .clear
    super.init(inputs, flags: .subtreeHasText)
  }

  @usableFromInline @MainActor
  package func update(_ new: UnsafePointer<Text>) {
    // The bits are almost always equal, and comparing them avoids reference counting.
    let isSame = withMutablePointer(to: &text) { memcmp($0, new, MemoryLayout<Text>.size) == 0 }
    if isSame { return }
    if new.pointee.attributes?.isLive == true {
      take(resolved(new.pointee))
    } else {
      if text.attributes?.isLive == true { host.feature(LiveTexts.self).wait(self, for: nil) }
      take(new.pointee)
    }
  }

  /// Returns the text at the current time, and schedules an update for its next change.
  private func resolved(_ new: Text) -> Text {
    let now = HostMainQueue.of(host).date
    host.feature(LiveTexts.self).wait(self, for: new.nextChange(at: now))
    // The format of a value can read any observable value.
    return withContinuedEvaluation(of: self) { new.resolved(in: environment.values, at: now) }
  }

  @MainActor
  private func take(_ new: Text) {
    if new == text { return }
    if new.content != text.content { animateContent(to: new) }
    let old = text
    let oldSpacing = viewSpacing
    text = new
    show(readPaint())
    if old.measuresLike(text) {
      lines = nil
      needsDraw()
    } else {
      forgetMeasures(spacing: oldSpacing)
    }
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    super.surroundingsDidChange(changes)
    if !changes.isDisjoint(with: [.environment, .date]), text.isLive { take(resolved(text)) }
    guard changes.contains(.environment) else { return }
    let values = environment.values
    let newPaint = readPaint()
    if newPaint != paint || text.attributes != nil {
      show(newPaint)
      // The lines contain the paints of runs that differ from the paint of the text.
      if !isPlain { lines = nil }
      needsDraw()
    }
    let reserved = values.reservedLineCount
    guard known !== values.builtIn || reserved != reservedLines else { return }
    let old = known
    let oldSpacing = viewSpacing
    known = values.builtIn
    if reserved != reservedLines || !old.values.measuresText(like: known.values) {
      reservedLines = reserved
      forgetMeasures(spacing: oldSpacing)
    } else if !old.values.layoutsText(like: known.values) {
      lines = nil
      needsDraw()
    }
  }

  @MainActor
  private func show(_ new: Paint) {
    HostMotion.of(host).animate(self, from: paint, to: new, .paint)
    paint = new
  }

  /// Discards all measurements and requests new ones.
  ///
  /// - Parameter old: The spacing preferences of the text before the change.
  private func forgetMeasures(spacing old: ViewSpacing) {
    lines = nil
    wholeWidth = -1
    needsMeasure()
    if viewSpacing != old { containerNeedsDistribution() }
  }

  /// Returns whether the text has no custom style, which can read any observable value.
  private static func readsNothing(_ text: UnsafePointer<Text>, in scope: EnvironmentScope) -> Bool {
    guard scope.values.builtIn.plainForeground == nil || !text.pointee.hasForegroundOfEnvironment else { return true }
    guard let attributes = text.pointee.attributes else {
      return scope.values.builtIn.values.foreground?.readsNothing ?? true
    }
    func readsNothing(_ traits: TextTraits) -> Bool {
      (traits.foreground ?? AnyShapeStyle(.level(0))).readsNothing(in: scope.values)
    }
    return readsNothing(attributes.leading) && attributes.runs.allSatisfy { readsNothing($0.traits) }
  }

  /// Returns the paint of the text, and tracks the observable values that a custom style reads until one of them
  /// changes.
  private func readPaint() -> Paint {
    reading { Self.paint(of: text, in: environment.values) }
  }

  private func reading<R>(_ ask: () -> R) -> R {
    let readsNothing = withPointer(to: text) { text in environment.with { Self.readsNothing(text, in: $0) } }
    return readsNothing ? ask() : withContinuedEvaluation(of: self, ask)
  }

  /// Defers the evaluation of the style to the next walk, since the new value may not be committed yet.
  override package func dependencyDidChange() { needsReading() }

  @MainActor override package func update() {
    flags.remove(.needsUpdate)
    if text.attributes?.isLive == true { take(resolved(text)) }
    show(readPaint())
    lines = nil
    // A renderer can have read a value that affects the size.
    if known.values.textRendering != nil { needsMeasure() }
    needsDraw()
  }

  private static func paint(of text: Text, in environment: EnvironmentValues) -> Paint {
    if let style = text.attributes?.leading.foreground { return style._paint(in: environment) }
    return environment.foregroundPaint(level: 0)
  }

  /// The text as displayed without truncation.
  package var shownContent: String {
    let content = known.values.isPseudolocalized ? PseudoTranslation.content(of: text) : text.content
    return known.values.textCase.applied(to: content)
  }

  /// Whether blocks replace the text because it is private.
  package var isConcealedForPrivacy: Bool { known.values.isRedacted && environment.values.concealsPrivateContent }

  /// The text that can be copied, including truncated parts but not images.
  ///
  /// The value is `nil` if the text is not selectable or contains no characters.
  package var selectableContent: String? {
    guard environment.values.isTextSelectable, !known.values.isRedacted else { return nil }
    let content = shownContent.replacing(TextAttachment.character, with: "")
    return content.isEmpty ? nil : content
  }

  // MARK: Layout

  /// The paragraph, with all values that affect its lines.
  private var paragraph: TextParagraph {
    TextParagraph(text, in: known, reservedLines: Int(reservedLines), .of(host))
  }

  /// Calls a closure with the style of a text in one font and one paint. Returns `nil` for other text.
  @inline(__always)
  private func withStyle<Result>(_ body: (PlainTextStyle) -> Result) -> Result? {
    guard let attributes = text.attributes else { return known.plainTextReference.with(body) }
    return attributes.isEven ? body(known.style(with: attributes)) : nil
  }

  /// Whether the text is displayed unchanged, in one font and one paint.
  private var isPlain: Bool { withStyle { $0.isPlain } ?? false }

  /// Measures the text on one line, unless its width is known.
  @inline(__always)
  private func measureWhole(in style: PlainTextStyle) {
    guard wholeWidth < 0 else { return }
    wholeWidth = style.line.wholeWidth(ofLong: text.content, .of(host)) ?? style.wholeWidth(of: text.content)
  }

  /// Returns the size of plain text that fits on one line; `nil` for other text, which must be measured.
  private func wholeSize(for proposal: ProposedViewSize) -> CGSize? {
    guard reservedLines <= 1 else { return nil }
    return withStyle { style -> CGSize? in
      guard style.isPlain else { return nil }
      measureWhole(in: style)
      return style.wholeSize(wholeWidth, for: proposal)
    } ?? nil
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let renderer = known.values.textRendering?.renderer else { return measureText(proposal) }
    setInherited(.subtreeHasOpaqueSizes)
    let proxy = TextProxy { [unowned self] in measureText($0) }
    let size = withContinuedEvaluation(of: self) { renderer.sizeThatFits(proposal: proposal, text: proxy) }
    flags.remove(.isRigid)
    holds(for: ProposalRegion(proposal), answering: proposal)
    return size
  }

  private func measureText(_ proposal: ProposedViewSize) -> CGSize {
    guard reservedLines <= 1 else { return measureParagraph(proposal) }
    if let attributes = text.attributes {
      guard attributes.isEven else { return measureParagraph(proposal) }
      let style = known.style(with: attributes)
      return style.isPlain ? measure(in: style, proposal) : measureParagraph(proposal)
    }
    return unretained(&known).with { known in
      known.plainTextReference.with { $0.isPlain ? measure(in: $0, proposal) : measureParagraph(proposal) }
    }
  }

  /// Returns the size of text in one style.
  private func measure(in style: PlainTextStyle, _ proposal: ProposedViewSize) -> CGSize {
    measureWhole(in: style)
    if let size = style.wholeSize(wholeWidth, for: proposal) {
      if style.isRigid(text.content) {
        becomeRigid()
        // A single character keeps its width: it cannot be narrower, even by the tolerance for lines.
        return CGSize(width: wholeWidth, height: size.height)
      } else if size.width == wholeWidth {
        holds(for: ProposalRegion(width: .atLeast(wholeWidth), height: .all), answering: proposal)
      }
      return size
    }
    // An infinite width marks text with several paragraphs.
    if wholeWidth.isFinite, let (size, region) = style.brokenSize(of: text.content, for: proposal, .of(host)) {
      holds(for: region, answering: proposal)
      return size
    }
    return measureParagraph(proposal)
  }

  @inline(never)
  private func measureParagraph(_ proposal: ProposedViewSize) -> CGSize {
    let paragraph = paragraph
    if paragraph.isRigid {
      flags.insert(.isRigid)
      return paragraph.size(of: paragraph.fit(.unspecified))
    }
    let fit = paragraph.fit(proposal)
    holds(for: paragraph.region(of: fit, for: proposal), answering: proposal)
    return paragraph.size(of: fit)
  }

  override package func placeContent() { lines = nil }

  override package var viewSpacing: ViewSpacing {
    if let spacing = withStyle({ $0.spacing }) { return spacing }
    let metrics = known.values.textMeasurer.lineMetrics(of: paragraph.font)
    return ViewSpacing.text(
      lineHeight: metrics.ascent + metrics.descent,
      pixelLength: known.values.displayScale > 0 ? 1 / known.values.displayScale : 1)
  }

  override package func explicitGuide(_ key: GuideKey, in dimensions: ViewDimensions) -> CGFloat? {
    switch key.alignment.kind {
    case .firstTextBaseline: paragraph.fit(dimensions.proposal).metrics.firstBaseline
    case .lastTextBaseline: paragraph.fit(dimensions.proposal).metrics.lastBaseline
    case .start, .center, .end, .custom: nil
    }
  }

  // MARK: Drawing

  private func currentLayout() -> TextLayout {
    if let lines { return TextLayout(lines) }
    if let size = wholeSize(for: placedProposal) {
      if let line = withStyle({ TextLayout(oneLine: text.content, width: size.width, style: $0.line) }) { return line }
    }
    let new = plainLayout() ?? newLayout(paint)
    lines = new.paragraph
    return new
  }

  /// Returns the lines of a text in one font; `nil` if they depend on more than its style.
  private func plainLayout() -> TextLayout? {
    withStyle { $0.brokenLines(of: text.content, for: proposal, known.values.physicalTextAlignment, .of(host)) } ?? nil
  }

  private func newLayout(_ paint: Paint) -> TextLayout {
    reading { paragraph.layout(for: proposal, paint: paint, in: environment.values) }
  }

  /// The number of displayed lines, and whether an ellipsis replaces a part of the text.
  package var displayedLines: (count: Int, isTruncated: Bool) {
    if wholeSize(for: placedProposal) != nil { return (1, false) }
    let metrics = paragraph.fit(placedProposal).metrics
    return (metrics.lineCount, metrics.isTruncated)
  }

  /// The text as displayed, with an ellipsis where it is truncated, and with a line feed between its lines.
  package var displayedText: String {
    let layout = currentLayout()
    return layout.lines.map(\.text).joined(separator: "\n")
  }

  private var holdsImages: Bool { text.attributes?.runs.contains { $0.image != nil } ?? false }

  @MainActor
  private func animateContent(to new: Text) {
    HostMotion.of(host).animateContent(of: self, by: environment.values.contentTransition) { transition in
      guard let isDown = transition.isDown(from: text.content, to: new.content) else { return 0 }
      let metrics = known.values.textMeasurer.lineMetrics(of: paragraph.font)
      return (metrics.ascent + metrics.descent) / 2 * (isDown ? 1 : -1)
    }
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    if drawLine(into: &recorder, at: frame.origin) { return }
    guard let contentTrack else { return drawContent(into: &recorder, in: frame) }
    contentTrack.draw(into: &recorder, at: frame.origin, time: host.time) {
      drawContent(into: &$0, in: CGRect(origin: $1, size: frame.size))
    }
  }

  /// Appends text on one line in one style and one color, unless it is animated. The lines of such text are not
  /// stored, because they are its content.
  ///
  /// - Returns: Whether the text was drawn.
  private func drawLine(into recorder: inout DisplayRecorder, at origin: CGPoint) -> Bool {
    guard !mayMove, reservedLines <= 1, case .color(let color) = paint else { return false }
    return unretained(&known).with { known in
      if known.values.isRedacted || known.values.textRendering != nil { return false }
      return withStyle { style in
        guard style.isPlain, wholeWidth >= 0, let size = style.wholeSize(wholeWidth, for: placedProposal) else {
          return false
        }
        if text.content.isEmpty || !(color.opacity > 0) { return true }
        let layout = TextLayout(oneLine: text.content, width: size.width, style: style.line)
        recorder.commands.append(.text(layout, at: origin, .color(color)))
        return true
      } ?? false
    }
  }

  private func drawContent(into recorder: inout DisplayRecorder, in frame: CGRect) {
    let moving = moving(paint, .paint)
    let paint = moving ?? paint
    guard !text.content.isEmpty || holdsImages, !paint.isInvisible || text.attributes != nil else { return }
    if known.values.isRedacted { return recorder.drawBlocks(for: currentLayout(), at: frame.origin, paint) }
    // The lines of a text with several styles contain the paints that differ from the paint of the text.
    let layout = moving == nil || isPlain ? currentLayout() : newLayout(paint)
    if let renderer = known.values.textRendering?.renderer {
      return draw(layout, by: renderer, paint, into: &recorder, in: frame)
    }
    recorder.append(.text(layout.placingPaints(in: frame), at: frame.origin, paint.placed(in: frame)))
    guard holdsImages else { return }
    for name in recorder.drawAttachments(of: layout, at: frame.origin, paint) {
      ImageStore.reportMissingSymbol(name, at: self)
    }
  }

  /// Draws the text with a renderer and labels the result with the content of the text.
  private func draw(
    _ layout: TextLayout, by renderer: any TextRenderer, _ paint: Paint, into recorder: inout DisplayRecorder,
    in frame: CGRect
  ) {
    let bounds = CGRect(origin: .zero, size: frame.size)
    let content = shownContent
    let lines = Text.Layout(
      layout.placingPaints(in: bounds), paint.placed(in: bounds), paragraph.attributes, content: content,
      known.values.textMeasurer)
    let layer = CanvasLayer()
    let stage = CanvasStage(self, environment.values, frame.size, recorder.revision)
    var context = GraphicsContext(layer, stage)
    withContinuedEvaluation(of: self) { renderer.draw(layout: lines, in: &context) }
    stage.close()
    guard !layer.commands.isEmpty else { return }
    let drawn = DisplayFragment(layer.commands, revision: recorder.revision)
    let described = DisplayEffect(drawn, .described(DisplayDescription(label: content, isWhole: true)))
    recorder.append(.fragment(DisplayFragment([.effect(described)], revision: recorder.revision), at: frame.origin))
  }

  override package var pathComponent: String? { "Text" }
}

extension TextNode: RememberingNode {
  package var isUpToDate: Bool { known === environment.values.builtIn && paint == readPaint() }
}
