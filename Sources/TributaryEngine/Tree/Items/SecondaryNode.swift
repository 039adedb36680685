import TributaryDrawing
public import TributaryGeometry
import TributaryLayout

/// An item with a secondary item in front of it or behind it: an overlay or background, including those built from a
/// preference.
///
/// The size, spacing, priority, and guides are those of the primary item. The secondary item receives the size of the
/// primary item as its proposal, and is aligned with it. In a fold of preferences, a background precedes the primary
/// item, and an overlay follows it.
@_documentation(visibility: internal)
open class SecondaryNode: UnaryNode, ScopeOwner, FoldCachingNode {
  /// Whether the secondary item is behind the primary item.
  package final let isBehind: Bool
  @usableFromInline package final var alignment: Alignment
  /// The secondary item: the container of its views.
  @usableFromInline package final var secondary: LayeredNode?
  @usableFromInline package final let environment: Unretained<EnvironmentScope>
  private final var pair = FoldCache()

  @usableFromInline
  package init(_ inputs: NodeInputs, isBehind: Bool, alignment: Alignment) {
    self.isBehind = isBehind
    self.alignment = alignment
    self.environment = inputs.environmentReference
    super.init(inputs)
  }

  /// Creates the container of the secondary item's views.
  @usableFromInline @MainActor
  package final func makeSecondary(_ make: (NodeInputs) -> ViewNode) {
    let layers = LayeredNode(NodeInputs(parent: self, environment: environment), alignment: .center)
    layers.indexInParent = 1
    layers.container = self
    secondary = layers
    layers.adopt(make(NodeInputs(parent: layers, environment: environment)))
    adoptFlags(of: layers)
  }

  @usableFromInline
  package final func update(alignment: Alignment) {
    guard alignment != self.alignment else { return }
    self.alignment = alignment
    needsContentPlacement()
  }

  override package func forEachSideItem(_ body: (ItemNode) -> Void) { secondary?.items.forEach(body) }

  @_spi(Engine) override open func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let secondary { body(secondary) }
  }

  @_spi(Engine) override open func forEachItem(_ body: (ItemNode) -> Void) {
    if isBehind, let secondary { body(secondary) }
    if let child { body(child) }
    if !isBehind, let secondary { body(secondary) }
  }

  @_spi(Engine) override open func child(_ child: ItemNode, needs need: LayoutNeed) {
    guard need == .measure else { return }
    if child === secondary { needsContentPlacement() } else { needsMeasure() }
  }

  @_spi(Engine) override open func originDidChange() -> Bool {
    let isSecondaryConcerned = secondary.map { passOrigin(to: $0) } ?? false
    return super.originDidChange() || isSecondaryConcerned
  }

  /// The proposal with which the primary item is placed.
  @_spi(Engine) open var primaryProposal: ProposedViewSize { proposal }

  @_spi(Engine) override open func placeContent() {
    child?.place(at: .zero, proposal: primaryProposal)
    placeScope()
  }

  @_spi(Engine) open func placeScope() {
    guard let secondary, let child else { return }
    let placement = AlignedPlacement(alignment: alignment).placement(
      of: secondary, on: child.dimensions(in: primaryProposal), direction: environment.values.direction)
    secondary.place(at: placement.origin, proposal: placement.proposal)
  }

  /// Returns the guide of the primary item.
  ///
  /// The placement of the secondary item requests the same guide. Nested decorations would otherwise request the guides
  /// of the innermost view once for each decoration.
  @_spi(Engine) override open func explicitGuide(_ key: GuideKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard let child, child.maySet(key.alignment) else { return nil }
    return rememberedGuide(key.alignment, in: dimensions) { child.explicitGuide(key, in: dimensions) }
  }

  @_spi(Engine) override open func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    if isBehind, let secondary { recorder.draw(secondary, at: frame.origin) }
    if let child { recorder.draw(child, at: frame.origin) }
    if !isBehind, let secondary { recorder.draw(secondary, at: frame.origin) }
  }

  @_spi(Engine) override open func hitContent(at point: CGPoint) -> HitChain {
    guard let child, let secondary else { return super.hitContent(at: point) }
    let front = hit(isBehind ? child : secondary, at: point)
    return front.isEmpty ? hit(isBehind ? secondary : child, at: point) : front
  }

  @_spi(Engine) override open var contentReach: HitReach? {
    guard let secondary else { return super.contentReach }
    guard let primary = super.contentReach, let other = reach(of: secondary) else { return nil }
    return primary.union(other)
  }

  // MARK: Preferences

  @usableFromInline
  override package func partOfContent(in key: PreferenceKeyInfo) -> PreferencePart {
    guard flags.contains(.subtreeHasWriters) else { return .none }
    guard let secondary, secondary.flags.contains(.subtreeHasWriters), let child else {
      return child?.part(in: key) ?? .none
    }
    if let part = pair.part(in: key) { return part }
    var part = child.part(in: key)
    if part != .value {
      let other = secondary.part(in: key)
      if other != .none { part = other }
    }
    host.emit(.didFindPart(self, key))
    pair.storePart(part, in: key)
    return part
  }

  @usableFromInline @MainActor
  override package func contributionOfContent(
    to key: PreferenceKeyInfo, for requester: ContributionRequester
  ) -> PreferenceSource? {
    guard flags.contains(.subtreeHasWriters) else { return nil }
    guard let secondary, secondary.flags.contains(.subtreeHasWriters), let child else {
      return child?.contribution(to: key, for: requester)
    }
    switch pair.lookUp(key) {
    case .current(let source): return source
    case .outdated(let cache):
      let result = key.fold(isBehind ? [secondary, child] : [child, secondary], key, cache)
      pair.store(result, for: key)
      return result.source
    }
  }

  @MainActor
  package func forEachCachedFold(
    _ body: (PreferenceKeyInfo, PreferenceSource?, ContiguousArray<ItemNode>) -> Void
  ) {
    guard let secondary, let child else { return }
    pair.forEachResult { body($0, $1, isBehind ? [secondary, child] : [child, secondary]) }
  }

  @usableFromInline
  override package func invalidateContribution(_ key: PreferenceKeyInfo?) -> Bool {
    pair.invalidate(key)
    return true
  }
}

/// The side of a decoration: in front of the decorated view, or behind it.
///
/// The side is part of the type of a modifier. An overlay that replaces a background is therefore a different view with
/// separate state.
@_documentation(visibility: internal)
public protocol DecorationSide {
  /// Whether the decoration is behind the view.
  static var _isBehind: Bool { get }
}

/// The side in front of the decorated view.
@_documentation(visibility: internal)
public enum OverlaySide: DecorationSide {
  public static var _isBehind: Bool { false }
}

/// The side behind the decorated view.
@_documentation(visibility: internal)
public enum BackgroundSide: DecorationSide {
  public static var _isBehind: Bool { true }
}
