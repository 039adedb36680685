import TributaryDiagnostics
import TributaryFeedback

extension ViewGraph {
  /// Folds what the writers of a key publish in one row, and tells if that is another value than the one that stands: the
  /// key's `reduce` runs once more for each writer but one.
  ///
  ///     A { B C }     as grouped  reduce(A, reduce(B, C))     in one row  reduce(reduce(A, B), C)
  @MainActor
  package func examineGrouping(_ key: PreferenceKeyInfo, _ trace: PreferenceTraceBuilder) -> Bool {
    let entries = trace.entries.indices.filter {
      trace.entries[$0].kind != .reader && trace.entries[$0].hiddenBy == nil
    }
    let writers = ContiguousArray(entries.compactMap { trace.nodes[$0] as? ItemNode })
    // Three values can be grouped in two ways; an edit on the way is not part of the fold.
    guard writers.count > 2, !findings.all.contains(where: { $0.code == .defaultIsNotIdentity }),
      writers.count == entries.count,
      entries.allSatisfy({ trace.entries[$0].kind == .writer }),
      let grouped = root.contribution(to: key), let row = key.refold(writers, key)
    else { return false }
    let (here, there) = (key.anyValue(grouped), key.anyValue(row))
    if areEqualValues(here, there) || ValueShape.noise(between: here, there) != nil { return false }
    reportOnce(
      "grouping:\(key.name)",
      Diagnostic(
        .foldDependsOnGrouping,
        evidence: [
          Evidence("key", key.name), Evidence("with this grouping", describe(here)),
          Evidence("in one container", describe(there)),
        ]))
    return true
  }
}
