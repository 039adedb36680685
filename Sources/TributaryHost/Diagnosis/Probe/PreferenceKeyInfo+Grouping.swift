import TributaryDiagnostics
@_spi(Engine) import TributaryEngine
import TributaryLoopRules
import TributaryLoops

extension PreferenceKeyInfo {
  /// Folds the contributions of all writers of this key in one row, and reports whether the result differs from the
  /// grouped one.
  ///
  ///     A { B C }     as grouped  reduce(A, reduce(B, C))     in one row  reduce(reduce(A, B), C)
  ///
  /// - Complexity: One additional call to the key's `reduce` for each writer after the first.
  @MainActor
  func examineGrouping(_ trace: PreferenceTraceBuilder, in host: ViewGraph) -> Bool {
    let entries = trace.entries.indices.filter {
      trace.entries[$0].kind != .reader && trace.entries[$0].hiddenBy == nil
    }
    let writers = ContiguousArray(entries.compactMap { trace.nodes[$0].contributingItem })
    // Two values can be grouped in only one way. A transform between the writers is not part of the fold.
    guard writers.count > 2, !host.findings.all.contains(where: { $0.code == .defaultIsNotIdentity }),
      writers.count == entries.count,
      entries.allSatisfy({ trace.entries[$0].kind == .writer }),
      let grouped = host.root.contribution(to: self), let row = refold(writers, self)
    else { return false }
    let (here, there) = (anyValue(grouped), anyValue(row))
    if areEqualValues(here, there) || ValueShape.noise(between: here, there) != nil { return false }
    host.reportOnce(
      "grouping:\(name)",
      Diagnostic(
        .foldDependsOnGrouping,
        evidence: [
          Evidence("key", name), Evidence("with this grouping", describe(here)),
          Evidence("in one container", describe(there)),
        ]))
    return true
  }
}
