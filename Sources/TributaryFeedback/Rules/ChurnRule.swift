import TributaryDiagnostics

/// Rule 5, asked at the limit of passes: a state is never equal to what it was although no view moves.
@MainActor
package enum ChurnRule {
  package static func judge(_ series: LoopValues, isStill: Bool) -> LoopClassification? {
    guard isGeometryConstant(in: series, isStill), series.now - LoopValues.firstPass >= 3 else { return nil }
    let never = series.states.contains { isNeverEqual($0.entries.map(\.new), series.areEqual) }
    let neverDelivered =
      series.states.allSatisfy { $0.isOfObject }
      && series.readers.contains { isNeverEqual($0.entries.map(\.value), series.areEqual) }
    guard never || neverDelivered else { return nil }
    return LoopClassification(verdict: .churning, response: .withhold)
  }

  private static func isNeverEqual(_ values: [Any?], _ areEqual: LoopValues.Equality) -> Bool {
    let recent = values.suffix(8)
    guard recent.count >= 3 else { return false }
    return recent.indices.allSatisfy { a in
      recent.indices.allSatisfy { b in a == b || !areEqual(recent[a], recent[b]) }
    }
  }

  /// Whether no reader on the loop moved; and no length that it was told changed, unless nothing at all has moved. Of readers
  /// that come one by the other nothing moves.
  private static func isGeometryConstant(in series: LoopValues, _ isStill: Bool) -> Bool {
    series.isLine
      || series.readers.allSatisfy { reader in
        let recent = reader.entries.suffix(8)
        guard let first = recent.first else { return true }
        let lengths = Self.lengths(in: first.value)
        return recent.allSatisfy {
          $0.place == first.place && (isStill || Self.lengths(in: $0.value) == lengths)
        }
      }
  }

  private static func lengths(in value: Any?) -> [ValueShape.Number] {
    ValueShape(value).numbers.map(\.number).filter(\.isFloating)
  }
}
