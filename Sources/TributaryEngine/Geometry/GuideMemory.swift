package import TributaryGeometry

/// The guides that were asked for while the tree is laid out.
///
/// A frame that is aligned by a guide asks its child for it twice: to place the child, and to answer for it. On every level
/// of a nest of frames that would be twice as many questions as on the one before.
///
/// Invariants:
/// 1. While a root of layout is placed, no answer changes: sizes follow from what stands, and nothing is written but them.
/// 2. Between two such placements nothing is remembered.
///
/// Checked by `GuideMemory.checkInvariants`, and tested by `LayoutTwinTests`.
package final class GuideMemory: HostFeature {
  package static let slot = FeatureSlot()

  fileprivate struct Question: Hashable {
    let node: ObjectIdentifier
    let key: AlignmentKey
    let width: CGFloat
    let height: CGFloat
    let proposal: ProposedViewSize
  }

  fileprivate var answers: [Question: CGFloat?] = [:]
  fileprivate var isOpen = false

  /// How many roots of layout have been placed: names the present layout for whoever remembers something for its time.
  package private(set) var layoutNumber: UInt32 = 0

  package init(of host: ViewGraph) {}

  /// A root of layout is about to be placed.
  package func open() {
    isOpen = true
    layoutNumber &+= 1
  }

  package func close() {
    isOpen = false
    forget()
  }

  package func checkInvariants(_ fail: (String) -> Void) {
    if isOpen || !answers.isEmpty { fail("Between two placements of a root of layout no guide is remembered.") }
  }

  /// Sizes follow from something else from now on.
  package func forget() {
    if !answers.isEmpty { answers.removeAll(keepingCapacity: true) }
  }
}

extension ItemNode {
  /// The answer to a question for a guide of this item, which is computed at most once while the tree is laid out.
  package final func rememberedGuide(
    _ key: AlignmentKey, in dimensions: ViewDimensions, _ compute: () -> CGFloat?
  ) -> CGFloat? {
    let memory = host.guideMemory
    guard memory.isOpen else { return compute() }
    let question = GuideMemory.Question(
      node: ObjectIdentifier(self), key: key, width: dimensions.width, height: dimensions.height,
      proposal: dimensions.proposal)
    if let known = memory.answers[question] { return known }
    let answer = compute()
    memory.answers[question] = .some(answer)
    return answer
  }
}

extension ViewGraph {
  /// The guides that were asked for in the present layout.
  package var guideMemory: GuideMemory { feature(GuideMemory.self) }
}

/// The alignment guide that a node is asked for.
///
/// The hook `explicitGuide` is overridden in other modules, so that its parameter is of a type that these can name.
@_spi(Engine) public struct GuideKey {
  package let alignment: AlignmentKey

  package init(_ alignment: AlignmentKey) { self.alignment = alignment }
}
