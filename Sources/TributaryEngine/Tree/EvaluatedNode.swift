import Observation

/// The base class of body nodes, independent of the type of the view.
@_documentation(visibility: internal)
open class EvaluatedNode: ViewNode {
  @usableFromInline
  override package final var kind: NodeKind { .evaluated }

  @exclusivity(unchecked) @usableFromInline package final var content: ViewNode?
  @exclusivity(unchecked) @usableFromInline package final var environmentReference: Unretained<EnvironmentScope>
  @usableFromInline package final let layoutReference: Unretained<TypeLayout>

  /// The environment values that the last evaluation read.
  @exclusivity(unchecked) package final var environmentReads: ContiguousArray<EnvironmentRead> = []

  @usableFromInline
  package init(_ inputs: NodeInputs, _ layout: Unretained<TypeLayout>) {
    self.environmentReference = inputs.environmentReference
    self.layoutReference = layout
    super.init(parent: inputs.parentReference, flags: .needsUpdate)
  }

  /// The environment of the body.
  @usableFromInline package final var environment: EnvironmentScope { environmentReference.object() }

  /// The layout of the view type, which is kept for the lifetime of the process.
  @inlinable
  package final var layout: TypeLayout { @inline(__always) get { layoutReference.object() } }

  /// Connects every dynamic property of the value at `address` to its storage.
  @usableFromInline @MainActor
  package final func installProperties(at address: UnsafeMutableRawPointer) {
    layoutReference.with { $0.installProperties(at: address, PropertyContext(node: self)) }
  }

  @_spi(Engine) @MainActor open func updateProperties() {}

  /// Whether this node is the node of a modifier, whose placeholders display the content outside of its body.
  package var isModifierSource: Bool { false }

  /// Returns the type of an object that the properties of the value require and the environment lacks, or `nil`.
  @MainActor package func missingObject() -> Any.Type? { nil }

  /// Calls `body` with the address of the value whose properties are installed.
  @_spi(Engine) @MainActor open func withValue(_ body: (UnsafeRawPointer) -> Void) {}

  /// Passes the state of the value's properties to `visitor`, in the order of installation.
  @MainActor
  package final func visitStorage(_ visitor: StorageVisitor) { withValue { layout.visitStorage(at: $0, visitor) } }

  /// Calls ``updateProperties()`` on behalf of code that is inlined into other modules.
  @usableFromInline @MainActor
  package final func updateKnownProperties() { updateProperties() }

  /// Calls `update()` on the dynamic properties that implement it. The calls are part of the evaluation: their reads
  /// are registered for the body.
  @inlinable @MainActor
  package final func prepareProperties() {
    if layoutReference.with({ $0.hasUpdatingProperties }) { updateKnownProperties() }
  }

  @inlinable @inline(__always)
  package final func adopt(_ content: consuming ViewNode) {
    self.content = consume content
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

  /// Emits the event of a new value for a supervisor. Hosts are rarely observed, and a call for each changed view costs
  /// 2% of an update, so callers first check whether the host is observed.
  @usableFromInline @MainActor
  package final func didReceive(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, of type: Any.Type) {
    guard host.supervisor?.observesEvents == true else { return }
    host.emit(.didReceive(self, UnequalValues(type: type, old: old, new: new)))
  }

  /// Performs the checks and the bookkeeping that precede an evaluation.
  ///
  /// - Returns: `false` if the body cannot be evaluated because the tree is too deep, or because the environment lacks
  ///   an object that the body requires.
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

  /// Discards the reads of the last evaluation. Client objects can deinitialize with the values.
  private func forgetReads() {
    let old = environmentReads
    environmentReads = []
    withExtendedLifetime(old) {}
  }

  /// Checks whether the environment has the objects that the body requires. Without them, the content is removed.
  @MainActor
  private func hasObjects() -> Bool {
    let missing = missingObject()
    if MissingObjects.record(missing, at: self) {
      let old = content
      content = nil
      if let old { host.remove(old) }
      parent?.itemsDidChange()
    }
    return missing == nil
  }
}
