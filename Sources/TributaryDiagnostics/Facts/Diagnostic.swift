/// A finding about a user's views: the facts, and a page that explains them.
public struct Diagnostic: Sendable, Equatable {
  /// What kind of finding it is: stable, and the name of its article.
  public var code: DiagnosticCode

  /// How bad it is.
  public var severity: Severity

  /// What is wrong, in one sentence that holds no varying part: equal findings have equal summaries.
  public var summary: String

  /// Path from the root of the view concerned.
  public var path: String?

  /// Where in the user's source the modifier concerned was written.
  public var location: Diagnostic.Location?

  /// What was seen, in the order that it should be read.
  public var evidence: [Evidence]

  /// The cycle, for `.feedbackLoop`.
  public var loop: FeedbackLoop?

  /// The way that a value goes, where that is known though it is no loop; that of `loop` stands there.
  public var cycle: [FeedbackLoop.Step] = []

  /// What has been done about it.
  public var consequence: String

  /// What to change, the most likely first. Those of `loop` come in addition.
  public var suggestions: [String]

  /// How often it was found; repeats are counted here and not reported again.
  public var occurrences: Int

  /// Makes a finding; the sentences that are left out are the usual ones for its code.
  ///
  /// - Parameter path: Path from the root of the view concerned.
  public init(
    _ code: DiagnosticCode, severity: Severity? = nil, summary: String? = nil, path: String? = nil,
    location: Diagnostic.Location? = nil, evidence: [Evidence] = [], consequence: String? = nil,
    suggestions: [String]? = nil
  ) {
    self.init(
      code, loop: nil, wording: code.wording, severity: severity, summary: summary, path: path, location: location,
      evidence: evidence, consequence: consequence, suggestions: suggestions)
  }

  /// Makes the finding of a feedback loop; the sentences that are left out are the usual ones for its verdict.
  ///
  /// - Parameter path: Path of the view concerned; the reader's where it is left out, and so for `location`.
  public init(
    loop: FeedbackLoop, severity: Severity? = nil, path: String? = nil, location: Diagnostic.Location? = nil,
    evidence: [Evidence] = []
  ) {
    let reader = loop.steps.first { $0.kind == .reader } ?? loop.steps.first { $0.kind == .body }
    self.init(
      .feedbackLoop, loop: loop, wording: loop.wording, severity: severity, summary: nil,
      path: path ?? reader?.path, location: location ?? reader?.location, evidence: evidence, consequence: nil,
      suggestions: [])
  }

  private init(
    _ code: DiagnosticCode, loop: FeedbackLoop?, wording: DiagnosticWording, severity: Severity?, summary: String?,
    path: String?, location: Diagnostic.Location?, evidence: [Evidence], consequence: String?, suggestions: [String]?
  ) {
    self.code = code
    self.severity = severity ?? wording.severity
    self.summary = summary ?? wording.summary
    self.path = path
    self.location = location
    self.evidence = evidence
    self.loop = loop
    self.consequence = consequence ?? wording.consequence
    self.suggestions = suggestions ?? wording.suggestions
    self.occurrences = 1
  }

  /// Every suggestion, without repeats: this finding's own, then the loop's.
  public var allSuggestions: [String] {
    var result: [String] = []
    for suggestion in suggestions + (loop?.suggestions ?? []) where !result.contains(suggestion) {
      result.append(suggestion)
    }
    return result
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The whole page, in lines of at most 80 columns, without escape sequences.
  public var description: String { DiagnosticPage(self).plainText }

  /// The same page with colours for a terminal that understands ANSI escape sequences.
  public var ansi: String { DiagnosticPage(self).ansiText }

  /// The same facts for machines: one JSON object on one line, with a fixed order of keys.
  ///
  /// The way round of a loop stands in `cycle`, like that of every other finding; `loop` has what is proven about it.
  public var json: String { DiagnosticJSON(self).text }
}
