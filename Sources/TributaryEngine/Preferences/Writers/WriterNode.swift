public import TributaryDiagnostics

/// A view that publishes a value under a preference key: a structural node that does not affect layout or drawing.
///
///     container ──▶ item (hasWriters)             layout: the writer is not part of it
///                    ▲
///     body ──▶ writer (isInWriter) ──▶ body (isInWriter) ──▶ item
///
/// A writer publishes for the only item of its content. The item finds its writers among its structural parents. For
/// content with any number of items, a ``WriterItemNode`` is created around each item, and is the parent of the writer.
///
/// Invariants:
/// 1. The writers of an item are flagged `isInWriter`, as are the structural nodes between them and the item. The item
///    is flagged `hasWriters`.
/// 2. Among the writers of one key around an item, the outermost one publishes. Unless it is a transform, it hides the
///    others.
///
/// Checked by `ViewNode.checkWriters`, and tested by `WriterPositionTests`.
@usableFromInline
package class WriterNode: PassThroughNode {
  @usableFromInline package final let keyReference: Unretained<PreferenceKeyInfo>
  @usableFromInline package final let location: Diagnostic.Location

  /// - Parameter state: The kind of the value, and whether it must be computed.
  @usableFromInline
  package init(
    _ key: Unretained<PreferenceKeyInfo>, _ location: Diagnostic.Location, _ inputs: NodeInputs, _ state: WriterState
  ) {
    keyReference = key
    self.location = location
    // The flag is set on the parent before this node exists, because a call after the initialization would count a
    // reference to the node.
    inputs.parentReference.with { $0.setUpwards(.subtreeHasWriters) }
    super.init(inputs)
    flags.formUnion(.writer)
    writerState = state
  }

  package final var key: PreferenceKeyInfo { keyReference.object() }

  @usableFromInline
  override package final var kind: NodeKind { .writer }

  /// Whether this writer transforms the contribution of its content. Otherwise, it replaces that contribution.
  package final var transformsContent: Bool { writerState.contains(.transforms) }

  /// Whether the value is computed and must be computed again before it is read.
  package final var isOutdated: Bool { writerState.contains(.computed) && !writerState.contains(.ready) }

  /// Returns whether this node publishes under a key.
  @inline(__always)
  package final func publishes(under key: PreferenceKeyInfo) -> Bool { keyReference.with { $0 === key } }

  /// The item for which this node publishes: the only item of its content, or the item to which this node belongs.
  @usableFromInline
  package final var item: ItemNode? { itemReference?.object() }

  /// The item for which this node publishes, without a counted reference.
  package final var itemReference: Unretained<ItemNode>? {
    withUncounted(&content) { $0.onlyItem() } ?? parent?.asItem.map { Unretained($0) }
  }

  // MARK: Overridable members

  /// The name of the modifier in source code.
  package var modifierName: String { "preference" }

  /// Computes the value from the contribution of the content, and stores it. Called only if the value is outdated.
  @MainActor
  package func evaluate(_ below: PreferenceSource?, for item: ItemNode) {}

  /// Called when the geometry of the item or of an ancestor has changed, if the item is flagged `subtreeHasObservers`.
  @MainActor
  package func geometryDidChange(of item: ItemNode) {}

  // MARK: Changes

  /// Records that the content may have another contribution than before.
  ///
  /// - Parameter key: The key; `nil` if items were inserted or removed.
  /// - Returns: Whether the change affects the contribution of the item around this writer.
  package final func contentDidChange(_ key: PreferenceKeyInfo?) -> Bool {
    if let key, !publishes(under: key) { return true }
    if transformsContent || !writerState.contains(.computed) { writerState.remove(.ready) }
    writerState.remove(.examined)
    return key == nil || transformsContent
  }

  override package func itemsDidChange(in list: ViewNode?) {
    _ = contentDidChange(nil)
    super.itemsDidChange(in: list)
  }
}

/// The kind and the state of the value of a writer.
@usableFromInline
package struct WriterState: OptionSet, Sendable {
  @usableFromInline package var rawValue: UInt8
  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The value can be read: a computed value is current, and the content of a value that replaces its contribution has
  /// been searched for contributions that the value hides.
  @usableFromInline package static var ready: WriterState { @_transparent get { WriterState(rawValue: 1) } }
  /// The value is computed, rather than constant.
  @usableFromInline package static var computed: WriterState { @_transparent get { WriterState(rawValue: 2) } }
  /// The value is computed from the contribution of the content.
  @usableFromInline package static var transforms: WriterState { @_transparent get { WriterState(rawValue: 4) } }
  /// The content has been searched for contributions that the value hides.
  @usableFromInline package static var examined: WriterState { @_transparent get { WriterState(rawValue: 8) } }

  /// The initial state of a constant value.
  @usableFromInline package static var constant: WriterState { @_transparent get { WriterState(rawValue: 0) } }
  /// The initial state of a computed value that replaces the contribution of the content.
  @usableFromInline package static var replacement: WriterState { @_transparent get { computed } }
  /// The initial state of a computed value that transforms the contribution of the content.
  @usableFromInline package static var transform: WriterState { @_transparent get { WriterState(rawValue: 6) } }
}

/// Set operations without the generic code of `OptionSet`, as for ``NodeFlags``.
extension WriterState {
  @_transparent @usableFromInline
  package func contains(_ other: WriterState) -> Bool { rawValue & other.rawValue == other.rawValue }

  @_transparent @usableFromInline
  package mutating func insert(_ other: WriterState) { rawValue |= other.rawValue }

  @_transparent @usableFromInline
  package mutating func remove(_ other: WriterState) { rawValue &= ~other.rawValue }
}
