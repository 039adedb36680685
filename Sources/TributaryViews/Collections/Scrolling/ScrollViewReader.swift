import Dispatch
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A view that provides its content with a proxy that scrolls to one of the views inside.
public struct ScrollViewReader<Content: View> {
  /// The closure that creates the content from a proxy.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a view whose content can scroll to one of the views inside.
  @inlinable
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: NodeView {
  public typealias Body = Never
  @inlinable public static var _isSingleItem: Bool { Content._isSingleItem }

  @inlinable
  package static func makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ScrollReaderNode {
    let node = ScrollReaderNode(inputs)
    _ = node.closure.receive(view)
    let value = withCurrentEvaluation { view.pointee.content(node.proxy) }
    let inputs = NodeInputs(parent: node, environment: inputs.environment)
    node.adopt(withPointer(to: value) { Content._makeNode($0, inputs) })
    return node
  }

  @inlinable
  package static func updateNode(_ view: UnsafePointer<Self>, _ node: ScrollReaderNode) {
    if node.closure.receive(view) {
      node.keep(view) { updateContent($0, $1) }
    } else {
      updateContent(view, node)
    }
  }

  @inlinable @MainActor
  static func updateContent(_ view: UnsafePointer<Self>, _ node: ScrollReaderNode) {
    let value = withCurrentEvaluation { view.pointee.content(node.proxy) }
    if let content = node.content { withPointer(to: value) { Content._updateNode($0, content) } }
  }
}

/// A proxy that scrolls to the views inside a scroll view reader.
public struct ScrollViewProxy {
  private let target: NodeReference<ViewNode>

  package init(_ target: NodeReference<ViewNode>) { self.target = target }

  /// Scrolls the enclosing scroll views of a view so that the view is visible, after the next update of the tree.
  ///
  /// Inside `withAnimation`, the animation applies to the scroll movement, and the intermediate content is visible.
  ///
  /// The function also finds inactive rows of lazy containers, and views that are inserted in the same update. An id
  /// that no view in a scroll view has is reported as a note.
  ///
  /// - Parameters:
  ///   - id: The id of the view from `id(_:)` or a `ForEach`. Among several views, the first in view order is used.
  ///   - anchor: The point that is aligned in the view and the viewport; `nil` for the shortest movement that makes the
  ///     whole view visible.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    if OffMainAccess.isOffMain {
      OffMainAccess.report("ScrollViewProxy") { [target] in target.node }
      let work = UncheckedSendableClosure { self.scrollTo(id, anchor: anchor) }
      DispatchQueue.main.async { work.run() }
      return
    }
    guard let node = target.node else { return }
    let host = node.host
    let transaction = currentTransactionOnMain
    ScrollRegistry.of(host).add(
      ScrollRequest(
        reader: host.handles.handle(for: node),
        goal: .view(AnyHashable(id), anchor: anchor ?? transaction.scrollTargetAnchor),
        animation: transaction.animation))
  }
}

/// The structural node of a scroll view reader.
@usableFromInline
package final class ScrollReaderNode: PassThroughNode {
  private let reference = NodeReference<ViewNode>()
  @usableFromInline package var closure = PassedOnClosure<ScrollReaderNode>()

  @usableFromInline
  override package init(_ inputs: NodeInputs) {
    super.init(inputs)
    reference.node = self
  }

  deinit { reference.node = nil }

  @MainActor override package func willRemove() { reference.node = nil }

  @usableFromInline
  package var proxy: ScrollViewProxy { ScrollViewProxy(reference) }

  override package func dependencyDidChange() { needsUpdate() }

  @MainActor override package func update() { updatePassedOnView() }
}

extension ScrollReaderNode: PassedOnClosureNode {}
