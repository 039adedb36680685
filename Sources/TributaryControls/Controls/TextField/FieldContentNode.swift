@_spi(Engine) import TributaryEngine
import TributaryDrawing
import TributaryGeometry
import TributaryLayout
@_spi(Engine) import TributaryViews

/// A modifier that displays the text and the placeholder of a field in front of the view that provides its height.
struct FieldContentModifier<Content: View> {
  /// The text and the placeholder, or only the placeholder.
  let content: Content
  /// The text of the field if it is part of `content`; otherwise `nil`.
  let line: String?
  /// The width to add to that of the placeholder, in points.
  let placeholderMargin: CGFloat
  let alignment: Alignment

  init(line: String?, placeholderMargin: CGFloat, alignment: Alignment, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.line = line
    self.placeholderMargin = placeholderMargin
    self.alignment = alignment
  }
}

extension FieldContentModifier: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> FieldContentNode {
    let field = modifier.pointee
    let node = FieldContentNode(
      inputs, line: field.line, placeholderMargin: field.placeholderMargin, alignment: field.alignment)
    node.makeSecondary { inputs in Content._makeNode(modifier.first(as: Content.self), inputs) }
    node.secondary?.update(alignment: field.alignment)
    return node
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: FieldContentNode) {
    node.update(line: modifier.pointee.line, placeholderMargin: modifier.pointee.placeholderMargin)
    if let content = node.secondary?.content { Content._updateNode(modifier.first(as: Content.self), content) }
  }
}

/// The node of a field, with the text and the placeholder as its secondary content.
///
/// The content does not change the size of the field, except that a field without a proposed width is wide enough for
/// its text, or for the placeholder in place of the text. The text is measured only for such a field.
final class FieldContentNode: SecondaryNode {
  private var line: String?
  private var placeholderMargin: CGFloat
  /// Whether a container has measured this item without a proposed width, so that its size depends on the content.
  private var hasIdealWidth = false

  init(_ inputs: NodeInputs, line: String?, placeholderMargin: CGFloat, alignment: Alignment) {
    self.line = line
    self.placeholderMargin = placeholderMargin
    super.init(inputs, isBehind: false, alignment: alignment)
  }

  func update(line: String?, placeholderMargin: CGFloat) {
    if line == self.line, placeholderMargin == self.placeholderMargin { return }
    self.line = line
    self.placeholderMargin = placeholderMargin
    if hasIdealWidth { needsMeasure() }
  }

  override func child(_ child: ItemNode, needs need: LayoutNeed) {
    super.child(child, needs: need)
    if need == .measure, hasIdealWidth { needsMeasure() }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let child else { return .zero }
    if proposal.width == nil {
      hasIdealWidth = true
      return child.sizeThatFits(ProposedViewSize(width: idealWidth(proposal), height: proposal.height))
    }
    let size = child.sizeThatFits(proposal)
    var region = child.region(for: proposal)
    region.width.holdsNil = false
    holds(for: region, answering: proposal)
    return size
  }

  /// Returns the width without a proposed width, in points.
  private func idealWidth(_ proposal: ProposedViewSize) -> CGFloat {
    var width = child?.sizeThatFits(proposal).width ?? 0
    if let line {
      let values = environment.values
      width = max(width, values.textMeasurer.validWidth(of: line[...], in: values.textFont) + TextFieldLine.caretWidth)
    }
    for placeholder in secondary?.items.dropFirst(line == nil ? 0 : 1) ?? [] {
      width = max(width, placeholder.sizeThatFits(.unspecified).width + placeholderMargin)
    }
    return width
  }

  override var primaryProposal: ProposedViewSize { proposed(proposal, size) }

  override func explicitGuide(_ key: GuideKey, in dimensions: ViewDimensions) -> CGFloat? {
    if dimensions.proposal.width != nil { return super.explicitGuide(key, in: dimensions) }
    let proposal = proposed(dimensions.proposal, dimensions.size)
    return super.explicitGuide(key, in: ViewDimensions(size: dimensions.size, proposal: proposal))
  }

  /// Returns the proposal of the primary item in a size that this node returned for a proposal.
  private func proposed(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize {
    proposal.width == nil ? ProposedViewSize(width: size.width, height: proposal.height) : proposal
  }
}
