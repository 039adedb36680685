import TributaryDiagnostics

/// Which of the defaults in one fold are looked at, whether they change the value.
///
/// To look at one takes what the value was before: nothing for plain bits, a copy of the whole for arrays and the like. With as
/// many defaults as values that would make a fold quadratic, so that the copies of one fold have a bound: all defaults of up to
/// 256 views are looked at, always; of more views as many as the bound allows, and the next fold goes on behind them.
@usableFromInline
package struct DefaultProbes {
  private let info: PreferenceKeyInfo
  private let items: Int
  private let isTrivial: Bool
  /// How many views were in the values that were copied.
  private var copied = 0

  /// As many as copies for each of 256 views take.
  private static let limit = 256 * 256 / 2
  private static let alwaysAll = 256

  @usableFromInline
  package init(_ info: PreferenceKeyInfo, items: Int, isTrivial: Bool) {
    self.info = info
    self.items = items
    self.isTrivial = isTrivial
  }

  /// Whether the default that is about to be folded in is looked at.
  ///
  /// - Parameter count: The views that are in the value then.
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

  /// The fold is over: the next one begins at the front, unless this one had to leave some out.
  @usableFromInline
  package func end() {
    if copied <= Self.limit, items > Self.alwaysAll { info.nextProbe = 0 }
  }
}

extension ItemNode {
  /// Tells that the default of a key, which stands in for this empty dynamic container, has changed the value that it was
  /// folded with:
  ///
  ///     HStack { A().preference(…); VStack { if isShown { B() } } }    not shown:  reduce(A's value, default)
  @usableFromInline
  func recordDefaultInFold(_ key: PreferenceKeyInfo, without: Any, with value: Any) {
    let looksAlike = describe(without) == describe(value)
    // Values that cannot be compared count as different; where nobody can tell them apart nothing is said.
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
