import Foundation

/// The register of differences from SwiftUI: one entry for each claim that the conformance table marks *differs*.
///
/// The run that records `Conformance.md` also records the register as an article. The claims that differ come from the table;
/// this file adds how each difference is accepted, and why.
enum DifferenceRegister {
  /// The acceptance status of a difference.
  enum Acceptance: String, CaseIterable {
    /// A deliberate decision that stays.
    case ratified
    /// The current choice, which can change.
    case provisional
    /// A missing behavior.
    case gap

    fileprivate var heading: String {
      switch self {
      case .ratified: "Ratified"
      case .provisional: "Provisional"
      case .gap: "Gaps"
      }
    }

    fileprivate var explanation: String {
      switch self {
      case .ratified: "These differences are deliberate and permanent."
      case .provisional:
        "These differences are current choices. They can change, for example when SwiftUI's behavior becomes known."
      case .gap: "Tributary does not implement SwiftUI's behavior in these cases yet."
      }
    }
  }

  struct Entry {
    let id: String
    let acceptance: Acceptance
    let here: String
    let inSwiftUI: String
    let reason: String

    init(_ id: String, _ acceptance: Acceptance, here: String, inSwiftUI: String, reason: String) {
      self.id = id
      self.acceptance = acceptance
      self.here = here
      self.inSwiftUI = inSwiftUI
      self.reason = reason
    }
  }

  static let file = ConformanceTable.folder.appending(
    path: "../../Sources/Tributary/Tributary.docc/DifferencesFromSwiftUI.md"
  ).standardized

  /// Returns the article.
  ///
  /// - Parameter rows: The claims that differ, in the order of the table.
  static func markdown(_ rows: [ConformanceTable.Row]) -> String {
    let byID = Dictionary(uniqueKeysWithValues: entries.map { ($0.id, $0) })
    var lines = [
      "# Differences from SwiftUI", "",
      "The known behaviors in which Tributary differs from SwiftUI, with the reason for each.", "",
      "## Overview", "",
      "A test records this page. It lists every claim that the conformance table marks *differs*. The identifier of a claim leads",
      "to its test and its source in `Tests/ConformanceTests/Conformance.md`.", "",
      "<doc:SwiftUIAPICoverage> lists absent names, and names that are accepted without an effect.", "",
      "| acceptance | differences |", "|---|---:|",
    ]
    for acceptance in Acceptance.allCases {
      let count = rows.count { byID[$0.id]?.acceptance == acceptance }
      lines.append("| \(acceptance.heading.lowercased()) | \(count) |")
    }
    for acceptance in Acceptance.allCases {
      let listed = rows.compactMap { byID[$0.id] }.filter { $0.acceptance == acceptance }
      if listed.isEmpty { continue }
      lines += ["", "## \(acceptance.heading)", "", acceptance.explanation, ""]
      lines += ["| claim | Tributary | SwiftUI | reason |", "|---|---|---|---|"]
      lines += listed.map { "| \($0.id) | \($0.here) | \($0.inSwiftUI) | \($0.reason) |" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Writes the article for a set of statuses.
  static func write(_ rows: [ConformanceTable.Row], _ statuses: [String: ClaimRun.Status]) throws {
    try markdown(rows.filter { statuses[$0.id] == .differs }).write(to: file, atomically: true, encoding: .utf8)
  }
}
