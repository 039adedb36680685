package import TributaryGeometry

/// A cache of the alignment guides that are requested during layout.
///
/// A frame that is aligned by a guide requests the guide from its child twice: to place the child, and to return its
/// own guide. Without a cache, the number of requests would double at each level of nested frames.
///
/// Invariants:
/// 1. While a root of layout is placed, cached guides are constant: sizes depend on current values, and only sizes and
///    origins are written.
/// 2. Between two such placements the cache is empty.
///
/// Checked by `GuideMemory.checkInvariants`, and tested by `LayoutTwinTests`.
package final class GuideMemory: HostFeature {
  package static let slot = FeatureSlot()

  /// A guide of an item at a size and for a proposal.
  fileprivate struct Question: Hashable {
    let node: ObjectIdentifier
    let key: AlignmentKey
    let width: CGFloat
    let height: CGFloat
    let proposal: ProposedViewSize
  }

  fileprivate var answers: [Question: CGFloat?] = [:]
  fileprivate var isOpen = false

  /// The number of layout roots placed so far, which identifies the current layout for other caches.
  @exclusivity(unchecked) package private(set) var layoutNumber: UInt32 = 0

  package init(of host: ViewGraph) {}

  /// Starts the cache for the placement of a layout root.
  package func open() {
    isOpen = true
    layoutNumber &+= 1
  }

  package func close() {
    isOpen = false
    forget()
  }

  package func checkInvariants(_ fail: (String) -> Void) {
    if isOpen || !answers.isEmpty { fail("Between two placements of a layout root, no guide is stored.") }
  }

  /// Discards the cached guides because sizes depend on other values from this point.
  package func forget() {
    if !answers.isEmpty { answers.removeAll(keepingCapacity: true) }
  }
}

extension ItemNode {
  /// Returns a guide of this item, which is computed at most once during a layout.
  package final func rememberedGuide(
    _ key: AlignmentKey, in dimensions: ViewDimensions, _ compute: () -> CGFloat?
  ) -> CGFloat? {
    let memory = GuideMemory.of(host)
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

/// The key of an alignment guide that is requested from a node.
///
/// The hook `explicitGuide` is overridden in other modules, so its parameter has a type that is visible to them.
@_spi(Engine) public struct GuideKey {
  package let alignment: AlignmentKey

  package init(_ alignment: AlignmentKey) { self.alignment = alignment }
}
