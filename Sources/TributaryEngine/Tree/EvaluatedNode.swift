import Observation

/// What body nodes have in common whatever their view type.
@_documentation(visibility: internal)
open class EvaluatedNode: ViewNode {
  @exclusivity(unchecked) @usableFromInline package final var content: ViewNode?
  @exclusivity(unchecked) @usableFromInline package final var environmentReference: Unretained<EnvironmentScope>
  @usableFromInline package final let layoutReference: Unretained<TypeLayout>

  /// What the last evaluation read of the environment.
  @exclusivity(unchecked) package final var environmentReads: ContiguousArray<EnvironmentRead> = []

  @usableFromInline
  package init(_ inputs: NodeInputs, _ layout: Unretained<TypeLayout>) {
    self.environmentReference = inputs.environmentReference
    self.layoutReference = layout
    super.init(parent: inputs.parentReference, flags: [.needsUpdate])
  }

  /// The environment that holds for the body.
  @usableFromInline package final var environment: EnvironmentScope { environmentReference.object }

  /// What is known of the type of the view; kept for the life of the process.
  @inlinable
  package final var layout: TypeLayout {
    @inline(__always) get { layoutReference.object }
  }

  /// Gives every dynamic property of the value at `address` its storage.
  @usableFromInline @MainActor
  package final func installProperties(at address: UnsafeMutableRawPointer) {
    layoutReference.with { $0.installProperties(at: address, PropertyContext(node: self)) }
  }

  @_spi(Engine) @MainActor open func updateProperties() {}

  /// The type of the object that the value's properties need and that the environment does not have.
  @MainActor package func missingObject() -> Any.Type? { nil }

  /// Calls `body` with the address of the value whose properties the engine knows.
  @_spi(Engine) @MainActor open func withValue(_ body: (UnsafeRawPointer) -> Void) {}

  /// Shows the state of the value's properties, in the order of installation.
  @MainActor
  package final func visitStorage(_ visitor: StorageVisitor) { withValue { layout.visitStorage(at: $0, visitor) } }

  /// Calls ``updateProperties()``, for code that is inlined into other modules.
  @usableFromInline @MainActor
  package final func updateKnownProperties() { updateProperties() }

  /// Calls `update()` of the dynamic properties that have one. Part of the evaluation: what they read counts for the body.
  @inlinable @MainActor
  package final func prepareProperties() {
    if layoutReference.with({ $0.hasUpdatingProperties }) { updateKnownProperties() }
  }

  @inlinable @inline(__always)
  package final func adopt(_ content: consuming ViewNode) {
    self.content = content
  }

  @_spi(Engine) override open func appendItems(to items: inout ContiguousArray<ItemNode>) {
    withUncounted(&content) { $0.appendItems(to: &items) }
  }

  override package func onlyItem() -> Unretained<ItemNode>? { withUncounted(&content) { $0.onlyItem() } ?? nil }

  @_spi(Engine) override open func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  @MainActor
  @_spi(Engine) override open func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.environment), environmentReads.contains(where: { $0.hasChanged(in: environment) }) {
      needsUpdate()
    }
    content?.surroundingsDidChange(changes)
  }

  @_spi(Engine) override open func dependencyDidChange() { needsUpdate() }

  /// Whether this node holds state of its view.
  package final var holdsState: Bool { layout.holdsState }

  /// Records a closure or object that was created again for a new value, while loops are recorded. The caller checks first that
  /// the host is observed, which is rare: a call for each changed view costs 2 % of an update.
  @usableFromInline @MainActor
  package final func didReceive(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, of type: Any.Type) {
    guard host.feedback.isListening, let input = UnequalInput(of: type, old, new) else { return }
    host.emit(.didReceive(self, input))
  }

  /// Asks for a new evaluation of the body.
  @usableFromInline
  package final func needsUpdate() {
    guard !flags.contains(.needsUpdate), !flags.contains(.isRemoved) else { return }
    flags.insert(.needsUpdate)
    host.enqueueUpdate(self)
  }

  /// Checks before an evaluation, and its bookkeeping.
  ///
  /// - Returns: `false` if the body must not be evaluated because the tree is too deep here, or because the environment does
  ///   not have an object that it needs.
  @usableFromInline @MainActor
  package final func willEvaluate() -> Bool {
    flags.remove(.needsUpdate)
    if !environmentReads.isEmpty { forgetReads() }
    hostReference.with { host in
      host.counts.bodies &+= 1
      host.emit(.willEvaluate(self))
    }
    if isTooDeep { return false }
    return layoutReference.with { $0.mayMissObject } ? hasObjects() : true
  }

  /// Forgets what the last evaluation read. Objects of users may end with the values.
  private func forgetReads() {
    let old = environmentReads
    environmentReads = []
    withExtendedLifetime(old) {}
  }

  /// Looks for the objects that the body needs. Without them there is no content.
  @MainActor
  private func hasObjects() -> Bool {
    let missing = missingObject()
    if host.recordMissingObject(missing, at: self) {
      let old = content
      content = nil
      if let old { host.remove(old) }
      parent?.itemsDidChange()
    }
    return missing == nil
  }
}
