import TributaryDiagnostics

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
