import TributaryDrawing
@_spi(Engine) package import TributaryContainers
@_spi(Engine) package import TributaryEngine
package import TributaryGeometry

/// A column that keeps its state while it is hidden.
struct KeptColumn<Content: View> {
  // The engine requires that the content is the first stored property.
  let content: Content
  let isShown: Bool
  /// The size that the column has while it is shown, if its title is displayed while it is hidden; otherwise `nil`.
  let sizeForTitle: CGSize?

  init(isShown: Bool, sizeForTitle: CGSize?, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.isShown = isShown
    self.sizeForTitle = sizeForTitle
  }
}

extension KeptColumn: NodeView {
  typealias Body = Never
  static var _isSingleItem: Bool { true }

  static func makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> KeptColumnNode {
    let node = KeptColumnNode(isShown: view.pointee.isShown, sizeForTitle: view.pointee.sizeForTitle, inputs)
    node.adopt(
      Content._makeNode(
        view.first(as: Content.self), NodeInputs(parent: node, environment: inputs.environmentReference)))
    return node
  }

  static func updateNode(_ view: UnsafePointer<Self>, _ node: KeptColumnNode) {
    node.update(isShown: view.pointee.isShown, sizeForTitle: view.pointee.sizeForTitle)
    if let content = node.content { Content._updateNode(view.first(as: Content.self), content) }
  }
}

/// The node of a column that can be hidden.
package final class KeptColumnNode: AlternativesNode {
  private var isShown: Bool
  /// The size that the column has while it is shown, if its title is displayed while it is hidden; otherwise `nil`.
  private var sizeForTitle: CGSize?

  init(isShown: Bool, sizeForTitle: CGSize?, _ inputs: NodeInputs) {
    self.isShown = isShown
    self.sizeForTitle = sizeForTitle
    super.init(inputs)
    mayConceal()
  }

  func update(isShown: Bool, sizeForTitle: CGSize?) {
    if isShown == self.isShown, sizeForTitle == self.sizeForTitle { return }
    self.isShown = isShown
    self.sizeForTitle = sizeForTitle
    flags.remove(.needsMeasure)
    needsMeasure()
    needsDraw()
  }

  override package func choice(for proposal: ProposedViewSize) -> ItemNode? { isShown ? items.first : nil }

  override package func keepsInUse(_ item: ItemNode) -> Bool { true }

  /// Returns the size of the column. A hidden column has the height of the whole view, so that its views are laid out
  /// at the height at which they are displayed.
  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = super.measure(proposal)
    return isShown ? size : CGSize(width: 0, height: sizeForTitle?.height ?? 0)
  }

  override package func placeContent() {
    super.placeContent()
    if !isShown, sizeForTitle != nil { host.enqueueDelivery(self) }
  }

  // MARK: Titles

  /// The hidden column, if its title is displayed but not known, and its layout can provide it.
  override package var concealedItemToLayOut: ItemNode? {
    guard !isShown, sizeForTitle != nil, let column = items.first, isOutdated(column), !hasNavigationTitle(column)
    else {
      return nil
    }
    return column
  }

  override package var concealedProposal: ProposedViewSize { sizeForTitle.map { ProposedViewSize($0) } ?? proposal }

  override package var pathComponent: String? { nil }
}
