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
    var contributors = Contributors(items, to: info)
    var first: (contributor: Contributor, source: PreferenceSource)?
    while first == nil, let contributor = contributors.next() {
      if let source = contributor.contribution(to: info) { first = (contributor, source) }
    }
    guard let first else { return FoldResult(source: nil, cache: reusable) }
    var part = first.contributor.part
    var next = contributors.next()
    if next == nil { return FoldResult(source: first.source, cache: reusable, isStandIn: part == .standIn) }
    let host = first.contributor.item.with { $0.hostReference }
    var value = first.source.value(of: K.self)
    // The value before the current run of consecutive defaults.
    var before: K.Value?
    var probes = DefaultProbes(info, items: items.count, isTrivial: _isPOD(K.Value.self))
    while let contributor = next {
      host.with { $0.counts.reduces &+= 1 }
      if contributor.part == .standIn, probes.lookAgain(at: contributors.passed) {
        if before == nil { before = value }
        K.reduce(value: &value) { nextValue(contributor, info) }
        if let before { emitIfChanged(from: before, to: value, info, standIn: contributor.item) }
      } else {
        // While the earlier value is retained, an append copies the storage.
        if before != nil { before = nil }
        if contributor.part == .value, part == .standIn, info.watchesDefaults {
          reduceOntoDefault(&value, contributor, info, standIn: first.contributor.item)
        } else {
          K.reduce(value: &value) { nextValue(contributor, info) }
        }
      }
      if contributor.part == .value { part = .value }
      next = contributors.next()
    }
    probes.end()
    let box: PreferenceBox<K>
    if let reusable {
      box = .kept(reusable)
      box.replace(with: value)
    } else {
      box = PreferenceBox<K>(value)
    }
    return FoldResult(source: .fold(box), cache: box, isStandIn: part == .standIn)
  }

  @inlinable @MainActor
  static func nextValue(_ next: Contributor, _ info: PreferenceKeyInfo) -> K.Value {
    if let writer = next.writer {
      // A source would count a reference to the writer.
      return writer.with { writer in
        next.item.with { $0.prepare(writer) }
        return unsafeDowncast(writer, to: PreferenceWriterNode<K.Value>.self).value
      }
    }
    // References that are not counted: a tuple of objects would retain both for each value.
    return alreadyOnMainActor(with: (next.item, Unretained(info))) { item, info in
      info.with { info in item.with { $0.contributionOfContent(to: info, for: .fold) } }
    }?.value(of: K.self) ?? K.defaultValue
  }

  /// Folds the first value onto defaults, and reports a result that differs from that value. The check is skipped if
  /// `reduce` does not call `nextValue`.
  @usableFromInline @MainActor
  static func reduceOntoDefault(
    _ value: inout K.Value, _ contributor: Contributor, _ info: PreferenceKeyInfo, standIn: Unretained<ItemNode>
  ) {
    var asked: K.Value?
    K.reduce(value: &value) {
      let next = nextValue(contributor, info)
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
    if !isEqual { standIn.object().recordDefaultInFold(info, without: expected, with: value) }
  }

  /// Returns the default as the contribution of a dynamic container without a published value.
  @inlinable @MainActor
  package static func standIn(_ reusable: PreferenceCache?) -> FoldResult {
    let box = reusable.map { .kept($0) } ?? PreferenceBox<K>(K.defaultValue)
    box.replace(with: K.defaultValue)
    return FoldResult(source: .fold(box), cache: box, isStandIn: true)
  }

  /// Folds the same values again, each as a separate item.
  ///
  /// The fold runs the key's `reduce` outside any frame, so code that runs during a frame must not call it.
  @inlinable @MainActor
  package static func refold(_ items: ContiguousArray<ItemNode>, _ info: PreferenceKeyInfo) -> PreferenceSource? {
    var value: K.Value?
    var contributors = Contributors(items, to: info)
    while let contributor = contributors.next() {
      if var sum = value {
        K.reduce(value: &sum) { nextValue(contributor, info) }
        value = sum
      } else {
        value = nextValue(contributor, info)
      }
    }
    return value.map { .fold(PreferenceBox<K>($0)) }
  }
}

/// An item that takes part in the fold of a key.
@usableFromInline
package struct Contributor {
  @usableFromInline package let item: Unretained<ItemNode>
  /// The writer that publishes for the item; `nil` if the content of the item contributes.
  @usableFromInline package let writer: Unretained<WriterNode>?
  /// The part of the item, which is not `.none`.
  @usableFromInline package let part: PreferencePart

  /// Evaluates and returns the contribution.
  @usableFromInline @MainActor
  package func contribution(to key: PreferenceKeyInfo) -> PreferenceSource? {
    item.with { item in
      if let writer {
        return writer.with { writer in
          item.prepare(writer)
          return .writer(writer)
        }
      }
      return item.contributionOfContent(to: key, for: .fold)
    }
  }
}

/// The items that take part in the fold of a key, in view order. The part of an item is determined once, and only when
/// the fold reaches the item.
@usableFromInline
package struct Contributors {
  private let items: ContiguousArray<ItemNode>
  private let key: PreferenceKeyInfo
  /// The number of items whose part has been determined.
  @usableFromInline package private(set) var passed = 0

  @usableFromInline
  package init(_ items: ContiguousArray<ItemNode>, to key: PreferenceKeyInfo) {
    self.items = items
    self.key = key
  }

  /// Returns the next item that takes part; `nil` if there is none.
  @usableFromInline
  package mutating func next() -> Contributor? {
    while passed < items.count {
      let item = items.reference(at: passed)
      passed += 1
      // A value is not evaluated to determine the part.
      let contributor: Contributor? = item.with { node in
        if let writer = node.writer(of: key) { return Contributor(item: item, writer: writer, part: .value) }
        let part = node.partOfContent(in: key)
        return part == .none ? nil : Contributor(item: item, writer: nil, part: part)
      }
      if let contributor { return contributor }
    }
    return nil
  }
}
