package import Foundation
import TributaryDiagnostics
package import TributaryInspection

/// The result of a sweep.
public struct SweepReport: Sendable, CustomStringConvertible {
  /// The findings, most severe first, then by kind and by length.
  public var findings: [SweepFinding]

  /// The number of layouts that were computed, including those of new hosts.
  public var layouts: Int

  /// The problems of the input, such as an invalid range or a step of the script that failed. A sweep with invalid
  /// input has no findings.
  public var problems: [String] = []

  /// The amount of work in all layouts.
  package var counts = FrameCounts()

  /// The lengths at which other views exist or are arranged in other stacks than at the previous one, in the first
  /// environment.
  package var changes: [CGFloat] = []

  /// The swept lengths, in points; `nil` for invalid input.
  package var range: ClosedRange<CGFloat>?

  /// Whether no finding is an error or a warning, and the input is valid.
  public var isSound: Bool { problems.isEmpty && findings.allSatisfy { $0.severity == .note } }

  /// The findings as a table with 80 or more columns: kind, interval, and views, with values and suggestions below.
  ///
  /// The intervals of one failure in several environments are listed together.
  public var description: String {
    var lines = problems.map { "error: \($0)" }
    if problems.isEmpty, findings.isEmpty { lines.append("no findings") }
    var listed: Set<Int> = []
    for (index, finding) in findings.enumerated() where listed.insert(index).inserted {
      lines.append("\(finding.severity.rawValue): \(finding)")
      for other in findings.indices.dropFirst(index + 1) where finding.isSameFailure(as: findings[other]) {
        listed.insert(other)
        let environments = findings[other].environments.joined(separator: ", ")
        lines.append("    also \(LengthText.text(findings[other].lengths)) (\(environments))")
      }
      lines += finding.places.map { "    at \($0)" }
      lines += finding.values.map { "    \($0)" }
      lines += finding.suggestions.map { "    → \($0)" }
      if let page = finding.page { lines += ["", page.indented(), ""] }
    }
    if let range { lines.append("\(layouts) layouts over \(LengthText.text(range)) points") }
    return lines.joined(separator: "\n")
  }

  /// The findings as JSON, with sorted keys.
  public var json: String {
    let object = JSONReport(
      findings: findings.map { finding in
        JSONReport.Finding(
          kind: finding.kind.rawValue, severity: finding.severity.rawValue, lower: finding.lengths.lowerBound,
          upper: finding.lengths.upperBound, identifiers: finding.identifiers, views: finding.views,
          locations: finding.locations.map { $0.map { "\($0)" } }, environments: finding.environments,
          values: finding.values, suggestions: finding.suggestions)
      }, layouts: layouts, problems: problems)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return (try? encoder.encode(object)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// Returns the findings as an HTML page that loads no other files.
  public func html() -> String { SweepPage(self).text }
}

extension SweepFinding {
  /// Whether another finding has the same kind and views in other environments.
  fileprivate func isSameFailure(as other: SweepFinding) -> Bool {
    kind == other.kind && severity == other.severity && loop == nil && views == other.views
      && identifiers == other.identifiers && !other.environments.isEmpty
      && Set(environments).isDisjoint(with: other.environments)
  }
}

extension String {
  /// The lines of the text, indented by four spaces. Empty lines are unchanged.
  fileprivate func indented() -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
      .joined(separator: "\n")
  }
}

/// A picture of the view at a swept length.
package struct SweepPicture: Sendable {
  package var length: CGFloat
  package var svg: String
}

/// The report in the form in which it is printed as JSON.
private struct JSONReport: Encodable {
  struct Finding: Encodable {
    let kind: String
    let severity: String
    let lower: CGFloat
    let upper: CGFloat
    let identifiers: [String]
    let views: [String]
    let locations: [String?]
    let environments: [String]
    let values: [String]
    let suggestions: [String]
  }

  let findings: [Finding]
  let layouts: Int
  let problems: [String]
}
