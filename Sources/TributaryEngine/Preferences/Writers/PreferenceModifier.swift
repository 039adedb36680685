public import TributaryDiagnostics

/// A modifier that publishes a value under a preference key, in place of the values published below it.
@_documentation(visibility: internal)
public struct PreferenceModifier<K: PreferenceKey> {
  // The engine depends on the order of these properties.
  @usableFromInline let value: K.Value
  @usableFromInline let location: Diagnostic.Location

  @inlinable
  init(value: consuming K.Value, location: Diagnostic.Location) {
    self.value = value
    self.location = location
  }
}

extension PreferenceModifier: ItemModifier {
  public typealias Body = Never

  @inlinable
  public static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    guard C._isSingleItem else { return _makeOtherItems(modifier, content, inputs) }
    #if DEBUG
      // As in `UnaryModifier._makeItems`, a closure would cost room on the stack at each level.
      let node = makeWriter(modifier, inputs)
      node.adopt(C._makeNode(content, NodeInputs(parent: node, environment: inputs.environmentReference)))
      return node
    #else
      return settingUp(makeWriter(modifier, inputs)) { node in
        node.content = C._makeNode(content, NodeInputs(parent: node, environment: inputs.environmentReference))
      }
    #endif
  }

  @inlinable
  public static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    guard C._isSingleItem else { return _updateItems(modifier, content, node) }
    let writer = updateWriter(modifier, node)
    unretained(&writer.content)?.with { C._updateNode(content, $0) }
  }

  @inlinable
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> WriterItemNode {
    WriterItemNode(inputs) { makeWriter(modifier, $0) }
  }

  @inlinable
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: WriterItemNode) {
    if let writer = node.writer { updateWriter(modifier, writer) }
  }

  /// Updates a writer created by `makeWriter`, and returns it.
  @discardableResult @inlinable @inline(__always) @MainActor
  package static func updateWriter(
    _ modifier: UnsafePointer<Self>, _ node: ViewNode
  ) -> PreferenceWriterNode<K.Value> {
    let writer = node.made(as: PreferenceWriterNode<K.Value>.self)
    writer.update(modifier.first(as: K.Value.self))
    return writer
  }

  /// Creates the writer, without its content.
  @inlinable @MainActor
  package static func makeWriter(
    _ modifier: UnsafePointer<Self>, _ inputs: NodeInputs
  ) -> PreferenceWriterNode<K.Value> {
    PreferenceWriterNode(modifier.first(as: K.Value.self), key: K.self, modifier.pointee.location, inputs)
  }
}

extension View {
  /// Publishes a value under a preference key to the ancestors of this view.
  ///
  /// The value hides all values that views below this one publish under the key.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - value: The value to publish.
  ///   - file: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  @inlinable
  public nonisolated consuming func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: consuming K.Value, file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    modifier(PreferenceModifier<K>(value: value, location: Diagnostic.Location(fileID: file, line: line)))
  }
}
