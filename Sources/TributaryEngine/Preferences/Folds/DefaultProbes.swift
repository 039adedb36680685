import TributaryDiagnostics

/// The selection of the defaults in one fold that are checked for an effect on the value.
///
/// A check requires the value before the default was folded in. That costs no copy for trivial types, and a full copy
/// for arrays and similar types. With as many defaults as values, a fold would take quadratic time, so the copies in
/// one fold are bounded. Folds of up to 256 views check every default. Larger folds check as many as the bound allows,
/// and the next fold continues after the last default that was checked.
@usableFromInline
package struct DefaultProbes {
  private let info: PreferenceKeyInfo
  private let items: Int
  private let isTrivial: Bool
  /// The sum of the numbers of views in the values copied so far.
  private var copied = 0

  /// The cost of one copy for each of 256 views.
  private static let limit = 256 * 256 / 2
  private static let alwaysAll = 256

  @usableFromInline
  package init(_ info: PreferenceKeyInfo, items: Int, isTrivial: Bool) {
    self.info = info
    self.items = items
    self.isTrivial = isTrivial
  }

  /// Returns whether to check the effect of the next default.
  ///
  /// - Parameter count: The number of views whose contributions the value then contains.
  @usableFromInline
  package mutating func lookAgain(at count: Int) -> Bool {
    guard info.watchesDefaults else { return false }
    if isTrivial { return true }
    if items > Self.alwaysAll, copied == 0, count < info.nextProbe { return false }
    if copied > Self.limit { return false }
    copied += count
    if copied > Self.limit { info.nextProbe = count }
    return true
  }

  /// Ends the fold. The next fold starts its checks at the first default, unless this fold skipped some.
  @usableFromInline
  package func end() {
    if copied <= Self.limit, items > Self.alwaysAll { info.nextProbe = 0 }
  }
}

extension ItemNode {
  /// Reports that the default of a key, which represents this empty dynamic container, changed the value with which it
  /// was folded:
  ///
  ///     HStack { A().preference(…); VStack { if isShown { B() } } }    not shown:  reduce(A's value, default)
  @usableFromInline
  func recordDefaultInFold(_ key: PreferenceKeyInfo, without: Any, with value: Any) {
    let looksAlike = describe(without) == describe(value)
    // Values that cannot be compared count as different. The finding is omitted if their descriptions are equal.
    if looksAlike, !key.distinguishesValues { return }
    key.watchesDefaults = false
    host.reportOnce(
      "default:\(key.name)",
      Diagnostic(
        .defaultIsNotIdentity, path: path,
        evidence: [
          Evidence("key", key.name), Evidence("without the default", describe(without)),
          Evidence("with the default", describe(value) + (looksAlike ? " (not equal)" : "")),
        ]))
  }
}
