public import TributaryCombine
import TributaryDiagnostics

/// Runs an action for each value that a publisher sends, for as long as a view is there.
public struct ReceiveModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
  let location: Diagnostic.Location
}

extension ReceiveModifier: TransparentModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    let node = ReceiveNode(modifier.pointee, inputs)
    node.adopt(C._makeNode(content, NodeInputs(parent: node, environment: inputs.environment)))
    node.subscribe()
    return node
  }

  public static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    let node = node.made(as: ReceiveNode<P>.self)
    if let inner = node.content { C._updateNode(content, inner) }
    node.update(modifier.pointee)
  }
}

extension View {
  /// Runs `action` for each value that `publisher` sends while this view is there.
  ///
  /// The action runs on the main actor, among the actions of the next frame. State may be written in it.
  ///
  /// > Source: conformance OBJECT-06.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void, file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View where P.Failure == Never {
    modifier(
      ReceiveModifier(
        publisher: publisher, action: action, location: Diagnostic.Location(fileID: file, line: line)))
  }
}
