import TributaryDrawing
@_spi(Engine) package import TributaryContainers
@_spi(Engine) package import TributaryEngine
package import TributaryGeometry
import TributaryLayout

/// A part of a bar that keeps its state while it is hidden.
///
/// The layout of a line hides the part with a proposal of no height. A minimized bar is hidden by its value.
struct ToolbarPart<Content: View> {
  // The engine requires that the content is the first stored property.
  let content: Content
  var isShown = true
  /// Whether the hidden part occupies its space.
  var keepsSpace = false

  init(isShown: Bool = true, keepsSpace: Bool = false, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.isShown = isShown
    self.keepsSpace = keepsSpace
  }
}

extension ToolbarPart: ContainerView {
  typealias Body = Never

  static func makeContainer(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ToolbarPartNode {
    ToolbarPartNode(isShown: view.pointee.isShown, keepsSpace: view.pointee.keepsSpace, inputs)
  }

  static func updateContainer(_ view: UnsafePointer<Self>, _ node: ToolbarPartNode) {
    node.update(isShown: view.pointee.isShown, keepsSpace: view.pointee.keepsSpace)
  }
}

extension ProposedViewSize {
  /// The proposal that hides a part of a bar.
  static var hidingToolbarPart: ProposedViewSize { ProposedViewSize(width: 0, height: 0) }
}

/// The node of a part of a bar that can be hidden.
package final class ToolbarPartNode: AlternativesNode {
  private var isShown: Bool
  private var keepsSpace: Bool

  init(isShown: Bool, keepsSpace: Bool, _ inputs: NodeInputs) {
    self.isShown = isShown
    self.keepsSpace = keepsSpace
    super.init(inputs)
  }

  func update(isShown: Bool, keepsSpace: Bool) {
    if isShown == self.isShown, keepsSpace == self.keepsSpace { return }
    self.isShown = isShown
    self.keepsSpace = keepsSpace
    flags.remove(.needsMeasure)
    needsMeasure()
    needsDraw()
  }

  override package func choice(for proposal: ProposedViewSize) -> ItemNode? {
    isShown && proposal.height != 0 ? items.first : nil
  }

  override package func keepsInUse(_ item: ItemNode) -> Bool { true }

  /// Returns the size of the part. It depends on the height of the proposal, so that it is never rigid.
  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let item = items.first, proposal.height != 0, isShown || keepsSpace else { return .zero }
    return item.usableSize(for: proposal)
  }

  override package func placeContent() {
    if choice(for: proposal) == nil { mayConceal() }
    super.placeContent()
  }

  override package var pathComponent: String? { nil }
}

extension ToolbarPartNode: HideableInBar {
  package var hidesPresentations: Bool { false }
}

/// A node that a bar can hide without hiding the sheets that the views inside present.
package protocol HideableInBar: ViewNode {
  /// Whether the presentations are hidden with the node.
  @MainActor var hidesPresentations: Bool { get }
}
