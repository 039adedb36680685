/// A container view that takes the proposed size and builds its content from its own geometry.
///
/// The content is built after the reader has been placed, so that all values it reads are final. The reader's size
/// never depends on the content; without a proposal it is 10 points on that axis. The content is placed at the
/// top leading corner.
public struct GeometryReader<Content: View> {
  /// A closure that creates the content from the geometry of the reader.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader with a closure that builds the content after the reader has been placed.
  @inlinable
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: NodeView {
  public typealias Body = Never
  public static var _isSingleItem: Bool { true }

  @inlinable
  package static func makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> GeometryReaderNode {
    let node = GeometryReaderNode(inputs)
    // The content is the only field.
    node.update(ClosureIdentity(at: view), builder(of: view))
    return node
  }

  @inlinable
  package static func updateNode(_ view: UnsafePointer<Self>, _ node: GeometryReaderNode) {
    let identity = ClosureIdentity(at: view)
    if node.isBuilt(from: identity) { return }
    node.update(identity, builder(of: view))
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
