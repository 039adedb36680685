/// A finding about client views: the facts, and a page that explains them.
public struct Diagnostic: Sendable, Equatable {
  /// The stable kind of the finding, which is also the name of its article.
  public var code: DiagnosticCode

  /// The severity of the finding.
  public var severity: Severity

  /// The problem in one sentence without variable parts. Equal findings have equal summaries.
  public var summary: String

  /// The types from the root to the affected view, such as `Counter › HStack › Text`; `nil` if no view is known.
  public var path: String?

  /// The source location of the affected modifier; `nil` if it was not captured.
  public var location: Diagnostic.Location?

  /// The observations, in reading order.
  public var evidence: [Evidence]

  /// The verified facts of a diagnostic with the code `feedbackLoop`; `nil` for other codes.
  public var loop: FeedbackLoop?

  /// The path of a value, if it is known for a finding other than a loop. For a loop, `loop` contains the path.
  public var cycle: [FeedbackLoop.Step] = []

  /// The measure that Tributary has taken, such as not applying a write.
  public var consequence: String

  /// The suggested edits, most likely first, in addition to those of `loop`.
  public var suggestions: [String]

  /// The number of occurrences. Repeated occurrences are counted here and not reported again.
  public var occurrences: Int

  /// Creates a finding. Omitted texts default to those of its code.
  ///
  /// - Parameters:
  ///   - code: The stable kind of the finding, which is also the name of its article.
  ///   - severity: The severity of the finding. If `nil`, that of its code or verdict.
  ///   - summary: The problem in one sentence without variable parts. If `nil`, the sentence of the code.
  ///   - path: The path from the root to the affected view.
  ///   - location: The source location of the affected modifier, or `nil` if it is unknown.
  ///   - evidence: The observations, in reading order.
  ///   - consequence: The measure that Tributary has taken. If `nil`, the sentence of the code.
  ///   - suggestions: The suggested edits, most likely first. If `nil`, those of the code.
  public init(
    _ code: DiagnosticCode, severity: Severity? = nil, summary: String? = nil, path: String? = nil,
    location: Diagnostic.Location? = nil, evidence: [Evidence] = [], consequence: String? = nil,
    suggestions: [String]? = nil
  ) {
    self.init(
      code, loop: nil, wording: code.wording, severity: severity, summary: summary, path: path, location: location,
      evidence: evidence, consequence: consequence, suggestions: suggestions)
  }

  /// Creates the finding of a feedback loop. Omitted texts default to those of its verdict.
  ///
  /// - Parameters:
  ///   - loop: The verified facts about the loop.
  ///   - severity: The severity of the finding. If `nil`, that of its code or verdict.
  ///   - path: The path of the affected view. The default is that of the reader.
  ///   - location: The source location. The default is that of the reader.
  ///   - evidence: The observations, in reading order.
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

  /// All suggestions without duplicates: those of this finding, followed by those of the loop.
  public var allSuggestions: [String] {
    var result: [String] = []
    for suggestion in suggestions + (loop?.suggestions ?? []) where !result.contains(suggestion) {
      result.append(suggestion)
    }
    return result
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The complete page, in lines of at most 80 columns, without escape sequences.
  public var description: String { DiagnosticPage(self).plainText }

  /// The complete page with colors, for a terminal that supports ANSI escape sequences.
  public var ansi: String { DiagnosticPage(self).ansiText }

  /// The finding as a JSON object in one line, with a fixed order of keys.
  ///
  /// As for every other finding, `cycle` contains the steps of a loop. `loop` contains the verified facts.
  public var json: String { DiagnosticJSON(self).text }
}

extension Diagnostic {
  /// A location in client source, captured by a modifier or found on the stack.
  ///
  /// A captured location occupies 24 bytes without an allocation, because modifiers store one per view.
  public struct Location: Sendable {
    /// The name of a source file.
    @usableFromInline
    enum File: Sendable {
      case captured(StaticString)
      /// A boxed name, so that a location stays small.
      case found(FoundFile)
    }

    @usableFromInline let source: File

    /// The line number, from 1.
    public let line: UInt32

    /// Creates the location of the call.
    ///
    /// - Parameters:
    ///   - fileID: The file as `Module/File.swift`, never an absolute path.
    ///   - line: The line number, from 1.
    @inlinable
    public init(fileID: StaticString = #fileID, line: UInt32 = #line) {
      source = .captured(fileID)
      self.line = line
    }

    /// Creates a location that is known only at run time.
    ///
    /// - Parameters:
    ///   - file: The file as `Module/File.swift`.
    ///   - line: The line number, from 1.
    public init(file: String, line: UInt32) {
      source = .found(FoundFile(file))
      self.line = line
    }

    /// The file as `Module/File.swift`.
    public var file: String {
      switch source {
      case .captured(let file): file.description
      case .found(let file): file.name
      }
    }
  }
}

extension Diagnostic.Location: Hashable {
  public static func == (a: Self, b: Self) -> Bool {
    a.line == b.line && a.file == b.file
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(file)
  }
}

extension Diagnostic.Location: CustomStringConvertible {
  /// The location as `Module/File.swift:12`.
  public var description: String { "\(file):\(line)" }
}

/// The severity of a diagnostic.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Useful information. The displayed result is correct.
  case note
  /// The input was corrected or ignored. The displayed result may differ from the intended one.
  case warning
  /// A requested operation was not possible.
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

/// An observation that supports a diagnostic, with its values.
public struct Evidence: Sendable, Hashable {
  /// A short label, such as `asked for` or `in scope`.
  public var label: String

  /// The raw values, one line each. Printers escape and shorten them.
  public var lines: [String]

  /// Creates an observation with several values below a label.
  ///
  /// - Parameters:
  ///   - label: A short label, such as `asked for` or `in scope`.
  ///   - lines: The raw values, one line each. Printers escape and shorten them.
  public init(_ label: String, lines: [String]) {
    self.label = label
    self.lines = lines
  }

  /// Creates an observation with one value beside a label.
  ///
  /// - Parameters:
  ///   - label: A short label, such as `asked for` or `in scope`.
  ///   - value: The raw value. Printers escape and shorten it.
  public init(_ label: String, _ value: String) {
    self.init(label, lines: [value])
  }
}

extension Evidence: CustomStringConvertible {
  /// The label and the values in one line, escaped.
  public var description: String { VisibleText("\(label): \(lines.joined(separator: ", "))", limit: .max).text }
}

/// The name of a file that was found at run time.
@usableFromInline
final class FoundFile: Sendable {
  let name: String

  init(_ name: String) { self.name = name }
}
