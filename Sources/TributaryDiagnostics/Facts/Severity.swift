/// How much a diagnostic matters.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Worth knowing; what is shown is right.
  case note
  /// The input was mended or ignored; what is shown may not be what was meant.
  case warning
  /// Something asked for could not be done.
  case error

  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
