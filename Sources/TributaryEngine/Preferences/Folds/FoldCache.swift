/// The stored folds of an item, one for each key that was read.
package struct FoldCache {
  /// The fold of the first key. Most items have no other folds, so they require no array.
  private var first: Fold?
  /// The folds of the other keys, sorted by the numbers of the keys, the highest first. An item around nested readers
  /// has one for each reader around it. Readers are created from the outside in and updated from the inside out, so a
  /// new fold usually is the last one.
  private var others: ContiguousArray<Fold> = []

  /// The number of folds up to which a fold of only one contribution is stored.
  private static let mostOfOne = 8

  /// The stored fold of one key.
  private struct Fold {
    /// The key, which exists throughout the lifetime of the host.
    let key: Unretained<PreferenceKeyInfo>
    var result = FoldResult(source: nil, cache: nil)
    var isDirty = true
    /// The part that the item takes, if it is known although the fold is dirty.
    var part: PreferencePart?
    /// The number of the key, stored here for searches.
    private(set) var number: Int32

    init(of key: PreferenceKeyInfo) {
      self.key = Unretained(key)
      number = key.number
    }

    func isFold(of key: PreferenceKeyInfo) -> Bool { self.key.with { $0 === key } }

    mutating func apply<Result>(_ change: (inout Fold) -> Result) -> Result { change(&self) }

    /// Marks the fold as dirty.
    ///
    /// - Returns: Whether the fold was current, or its part was known.
    @discardableResult
    mutating func invalidate() -> Bool {
      if isDirty, part == nil { return false }
      isDirty = true
      part = nil
      return true
    }

    mutating func store(_ result: FoldResult) {
      self.result = result
      isDirty = false
      part = nil
    }
  }

  package init() {}

  /// Returns whether the fold of a key is not stored if it has only one contribution.
  ///
  /// Such a fold is the contribution itself. It is stored so that it is found without a walk, unless many others are:
  /// inside *n* readers of different keys, the folds would require time and memory for each of *n*² pairs.
  package func isFull(for key: PreferenceKeyInfo) -> Bool {
    guard others.count >= Self.mostOfOne - 1, let first, !first.isFold(of: key) else { return false }
    let index = index(of: key)
    return index == others.count || others[index].number != key.number
  }

  /// Marks the fold of a key, or all folds, as dirty.
  ///
  /// - Returns: Whether enclosing containers must be invalidated: `true` if an affected fold was current, or if none is
  ///   stored.
  @discardableResult
  package mutating func invalidate(_ key: PreferenceKeyInfo?) -> Bool {
    if let key { return change(key) { $0.invalidate() } ?? true }
    first?.invalidate()
    for index in others.indices { others[index].invalidate() }
    return true
  }

  /// The stored fold of a key.
  package enum Stored {
    /// The result is current.
    case current(PreferenceSource?)
    /// The fold must be evaluated. The next fold may overwrite the given box.
    case outdated(PreferenceCache?)
  }

  /// Returns the result of a fold if it is current. Otherwise, removes and returns the box that the next fold may
  /// overwrite: removal ensures unique ownership while client code runs.
  package mutating func lookUp(_ key: PreferenceKeyInfo) -> Stored {
    change(key) { (fold: inout Fold) -> Stored in
      if !fold.isDirty { return .current(fold.result.source) }
      let cache = fold.result.cache
      fold.result = FoldResult(source: nil, cache: nil)
      return .outdated(cache)
    } ?? .outdated(nil)
  }

  /// Returns the part that the item takes in a fold, if it is known.
  ///
  /// Like the other queries, the method is mutating: the cache of an object, or the fold, would otherwise be copied for
  /// each call.
  package mutating func part(in key: PreferenceKeyInfo) -> PreferencePart? {
    change(key) { $0.isDirty ? $0.part : $0.result.part } ?? nil
  }

  /// Stores the part that the item takes in a fold that has not been evaluated.
  ///
  /// Every enclosing item requests the part before the contribution. Without the stored part, each level would query
  /// all levels below it.
  package mutating func storePart(_ part: PreferencePart, in key: PreferenceKeyInfo) {
    change(key, orAdding: true) { $0.part = part }
  }

  /// Calls `body` for every current result.
  package func forEachResult(_ body: (PreferenceKeyInfo, PreferenceSource?) -> Void) {
    if let first, !first.isDirty { body(first.key.object(), first.result.source) }
    for fold in others where !fold.isDirty { body(fold.key.object(), fold.result.source) }
  }

  /// Stores the result of a fold.
  package mutating func store(_ result: FoldResult, for key: PreferenceKeyInfo) {
    change(key, orAdding: true) { $0.store(result) }
  }

  /// Calls `change` with the fold of a key, and returns the result; `nil` if no fold is stored.
  ///
  /// - Parameter isAdding: Whether to store a dirty fold first if there is none.
  @discardableResult
  private mutating func change<Result>(
    _ key: PreferenceKeyInfo, orAdding isAdding: Bool = false, _ change: (inout Fold) -> Result
  ) -> Result? {
    if first == nil, isAdding { first = Fold(of: key) }
    if first?.isFold(of: key) ?? false { return first?.apply(change) }
    let index = index(of: key)
    if index == others.count || others[index].number != key.number {
      guard isAdding else { return nil }
      if index == others.count { others.append(Fold(of: key)) } else { others.insert(Fold(of: key), at: index) }
    }
    return change(&others[index])
  }

  /// Returns the index in `others` of the fold of a key, or the index at which it is to be inserted.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of stored folds; O(1) for the last fold and for the end.
  private func index(of key: PreferenceKeyInfo) -> Int {
    Self.index(of: key.number, amongFirst: others.count) { others[$0].number }
  }

  /// Returns the index of a number in a descending sequence, or the index at which it is to be inserted. The search
  /// begins at the last number.
  @inline(__always)
  package static func index(of number: Int32, amongFirst count: Int, _ numberAt: (Int) -> Int32) -> Int {
    var (lower, upper) = (0, count)
    var probe = upper - 1
    while lower < upper {
      let other = numberAt(probe)
      if other == number { return probe }
      if other > number { lower = probe + 1 } else { upper = probe }
      probe = (lower + upper) / 2
    }
    return lower
  }
}
