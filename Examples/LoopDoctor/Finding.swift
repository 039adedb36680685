import Tributary

/// The finding for a case, as printed in the table.
enum Finding: Equatable, CustomStringConvertible {
  case silent
  case loops([FeedbackLoop.Verdict])
  case code(DiagnosticCode)

  static func oscillating(_ period: Int) -> Finding { .loops([.oscillating(period: period)]) }
  static func growing(by step: Double) -> Finding { .loops([.diverging(.step(step))]) }
  static func growing(times ratio: Double) -> Finding { .loops([.diverging(.ratio(ratio))]) }

  /// The finding in the diagnostics of a host.
  init(_ diagnostics: [Diagnostic]) {
    let loops = diagnostics.compactMap(\.loop?.verdict)
    if !loops.isEmpty {
      self = .loops(loops)
    } else if let first = diagnostics.first {
      self = .code(first.code)
    } else {
      self = .silent
    }
  }

  /// Whether both findings agree. The amplitude of jitter is ignored.
  func agrees(with other: Finding) -> Bool {
    guard case .loops(let mine) = self, case .loops(let others) = other, mine.count == others.count else {
      return self == other
    }
    return zip(mine, others).allSatisfy { a, b in
      if case .jitter = a, case .jitter = b { return true }
      return a == b
    }
  }

  var description: String {
    switch self {
    case .silent: "silent"
    case .loops(let verdicts): verdicts.map(Self.words).joined(separator: ", ")
    case .code(let code): code.rawValue
    }
  }

  private static func words(_ verdict: FeedbackLoop.Verdict) -> String {
    switch verdict {
    case .oscillating(let period): "period \(period)"
    case .diverging(.step(let step)): "\(step < 0 ? "−" : "+")\(number(abs(step)))"
    case .diverging(.ratio(let ratio)): "×\(ratio < 0 ? "−" : "")\(number(abs(ratio)))"
    case .jitter: "jitter"
    case .churning: "churning"
    case .unsettled: "unsettled"
    }
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\((value * 1_000).rounded() / 1_000)"
  }
}
