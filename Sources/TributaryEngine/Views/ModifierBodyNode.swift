/// The node of a modifier with a body.
///
/// Invariant: every placeholder in the tree displays `inner`, the latest value of the content.
///
/// Tested by `IncrementalTests`.
@usableFromInline
package final class ModifierBodyNode<M: ViewModifier, C: View>: EvaluatedNode, ModifierSource {
  @exclusivity(unchecked) @usableFromInline package var modifier: M
  @exclusivity(unchecked) @usableFromInline package var inner: C
  @exclusivity(unchecked) package var placeholders: ContiguousArray<TypedHandle<ModifierContentNode>> = []
  @usableFromInline let reference = ModifierReference()
  /// The function that creates the node of the content, from code for the concrete type of the content.
  private let makeInner: @MainActor (UnsafePointer<C>, NodeInputs) -> ViewNode
  private let creator = currentEvaluation

  @usableFromInline @MainActor
  package init(
    _ modifier: UnsafePointer<M>, _ inner: UnsafePointer<C>, _ inputs: NodeInputs,
    makeInner: @escaping @MainActor (UnsafePointer<C>, NodeInputs) -> ViewNode
  ) {
    self.makeInner = makeInner
    self.modifier = modifier.pointee
    self.inner = inner.pointee
    super.init(inputs, TypeLayout.of(M.self, in: inputs.hostReference))
    if layout.hasDynamicProperties {
      installProperties(at: UnsafeMutableRawPointer(address(of: &self.modifier, in: self)))
    }
    reference.source = self
  }

  /// Updates the node with new values of the modifier and its content.
  @usableFromInline @MainActor
  package func update(_ new: UnsafePointer<M>, _ inner: UnsafePointer<C>) {
    let isEqual = layout.areEqual(UnsafeRawPointer(address(of: &modifier, in: self)), UnsafeRawPointer(new))
    if !isEqual {
      if host.isObserved {
        didReceive(UnsafeRawPointer(address(of: &modifier, in: self)), UnsafeRawPointer(new), of: M.self)
      }
      var next = new.pointee
      let old = UnsafeRawPointer(address(of: &modifier, in: self))
      withMutablePointer(to: &next) { next in
        layout.transferProperties(from: old, to: UnsafeMutableRawPointer(next))
      }
      // The old value is released after the new one is set, because client objects may be deinitialized with it.
      swap(&modifier, &next)
    }
    var former = inner.pointee
    swap(&self.inner, &former)
    for handle in placeholders {
      if let content = host.handles.node(for: handle)?.content { C._updateNode(inner, content) }
    }
    if !isEqual || flags.contains(.needsUpdate) { evaluate() }
  }

  @inlinable @MainActor
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
    // The content's closures belong to the view that applied the modifier, not to the modifier.
    let current = currentEvaluation
    currentEvaluation = creator
    defer { currentEvaluation = current }
    return makeInner(address(of: &inner, in: self), inputs)
  }

  override package var isModifierSource: Bool { true }

  @MainActor override package func update() {
    if flags.contains(.needsUpdate) { evaluate() }
  }

  @MainActor override package func updateProperties() {
    layout.updateProperties(at: UnsafeMutableRawPointer(address(of: &modifier, in: self)))
  }

  @MainActor override package func missingObject() -> Any.Type? {
    layout.missingObject(at: UnsafeRawPointer(address(of: &modifier, in: self)), PropertyContext(node: self))
  }

  @MainActor override package func withValue(_ body: (UnsafeRawPointer) -> Void) {
    body(UnsafeRawPointer(address(of: &modifier, in: self)))
  }

  override package var sourceType: Any.Type? { layout.isFrameworkPart ? nil : M.self }
}
