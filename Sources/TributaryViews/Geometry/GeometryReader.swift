import TributaryDrawing
package import TributaryGeometry
import TributaryLayout

/// A view that takes what it is offered and builds its content from its own geometry.
///
/// The content is built after the reader has been placed, so that what it reads is final. Its own size never depends on
/// the content; without a proposal it is 10 points on that axis (C12). Content stands at the top leading corner.
public struct GeometryReader<Content: View> {
  /// Makes the content from the geometry of the reader.
  public var content: (GeometryProxy) -> Content

  /// A reader whose content is made by a closure, once the reader has its place.
  @inlinable
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: PrimitiveView {
  public typealias Body = Never
  public static var _isSingleItem: Bool { true }

  @inlinable
  public static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    let node = GeometryReaderNode(inputs)
    node.receive(builder(of: view))
    return node
  }

  @inlinable
  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    unsafeDowncast(node, to: GeometryReaderNode.self).receive(builder(of: view))
  }

  @inlinable @MainActor
  static func builder(of view: UnsafePointer<Self>) -> @MainActor (GeometryReaderNode) -> Void {
    let content = view.pointee.content
    return { node in
      let proxy = GeometryProxy(node.target)
      withEvaluation(of: node) {
        content(proxy)
      } apply: { value in
        if let existing = node.content {
          Content._updateNode(value, existing)
        } else {
          node.adopt(Content._makeNode(value, NodeInputs(parent: node, environment: node.environment)))
        }
      }
    }
  }
}

/// The node of a geometry reader.
///
/// Invariant: once the geometry pass has been here, the content was built from answers that are true now.
@usableFromInline
package final class GeometryReaderNode: ContainerNode {
  @usableFromInline private(set) package lazy var target = ProxyTarget(self)
  @usableFromInline unowned(unsafe) package let environment: EnvironmentScope
  private var build: (@MainActor (GeometryReaderNode) -> Void)?
  private var needsContent = true

  @usableFromInline
  package init(_ inputs: NodeInputs) {
    environment = inputs.environment
    super.init(inputs)
    setUpwards(.holdsObservers)
  }

  deinit { target.node = nil }

  @usableFromInline @MainActor
  package func receive(_ build: @escaping @MainActor (GeometryReaderNode) -> Void) {
    self.build = build
    needsContent = true
    noteGeometryChange()
  }

  override package func dependencyDidChange() {
    needsContent = true
    noteGeometryChange()
  }

  @MainActor override package func willRemove() { target.node = nil }

  @MainActor
  override package func geometryDidChange() -> Bool {
    let stale = target.takeStaleReaders()
    let mustBuild = needsContent || stale.contains { $0 === self }
    needsContent = false
    for reader in stale where reader !== self { reader.dependencyDidChange() }
    guard mustBuild || !stale.isEmpty else { return true }
    host.runScope(of: self) {
      if mustBuild, let build {
        host.counts.bodies &+= 1
        host.tell(.willEvaluate(self))
        build(self)
      }
      host.runUpdatePass()
    }
    // What the scope did not move may have moved with this reader.
    return true
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10))
  }

  /// The content does not decide the reader's size: only what is inside is placed again.
  override package func childNeedsMeasure(_ child: ItemNode) { needsContentPlacement() }

  override package func itemsNeedMeasure() { needsContentPlacement() }

  override package func placeContent() { placeScope() }

  override package func placeScope() {
    flags.remove(.needsPlacement)
    let proposal = ProposedViewSize(size)
    let isMirrored = environment.values.builtIn.values.layoutDirection == .rightToLeft
    for item in items {
      let inner = item.sizeThatFits(proposal)
      item.place(at: CGPoint(x: isMirrored ? size.width - inner.width : 0, y: 0), proposal: proposal)
    }
  }

  override package var layoutDirection: LayoutDirection { environment.values.builtIn.values.layoutDirection }

  @usableFromInline override package var takesContentAsOne: Bool { true }

  override package var pathComponent: String? { "GeometryReader" }
}
