import TributaryAnimation
import TributaryDrawing
package import TributaryLayout
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A modifier that fills the bounds of a view with a style, behind the view or in front of it.
@_documentation(visibility: internal)
public struct StyleDecorationModifier<Style: ShapeStyle, Side: DecorationSide>: ItemModifier {
  public typealias Body = Never

  @usableFromInline let style: Style
  @usableFromInline let edges: Edge.Set

  @inlinable
  nonisolated init(_ style: Style, edges: Edge.Set) {
    self.style = style
    self.edges = edges
  }

  @inlinable
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> StyleDecorationNode {
    StyleDecorationNode(
      modifier.pointee.style._erased(), edges: modifier.pointee.edges, isBehind: Side._isBehind, inputs)
  }

  @inlinable
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: StyleDecorationNode) {
    node.update(modifier.pointee.style._erased(), edges: modifier.pointee.edges)
  }

  @inlinable
  public static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    if Side._isBehind, Style.self == Material.self, let material = modifier.pointee.style as? Material {
      return makeItems(on: material, modifier, content, inputs)
    }
    guard let text = TextBoxNode.text(in: content) else { return _makeItems(modifier, content, inputs) }
    return TextBoxNode(
      text, padding: TextBoxNode.padding(of: content), modifier.pointee.style._erased(), edges: modifier.pointee.edges,
      isBehind: Side._isBehind, inputs)
  }

  @inlinable
  public static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    if Side._isBehind, Style.self == Material.self, let material = modifier.pointee.style as? Material {
      return updateItems(on: material, modifier, content, node)
    }
    guard let text = TextBoxNode.text(in: content) else { return _updateItems(modifier, content, node) }
    let node = node.made(as: TextBoxNode.self)
    updateItem(modifier, node)
    if let insets = TextBoxNode.padding(of: content) { _ = node.absorbsPadding(insets) }
    node.update(text)
  }
}

extension View {
  /// Fills the bounds of this view with a style, behind it.
  ///
  /// - Parameters:
  ///   - style: The color, gradient, or other style.
  ///   - edges: The edges on which the fill extends into the safe area where this view touches it.
  @inlinable
  public nonisolated consuming func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(StyleDecorationModifier<_, BackgroundSide>(style, edges: edges))
  }

  /// Fills the bounds of this view with the background style, behind it.
  ///
  /// - Parameter edges: The edges on which the fill extends into the safe area where this view touches it.
  @inlinable
  public nonisolated consuming func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(StyleDecorationModifier<_, BackgroundSide>(BackgroundStyle(), edges: edges))
  }

  /// Fills the bounds of this view with a style, in front of it.
  ///
  /// - Parameters:
  ///   - style: The color, gradient, or other style.
  ///   - edges: The edges on which the fill extends into the safe area where this view touches it.
  @inlinable
  public nonisolated consuming func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(StyleDecorationModifier<_, OverlaySide>(style, edges: edges))
  }
}

/// The node of a background or overlay style, and of the padding directly inside it:
///
///     Text("3").padding(10).background(.blue)     TextNode ◀── StyleDecorationNode, with padding
///
/// Padding and a background are often combined, and a separate node for the padding would be measured, placed, and
/// drawn for each of them.
///
/// Invariant: if the safe area covers a part of the tree, the node is notified of changed geometry; otherwise the walk
/// does not visit it.
///
/// Tested by `SafeAreaComplexity`.
@usableFromInline
package class StyleDecorationNode: StyledNode, DirectedItem {
  @exclusivity(unchecked) private var edges: Edge.Set
  private let isBehind: Bool
  /// Whether the most recent drawing extended into the safe area.
  private var hasGrown = false
  /// Whether the node applies the next padding directly inside it. That padding is the outermost modifier of the
  /// content, because the creation and each update of the content begin with its outermost modifier.
  @exclusivity(unchecked) private var expectsPadding: Bool
  @exclusivity(unchecked) private final var sharedPadding: SharedPadding?

  /// - Parameter insets: The padding directly inside the node, if it is known before the content is created.
  @usableFromInline @MainActor
  package init(
    _ style: consuming AnyShapeStyle, padding insets: EdgeInsets? = nil, edges: Edge.Set, isBehind: Bool,
    _ inputs: NodeInputs, flags: NodeFlags = .none
  ) {
    self.edges = edges
    self.isBehind = isBehind
    expectsPadding = insets == nil
    var unusable: EdgeInsets?
    if let insets {
      let shared = SharedPadding.of(insets)
      if shared.layout.insets != insets { unusable = insets }
      sharedPadding = shared
    }
    let reachesIntoSafeArea = !edges.isEmpty && inputs.hostReference.with { $0.hasSafeArea }
    super.init(style, inputs, flags: flags)
    if reachesIntoSafeArea { setUpwards(.subtreeHasObservers) }
    if let unusable { reportIfUnusable(unusable) }
  }

  @usableFromInline @MainActor
  package func update(_ style: AnyShapeStyle, edges: Edge.Set) {
    expectsPadding = true
    if edges != self.edges {
      self.edges = edges
      if reachesIntoSafeArea { observeSafeArea() }
      if hasSafeArea { needsDraw() }
    }
    update(style)
  }

  // MARK: Padding

  /// The layout of the padding; `nil` if the content has none.
  package final var padding: PaddingLayout? { unretained(&sharedPadding)?.with { $0.layout } }

  @MainActor
  override package func absorbPadding(_ insets: EdgeInsets) -> Bool {
    guard expectsPadding else { return false }
    expectsPadding = false
    if let padding {
      // The padding rarely changes.
      if padding.insets == insets { return true }
      setPadding(insets)
    } else {
      sharedPadding = SharedPadding.of(insets)
    }
    reportIfUnusable(insets)
    return true
  }

  @inline(never)
  private func reportIfUnusable(_ insets: EdgeInsets) {
    if !insets.isFinite { reportInvalidDimension("padding", "\(insets)") }
  }

  @inline(never) @MainActor
  private func setPadding(_ insets: EdgeInsets) {
    let new = SharedPadding.of(insets)
    guard let old = padding, new.layout != old else { return }
    sharedPadding = new
    needsMeasure()
    if new.layout.paddedEdges != old.paddedEdges { containerNeedsDistribution() }
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    padding.map { measure(proposal, in: $0) } ?? super.measure(proposal)
  }

  override package func explicitGuide(_ key: GuideKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard let padding else { return super.explicitGuide(key, in: dimensions) }
    return explicitGuide(key, in: dimensions, in: padding)
  }

  override package var priority: Double { padding == nil ? super.priority : 0 }

  override package var viewSpacing: ViewSpacing {
    padding.map { super.viewSpacing.resetting($0.paddedEdges) } ?? super.viewSpacing
  }

  // MARK: Safe area

  private var hasSafeArea: Bool { hostReference.with { $0.hasSafeArea } }

  private var reachesIntoSafeArea: Bool { !edges.isEmpty && hasSafeArea }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.safeArea), !edges.isEmpty {
      observeSafeArea()
      needsDraw()
    }
    super.surroundingsDidChange(changes)
  }

  @MainActor
  override package func geometryDidChange() -> Bool {
    // Most fills touch no edge before or after a move, and need no redrawing.
    if reachesIntoSafeArea, hasGrown || coveredInsets(on: edges) != EdgeInsets() { needsDraw() }
    return true
  }

  override package func placeContent() {
    if let padding { placeContent(in: padding, layoutDirection) } else { super.placeContent() }
    if !edges.isEmpty { observeSafeArea() }
  }

  package final var layoutDirection: LayoutDirection { environment.layoutDirection }

  private func filledRect(over frame: CGRect) -> CGRect {
    guard reachesIntoSafeArea else { return frame }
    let reach = SideInsets(coveredInsets(on: edges), layoutDirection)
    hasGrown = reach != SideInsets()
    return reach.growth(of: frame)
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    if isBehind { drawStyle(into: &recorder, over: frame) }
    drawDecorated(into: &recorder, in: frame)
    if !isBehind { drawStyle(into: &recorder, over: frame) }
  }

  private func drawStyle(into recorder: inout DisplayRecorder, over frame: CGRect) {
    let rect = filledRect(over: frame)
    // The most frequent paint is drawn without a copy of it.
    if !mayMove, case .color(let color) = paint {
      recorder.fill(rect, with: color)
    } else {
      recorder.fill(rect, with: shownPaint)
    }
  }

  /// Appends the drawing of the decorated view.
  package func drawDecorated(into recorder: inout DisplayRecorder, in frame: CGRect) {
    super.draw(into: &recorder, in: frame)
  }

  override package func isHit(at point: CGPoint) -> Bool { !paint.isInvisible && boundsContain(point) }
}

extension StyleDecorationNode: NamedModifierNode {
  package func nameOfModifier(_ axes: Axis.Set) -> String {
    // Only the padding affects the size.
    let style = isBehind ? "background" : "overlay"
    return padding == nil ? style : axes.isEmpty ? "padding, \(style)" : "padding"
  }
}
