/// The view that a modifier is applied to, as its body sees it.
public struct ModifierContent<Modifier: ViewModifier> {
  package let source: ModifierReference

  package init(_ source: ModifierReference) { self.source = source }
}

extension ModifierContent: PrimitiveView {
  public typealias Body = Never

  public static var _isSingleItem: Bool { false }

  public static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    let node = ModifierContentNode(view.pointee.source, inputs)
    node.content = node.source.source?.makeContent(NodeInputs(parent: node, environment: inputs.environment))
    return node
  }

  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {}
}

/// What placeholders of a modifier's content refer to: the node of the modifier, which holds the content's value.
package protocol ModifierSource: AnyObject {
  @MainActor func makeContent(_ inputs: NodeInputs) -> ViewNode
  var placeholders: ContiguousArray<NodeHandle> { get set }
}

/// The way from a placeholder to the node of its modifier. Placeholders stand in views that the node itself holds, and
/// user code may keep them for longer: they must not keep the node alive.
package final class ModifierReference {
  /// `nil` once the node has gone: it clears this itself.
  unowned(unsafe) package var source: (any ModifierSource)?

  package init() {}
}

/// The structural node of a placeholder.
@usableFromInline
package final class ModifierContentNode: ViewNode {
  package var content: ViewNode?
  package let source: ModifierReference

  package init(_ source: ModifierReference, _ inputs: NodeInputs) {
    self.source = source
    super.init(parent: inputs.parentReference, flags: [])
    source.source?.placeholders.append(host.handles.handle(for: self))
  }

  @MainActor override package func willRemove() {
    let handle = host.handles.handle(for: self)
    source.source?.placeholders.removeAll { $0 == handle }
  }

  override package func appendItems(to items: inout ContiguousArray<ItemNode>) {
    content?.appendItems(to: &items)
  }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }
}

/// The node of a modifier that has a body of its own.
///
/// Invariant: every living placeholder shows `inner`, the content's latest value.
@usableFromInline
package final class ModifierBodyNode<M: ViewModifier, C: View>: EvaluatedNode, ModifierSource {
  @exclusivity(unchecked) @usableFromInline package var modifier: M
  @exclusivity(unchecked) @usableFromInline package var inner: C
  package var placeholders: ContiguousArray<NodeHandle> = []
  private let reference = ModifierReference()
  private let creator = currentEvaluation

  @usableFromInline @MainActor
  package init(_ modifier: UnsafePointer<M>, _ inner: UnsafePointer<C>, _ inputs: NodeInputs) {
    self.modifier = modifier.pointee
    self.inner = inner.pointee
    super.init(inputs, TypeLayout.of(M.self, in: inputs.hostReference))
    if layout.hasDynamicProperties {
      withMutablePointer(to: &self.modifier) { installProperties(at: UnsafeMutableRawPointer($0)) }
    }
    reference.source = self
  }

  deinit { reference.source = nil }

  /// Takes new values of the modifier and of its content.
  @usableFromInline @MainActor
  package func receive(_ new: UnsafePointer<M>, _ inner: UnsafePointer<C>) {
    let isEqual = withMutablePointer(to: &modifier) {
      layout.areEqual(UnsafeRawPointer($0), UnsafeRawPointer(new))
    }
    if !isEqual {
      var next = new.pointee
      withMutablePointer(to: &modifier) { old in
        withMutablePointer(to: &next) { next in
          layout.transferProperties(from: UnsafeRawPointer(old), to: UnsafeMutableRawPointer(next))
        }
      }
      modifier = next
    }
    self.inner = inner.pointee
    for handle in placeholders {
      guard let node = host.handles.node(for: handle) as? ModifierContentNode, let content = node.content else {
        continue
      }
      C._updateNode(inner, content)
    }
    if !isEqual || flags.contains(.needsUpdate) { evaluate() }
  }

  @usableFromInline @MainActor
  package func evaluate() {
    guard willEvaluate() else { return }
    let placeholder = ModifierContent<M>(reference)
    withEvaluation(of: self) {
      prepareProperties()
      return modifier.body(content: placeholder)
    } apply: { body in
      if let content {
        M.Body._updateNode(body, content)
      } else {
        adopt(M.Body._makeNode(body, NodeInputs(parent: self, environment: environment)))
      }
    }
  }

  @MainActor package func makeContent(_ inputs: NodeInputs) -> ViewNode {
    // The content's closures belong to whoever applied the modifier, not to the modifier.
    let current = currentEvaluation
    currentEvaluation = creator
    defer { currentEvaluation = current }
    return withMutablePointer(to: &inner) { C._makeNode($0, inputs) }
  }

  @MainActor override package func update() {
    if flags.contains(.needsUpdate) { evaluate() }
  }

  @MainActor override package func updateProperties() {
    withMutablePointer(to: &modifier) { layout.updateProperties(at: UnsafeMutableRawPointer($0)) }
  }

  @MainActor override package func missingObject() -> Any.Type? {
    withMutablePointer(to: &modifier) { layout.missingObject(at: UnsafeRawPointer($0), PropertyContext(node: self)) }
  }

  @MainActor override package func visitStorage(_ visitor: StorageVisitor) {
    withMutablePointer(to: &modifier) { layout.visitStorage(at: UnsafeRawPointer($0), visitor) }
  }

  override package var pathComponent: String? { typeName(of: M.self) }
}

extension ViewModifier {
  @inlinable public static var _keepsSingleItem: Bool { false }

  @inlinable
  public static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    let node = ModifierBodyNode<Self, C>(modifier, content, inputs)
    node.evaluate()
    return node
  }

  @inlinable
  public static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    unsafeDowncast(node, to: ModifierBodyNode<Self, C>.self).receive(modifier, content)
  }
}
