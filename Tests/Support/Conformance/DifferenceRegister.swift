/// The register of differences from SwiftUI: one entry for each claim that the conformance table marks *differs*.
///
/// The run that records `Conformance.md` also records the register as an article. The claims that differ come from the
/// table; `Differences.txt` adds how each difference is accepted, and why.
package enum DifferenceRegister {
  /// The reason that a difference exists.
  package enum Acceptance: String, CaseIterable {
    /// A decision that stays.
    case deliberate
    /// The current choice, which can change.
    case changeable
    /// SwiftUI's behavior is not measured: the entry describes an independent re-implementation.
    case unmeasured
    /// A missing behavior.
    case missing

    fileprivate var heading: String {
      switch self {
      case .deliberate: "Deliberate differences"
      case .changeable: "Differences that may change"
      case .unmeasured: "Comparisons with OpenSwiftUI"
      case .missing: "Missing behavior"
      }
    }

    fileprivate var explanation: [String] {
      switch self {
      case .deliberate: ["These differences are permanent."]
      case .changeable: ["These differences are current choices."]
      case .unmeasured:
        [
          "No measurement of SwiftUI is available in these cases. The table cites OpenSwiftUI, an independent re-implementation.",
          "SwiftUI may behave like either.",
        ]
      case .missing: ["Tributary does not implement SwiftUI's behavior in these cases yet."]
      }
    }

    fileprivate var compared: String { self == .unmeasured ? "OpenSwiftUI" : "SwiftUI" }
  }

  package struct Entry {
    package let id: String
    package let acceptance: Acceptance
    package let here, inSwiftUI, reason: String

    /// Parses a paragraph of `Differences.txt`, whose lines are the id with the acceptance, and the three texts.
    fileprivate init?(_ paragraph: String) {
      let lines: [String] = paragraph.split(separator: "\n").map(String.init)
      let words: [String] = lines.first?.components(separatedBy: " ") ?? []
      guard lines.count == 4, words.count == 2, let acceptance = Acceptance(rawValue: words[1]) else { return nil }
      (id, here, inSwiftUI, reason) = (words[0], lines[1], lines[2], lines[3])
      self.acceptance = acceptance
    }
  }

  /// One entry per claim, in the order of the identifiers.
  package static let entries: [Entry] = {
    let file = ConformanceTable.folder.appending(path: "Differences.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n\n").compactMap { Entry($0) }
  }()

  package static let file = ConformanceTable.folder.appending(
    path: "../../Sources/Tributary/Tributary.docc/DifferencesFromSwiftUI.md"
  ).standardized

  /// Returns the article.
  ///
  /// - Parameter rows: The claims that differ, in the order of the table.
  package static func markdown(_ rows: [ConformanceTable.Row]) -> String {
    let byID = Dictionary(uniqueKeysWithValues: entries.map { ($0.id, $0) })
    var lines = [
      "# Differences from SwiftUI", "",
      "The verified behaviors in which Tributary differs from SwiftUI, with the reason for each.", "",
      "## Overview", "",
      "A test records this page. It lists every claim that the conformance table marks *differs*. The identifier of a claim",
      "leads to its test and its source in `Tests/TributaryConformanceTests/Conformance.md`.", "",
      "The page is complete for the claims of that table, and for no other behavior.",
      "[SwiftUI API coverage](SwiftUIAPICoverage.md) lists names that differ without a claim, and absent names.", "",
    ]
    for acceptance in Acceptance.allCases {
      let listed = rows.compactMap { byID[$0.id] }.filter { $0.acceptance == acceptance }
      if listed.isEmpty { continue }
      lines += ["## \(acceptance.heading)", ""] + acceptance.explanation + [""]
      lines += ["| claim | Tributary | \(acceptance.compared) | reason |", "|---|---|---|---|"]
      lines += listed.map { "| \($0.id) | \($0.here) | \($0.inSwiftUI) | \($0.reason) |" } + [""]
    }
    lines.removeLast()
    return lines.joined(separator: "\n") + "\n"
  }

  /// Writes the article for a set of statuses.
  package static func write(_ rows: [ConformanceTable.Row], _ statuses: [String: ClaimRun.Status]) throws {
    try markdown(rows.filter { statuses[$0.id] == .differs }).write(to: file, atomically: true, encoding: .utf8)
  }
}
