@_spi(Engine) public import TributaryEngine

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
