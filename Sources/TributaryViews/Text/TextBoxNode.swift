@_spi(Engine) public import TributaryEngine
import TributaryDrawing
public import TributaryGeometry
package import TributaryLayout

/// The node of a background or overlay style around a text, and of the padding between them. As long as the text is
/// plain, the node draws it without a node for the text:
///
///     Text("3").padding(10).background(.blue)     TextBoxNode
///
/// Labels and cells are often such a text. In the benchmark `W1`, a node for the text takes 9 % of the instructions and
/// 14 % of the memory of a cell.
///
/// The node is *whole* when it contains a `TextNode`. It becomes whole, and stays so, as soon as one is required: for a
/// text that has attributes or several lines, for an animated change, or for code that visits the tree. Such code,
/// which includes hit tests, accessibility, and inspection, therefore finds the same tree in all cases.
///
/// Invariants:
/// 1. `known` is `nil` exactly if the node is whole.
/// 2. Otherwise, `known` is the built-in environment of the most recent notification, `text` is drawn without changes
///    in one font and one color, and no observer receives the events of the frame in which it changes.
/// 3. Sizes and drawings are the same as those of a whole node.
///
/// Checked by `TextBoxNode.isUpToDate`, and tested by `TextBoxTests` and `IncrementalTests`.
@usableFromInline
package final class TextBoxNode: StyleDecorationNode {
  @exclusivity(unchecked) private var text: String
  /// Whether the text comes from a key, as in `Text`.
  @exclusivity(unchecked) private var isLocalizable: Bool
  @exclusivity(unchecked) private var known: BuiltInEnvironment?
  /// The width of the text on one line, in points, as in `TextNode`.
  @exclusivity(unchecked) private var wholeWidth: CGFloat

  @usableFromInline @MainActor
  package init(
    _ new: UnsafePointer<Text>, padding insets: EdgeInsets?, _ style: consuming AnyShapeStyle, edges: Edge.Set,
    isBehind: Bool, _ inputs: NodeInputs
  ) {
    let builtIn = inputs.environmentReference.with { BuiltInEnvironment.reference(in: $0) }
    isLocalizable = new.pointee.isLocalizable
    let isPlain =
      new.pointee.attributes == nil && !inputs.hostReference.with { $0.hasObservers }
      && builtIn.with { $0.plainForeground != nil && $0.plainTextReference.with { $0.isDrawnAsIs } }
    if isPlain {
      let content = new.pointee.content
      known = builtIn.object()
      wholeWidth = builtIn.with { $0.plainTextReference.with { $0.wholeWidth(of: content) } }
      text = content
    } else {
      text = ""
      wholeWidth = -1
    }
    super.init(style, padding: insets, edges: edges, isBehind: isBehind, inputs, flags: .subtreeHasText)
    if !isPlain { adopt(TextNode(new, NodeInputs(parent: self, environment: inputs.environmentReference))) }
  }

  /// Whether the node contains a node of the text.
  package var isWhole: Bool { known == nil }

  // MARK: The content

  /// Returns the text if the content of a decoration is a text with or without padding.
  @inlinable @inline(__always)
  package static func text<Content>(in content: UnsafePointer<Content>) -> UnsafePointer<Text>? {
    let isText = Content.self == Text.self || Content.self == ModifiedContent<Text, PaddingModifier>.self
    // The content is the first stored property.
    return isText ? UnsafeRawPointer(content).assumingMemoryBound(to: Text.self) : nil
  }

  /// Returns the insets of the padding around the text; `nil` if there is none.
  @inlinable @inline(__always)
  package static func padding<Content>(of content: UnsafePointer<Content>) -> EdgeInsets? {
    guard Content.self == ModifiedContent<Text, PaddingModifier>.self else { return nil }
    return UnsafeRawPointer(content).assumingMemoryBound(to: ModifiedContent<Text, PaddingModifier>.self)
      .pointee.modifier.insets
  }

  @usableFromInline @MainActor
  package func update(_ new: UnsafePointer<Text>) {
    if isWhole {
      unretained(&content)?.with { $0.made(as: TextNode.self).update(new) }
      return
    }
    isLocalizable = new.pointee.isLocalizable
    if new.pointee.attributes == nil, new.pointee.content == text { return }
    guard new.pointee.attributes == nil, !host.hasObservers, !host.animatesChanges else {
      becomeWhole()
      return update(new)
    }
    text = new.pointee.content
    wholeWidth =
      unretained(&known)?.with { $0.plainTextReference.with { $0.wholeWidth(of: new.pointee.content) } } ?? -1
    needsMeasure()
  }

  @MainActor
  override package func absorbPadding(_ insets: EdgeInsets) -> Bool {
    // The text moves separately from the place that the former padding gave it.
    if let padding, padding.insets != insets, host.animatesChanges { becomeWhole() }
    return super.absorbPadding(insets)
  }

  /// Creates the node of the text.
  ///
  /// - Parameter isMeasuring: Whether the caller measures the node next.
  private func becomeWhole(isMeasuring: Bool = false) {
    guard let known else { return }
    let node = TextNode(
      text, wholeWidth, isLocalizable: isLocalizable, known, NodeInputs(parent: self, environment: environment))
    self.known = nil
    text = ""
    alreadyOnMainActor(with: (self, node)) { $0.adopt($1) }
    if flags.contains(.isPlaced), !flags.contains(.needsPlacement) {
      // The environment may have changed since the drawing.
      placeContentAsDrawn(in: padding, known.layoutDirection)
    } else if !isMeasuring, !flags.contains(.needsMeasure) {
      // A node without a size would not invalidate the size of this node.
      withChild { _ = $0.sizeThatFits(padding?.childProposal(proposal) ?? proposal) }
    }
  }

  override package var isUpToDate: Bool { super.isUpToDate && (isWhole || known === environment.values.builtIn) }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.environment), known !== environment.values.builtIn { becomeWhole() }
    super.surroundingsDidChange(changes)
  }

  // MARK: Visits

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    becomeWhole()
    super.forEachChild(body)
  }

  override package func forEachExistingChild(_ body: (ViewNode) -> Void) { super.forEachChild(body) }

  override package func forEachItem(_ body: (ItemNode) -> Void) {
    becomeWhole()
    super.forEachItem(body)
  }

  override package func forEachExistingItem(_ body: (ItemNode) -> Void) { super.forEachItem(body) }

  override package func hitContent(at point: CGPoint) -> HitChain {
    becomeWhole()
    return super.hitContent(at: point)
  }

  override package var contentReach: HitReach? {
    guard let known = unretained(&known) else { return super.contentReach }
    return known.with { known -> HitReach? in
      guard let size = known.plainTextReference.with({ drawnSize(in: $0) }) else { return nil }
      return HitReach(CGRect(origin: origin(of: size, in: known), size: size))
    }
  }

  override package func explicitGuide(_ key: GuideKey, in dimensions: ViewDimensions) -> CGFloat? {
    becomeWhole()
    return super.explicitGuide(key, in: dimensions)
  }

  // MARK: Layout

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let known = unretained(&known) else { return super.measure(proposal) }
    return known.with { known in
      known.plainTextReference.with { style in measureText(in: style, proposal) }
    } ?? measureWhole(proposal)
  }

  /// Returns the size with a text on one line, or without room for any character; `nil` for other text.
  private func measureText(in style: PlainTextStyle, _ proposal: ProposedViewSize) -> CGSize? {
    if let size = style.rigidSize(of: text, wholeWidth) {
      becomeRigid()
      return padded(size)
    }
    let inner = padding?.childProposal(proposal) ?? proposal
    if let size = style.wholeSize(wholeWidth, for: inner) {
      if size.width == wholeWidth {
        hold(ProposalRegion(width: .atLeast(wholeWidth), height: .all), for: proposal)
      }
      return padded(size)
    }
    // Stacks propose no width to determine the smallest size, in which text is rarely displayed.
    guard inner.width ?? .infinity <= 0, wholeWidth.isFinite,
      let (size, region) = style.brokenSize(of: text, for: inner, .of(host))
    else { return nil }
    hold(region, for: proposal)
    return padded(size)
  }

  @inline(never)
  private func measureWhole(_ proposal: ProposedViewSize) -> CGSize {
    becomeWhole(isMeasuring: true)
    return super.measure(proposal)
  }

  private func padded(_ size: CGSize) -> CGSize { padding?.padded(size.asLengths) ?? size }

  @inline(never)
  private func hold(_ region: ProposalRegion, for proposal: ProposedViewSize) {
    holds(for: padding?.region(region, around: proposal) ?? region, answering: proposal)
  }

  override package var viewSpacing: ViewSpacing {
    guard let known = unretained(&known) else { return super.viewSpacing }
    let spacing = known.with { $0.plainTextReference.with { $0.spacing } }
    return padding.map { spacing.resetting($0.paddedEdges) } ?? spacing
  }

  // MARK: Drawing

  /// Returns the size of the displayed text; `nil` if it is not on one line.
  private func drawnSize(in style: PlainTextStyle) -> CGSize? {
    if let size = style.rigidSize(of: text, wholeWidth) { return size }
    return style.wholeSize(wholeWidth, for: padding?.childProposal(placedProposal) ?? placedProposal)
  }

  /// Returns the position of the text in the coordinates of this node, in points.
  private func origin(of size: CGSize, in known: BuiltInEnvironment) -> CGPoint {
    guard let insets = padding?.insets else { return .zero }
    // The environment of a node that has been removed can change during the transition.
    let isMirrored = known.layoutDirection == .rightToLeft
    return CGPoint(x: isMirrored ? self.size.width - insets.leading - size.width : insets.leading, y: insets.top)
  }

  override package func drawDecorated(into recorder: inout DisplayRecorder, in frame: CGRect) {
    let isDrawn = unretained(&known)?.with { known in
      known.plainTextReference.with { drawText(into: &recorder, in: frame, known, $0) }
    }
    if isDrawn ?? false { return }
    becomeWhole()
    super.drawDecorated(into: &recorder, in: frame)
  }

  /// Appends the drawing of the text if it is on one line.
  ///
  /// - Returns: Whether the text is on one line.
  @inline(__always)
  private func drawText(
    into recorder: inout DisplayRecorder, in frame: CGRect, _ known: BuiltInEnvironment, _ style: PlainTextStyle
  ) -> Bool {
    guard let size = drawnSize(in: style) else { return false }
    guard !text.isEmpty, let color = known.plainForeground, color.opacity > 0 else { return true }
    let place = origin(of: size, in: known)
    let layout = TextLayout(oneLine: text, width: size.width, style: style.line)
    recorder.commands.append(
      .text(layout, at: CGPoint(x: frame.origin.x + place.x, y: frame.origin.y + place.y), .color(color)))
    return true
  }
}
