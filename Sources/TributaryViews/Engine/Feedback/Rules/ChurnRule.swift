import TributaryDiagnostics

/// Rule 5, asked at the limit of passes: a state is never equal to what it was although no view moves.
@MainActor
package enum ChurnRule {
  package static func judge(_ series: LoopSeries, _ evidence: ContiguousArray<LoopEvidence>) -> LoopJudgement? {
    guard isGeometryConstant(in: series, evidence), series.now - LoopSeries.firstPass >= 3 else { return nil }
    let never = series.states.contains { isNeverEqual($0.changes.map(\.new)) }
    let neverDelivered =
      series.states.allSatisfy { $0.id.property.isOfObject }
      && series.readers.contains { isNeverEqual($0.deliveries.map(\.value)) }
    guard never || neverDelivered else { return nil }
    return LoopJudgement(verdict: .churning, response: .withhold)
  }

  private static func isNeverEqual(_ values: [Any?]) -> Bool {
    let recent = values.suffix(8)
    guard recent.count >= 3 else { return false }
    return recent.indices.allSatisfy { a in
      recent.indices.allSatisfy { b in a == b || !areEqualValues(recent[a], recent[b]) }
    }
  }

  /// Whether no reader on the loop moved; and no length that it was told changed, unless nothing at all has moved.
  private static func isGeometryConstant(in series: LoopSeries, _ evidence: ContiguousArray<LoopEvidence>) -> Bool {
    let isStill = evidence.suffix(8).allSatisfy { !$0.movesAnything }
    return series.readers.allSatisfy { reader in
      let recent = reader.deliveries.suffix(8)
      guard let first = recent.first else { return true }
      let lengths = Self.lengths(in: first.value)
      return recent.allSatisfy {
        $0.geometry == first.geometry && (isStill || Self.lengths(in: $0.value) == lengths)
      }
    }
  }

  private static func lengths(in value: Any?) -> [ValueShape.Number] {
    ValueShape(value).numbers.map(\.number).filter(\.isFloating)
  }
}
