import Foundation

/// The fold of one key over a list of items.
@usableFromInline
package enum PreferenceFold<K: PreferenceKey> {
  /// Folds the contributions of the items, starting with the first value.
  ///
  /// The fold skips items that take no part, and evaluates a later contribution only if `reduce` calls `nextValue`.
  @inlinable @MainActor
  package static func fold(
    _ items: ContiguousArray<ItemNode>, _ info: PreferenceKeyInfo, _ reusable: PreferenceCache?
  ) -> FoldResult {
    var index = 0
    var part = PreferencePart.none
    var first: PreferenceSource?
    while index < items.count {
      let item = items.reference(at: index)
      index += 1
      part = item.with { $0.part(in: info) }
      if part != .none, let source = item.with({ $0.contribution(to: info) }) {
        first = source
        break
      }
    }
    guard let first else { return FoldResult(source: nil, cache: reusable) }
    let firstIndex = index - 1
    while index < items.count, !items.reference(at: index).with({ $0.contributes(to: info) }) { index += 1 }
    if index == items.count { return FoldResult(source: first, cache: reusable, isStandIn: part == .standIn) }
    let host = items.reference(at: index).with { $0.hostReference }
    var value = first.value(of: K.self)
    // The value before the current run of consecutive defaults.
    var before: K.Value?
    var probes = DefaultProbes(info, items: items.count, isTrivial: _isPOD(K.Value.self))
    while index < items.count {
      let item = items.reference(at: index)
      index += 1
      let next = item.with { $0.part(in: info) }
      guard next != .none else { continue }
      host.with { $0.counts.reduces &+= 1 }
      if next == .standIn, probes.lookAgain(at: index) {
        if before == nil { before = value }
        K.reduce(value: &value) { nextValue(item, info) }
        if let before { emitIfChanged(from: before, to: value, info, standIn: item) }
      } else {
        // While the earlier value is retained, an append copies the storage.
        if before != nil { before = nil }
        if next == .value, part == .standIn, info.watchesDefaults {
          reduceOntoDefault(&value, item, info, standIn: items.reference(at: firstIndex))
        } else {
          K.reduce(value: &value) { nextValue(item, info) }
        }
      }
      if next == .value { part = .value }
    }
    probes.end()
    let box: PreferenceBox<K>
    if let reusable {
      box = .kept(reusable)
      box.replace(with: value)
    } else {
      box = PreferenceBox<K>(value)
    }
    return FoldResult(source: PreferenceSource(box: box), cache: box, isStandIn: part == .standIn)
  }

  @inlinable @MainActor
  static func nextValue(_ item: Unretained<ItemNode>, _ info: PreferenceKeyInfo) -> K.Value {
    // References that are not counted: a tuple of objects would retain both for each value.
    alreadyOnMainActor(with: (item, Unretained(info))) { item, info in
      info.with { info in item.with { $0.contribution(to: info) } }
    }?.value(of: K.self) ?? K.defaultValue
  }

  /// Folds the first value onto defaults, and reports a result that differs from that value. The check is skipped if
  /// `reduce` does not call `nextValue`.
  @usableFromInline @MainActor
  static func reduceOntoDefault(
    _ value: inout K.Value, _ item: Unretained<ItemNode>, _ info: PreferenceKeyInfo, standIn: Unretained<ItemNode>
  ) {
    var asked: K.Value?
    K.reduce(value: &value) {
      let next = nextValue(item, info)
      asked = next
      return next
    }
    if let asked { emitIfChanged(from: asked, to: value, info, standIn: standIn) }
  }

  /// Reports a default that changed the value with which it was folded.
  @usableFromInline @MainActor
  static func emitIfChanged(
    from expected: K.Value, to value: K.Value, _ info: PreferenceKeyInfo, standIn: Unretained<ItemNode>
  ) {
    let isEqual = withPointer(to: expected) { a in
      withPointer(to: value) { b in
        // Both values are alive here, so identical bits imply equal values of any type. The reverse does not hold: a
        // closure is wrapped again wherever a function of another module receives it.
        memcmp(a, b, MemoryLayout<K.Value>.size) == 0 || info.areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b))
      }
    }
    if !isEqual { standIn.object.recordDefaultInFold(info, without: expected, with: value) }
  }

  /// Returns the default as the contribution of a dynamic container without a published value.
  @inlinable @MainActor
  package static func standIn(_ reusable: PreferenceCache?) -> FoldResult {
    let box = reusable.map { .kept($0) } ?? PreferenceBox<K>(K.defaultValue)
    box.replace(with: K.defaultValue)
    return FoldResult(source: PreferenceSource(box: box), cache: box, isStandIn: true)
  }

  /// Folds the same values again, each as a separate item.
  ///
  /// The fold runs the key's `reduce` outside any frame, so code that runs during a frame must not call it.
  @inlinable @MainActor
  package static func refold(_ items: ContiguousArray<ItemNode>, _ info: PreferenceKeyInfo) -> PreferenceSource? {
    var value: K.Value?
    for index in items.indices where items[index].contributes(to: info) {
      let item = items.reference(at: index)
      if var sum = value {
        K.reduce(value: &sum) { nextValue(item, info) }
        value = sum
      } else {
        value = nextValue(item, info)
      }
    }
    return value.map { PreferenceSource(box: PreferenceBox<K>($0)) }
  }
}
