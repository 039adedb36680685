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

extension Diagnostic {
  /// A place in the user's source: captured by a modifier, or found on the stack.
  ///
  /// It takes 24 bytes and no allocation where it is captured, because modifiers keep one per view.
  public struct Location: Sendable {
    @usableFromInline
    enum File: Sendable {
      case captured(StaticString)
      /// In a box, so that a location stays small.
      case found(FoundFile)
    }

    @usableFromInline let source: File

    /// Line, counted from 1.
    public let line: UInt32

    /// The place where this is called.
    ///
    /// - Parameter fileID: The file as `Module/File.swift`, never a path of the machine that compiled it.
    @inlinable
    public init(fileID: StaticString = #fileID, line: UInt32 = #line) {
      source = .captured(fileID)
      self.line = line
    }

    /// A place that is known at run time only.
    ///
    /// - Parameter file: The file as `Module/File.swift`.
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
  /// `Module/File.swift:12`.
  public var description: String { "\(file):\(line)" }
}

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

/// One observation that supports a diagnostic: what it is, and the values seen.
public struct Evidence: Sendable, Hashable {
  /// A short noun, such as `asked for` or `in scope`.
  public var label: String

  /// The values, one line each, raw; printers escape and shorten them.
  public var lines: [String]

  /// Several values below a label.
  public init(_ label: String, lines: [String]) {
    self.label = label
    self.lines = lines
  }

  /// One value beside a label.
  public init(_ label: String, _ value: String) {
    self.init(label, lines: [value])
  }
}

extension Evidence: CustomStringConvertible {
  /// Label and values in one line, escaped.
  public var description: String { VisibleText("\(label): \(lines.joined(separator: ", "))", limit: .max).text }
}

/// The name of a file that was found at run time.
@usableFromInline
final class FoundFile: Sendable {
  let name: String

  init(_ name: String) { self.name = name }
}
