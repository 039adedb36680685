import Dispatch
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// Gives the views inside a proxy that scrolls to one of them.
public struct ScrollViewReader<Content: View> {
  /// Makes the views inside.
  public var content: (ScrollViewProxy) -> Content

  /// Makes views with a proxy that can scroll to one of them.
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
    let value = withCurrentEvaluation { view.pointee.content(node.proxy) }
    let inputs = NodeInputs(parent: node, environment: inputs.environment)
    node.adopt(withPointer(to: value) { Content._makeNode($0, inputs) })
    return node
  }

  @inlinable
  package static func updateNode(_ view: UnsafePointer<Self>, _ node: ScrollReaderNode) {
    let value = withCurrentEvaluation { view.pointee.content(node.proxy) }
    if let content = node.content { withPointer(to: value) { Content._updateNode($0, content) } }
  }
}

/// Scrolls to the views of a scroll view reader.
public struct ScrollViewProxy {
  private let target: ScrollReaderReference

  package init(_ target: ScrollReaderReference) { self.target = target }

  /// Moves the scroll views around a view so that it is seen, after the tree has been brought up to date.
  ///
  /// Within `withAnimation` the content goes there by that animation: what lies between is seen on the way.
  ///
  /// Also finds rows of lazy containers that are not there yet, and views that come with the same change. An id that
  /// nothing carries scrolls nothing.
  ///
  /// - Parameters:
  ///   - id: What the view was given by `id(_:)` or by a `ForEach`; of several views the first in view order is meant.
  ///   - anchor: The point of the view that shall meet the same point of the viewport; `nil` for as little movement as
  ///     shows the whole view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    if OffMainAccess.isOffMain {
      OffMainAccess.report("ScrollViewProxy") { [target] in target.node }
      let work = UncheckedSendableClosure { self.scrollTo(id, anchor: anchor) }
      DispatchQueue.main.async { work.run() }
      return
    }
    guard let node = target.node else { return }
    let host = node.host
    host.requestScroll(
      ScrollRequest(
        reader: host.handles.handle(for: node), goal: .view(AnyHashable(id), anchor: anchor),
        animation: currentTransactionOnMain.animation))
  }
}

/// The structural node of a scroll view reader.
@usableFromInline
package final class ScrollReaderNode: PassThroughNode {
  private let reference = ScrollReaderReference()

  @usableFromInline
  override package init(_ inputs: NodeInputs) {
    super.init(inputs)
    reference.node = self
  }

  deinit { reference.node = nil }

  @MainActor override package func willRemove() { reference.node = nil }

  @usableFromInline
  package var proxy: ScrollViewProxy { ScrollViewProxy(reference) }
}

/// The way from a proxy to the node that it stands for; values of users may outlive the node.
package final class ScrollReaderReference {
  /// `nil` once the node has gone: it clears this itself.
  unowned(unsafe) package var node: ViewNode?

  package init() {}
}
