import TributaryDiagnostics
import TributaryGeometry

/// The combination of the findings in several environments.
enum SweepMerge {
  /// Returns the findings sorted by severity, kind, and length. Equal findings in all environments are reported once,
  /// without environments.
  static func merged(_ found: [(environment: SweepEnvironment, findings: [SweepFinding])]) -> [SweepFinding] {
    var merged: [SweepFinding] = []
    for (environment, findings) in found {
      for finding in findings {
        if let index = merged.firstIndex(where: { isSame($0, finding) }) {
          // One environment can have several equal findings.
          if merged[index].environments.last != environment.description {
            merged[index].environments.append(environment.description)
          }
        } else {
          var finding = finding
          finding.environments = [environment.description]
          merged.append(finding)
        }
      }
    }
    for index in merged.indices where merged[index].environments.count == found.count {
      merged[index].environments = []
    }
    let order = SweepFinding.Kind.allCases
    func rank(_ finding: SweepFinding) -> (Int, Int, CGFloat, String) {
      (
        finding.severity == .error ? 0 : finding.severity == .warning ? 1 : 2, order.firstIndex(of: finding.kind) ?? 0,
        finding.lengths.lowerBound, finding.views.first ?? ""
      )
    }
    return merged.sorted { rank($0) < rank($1) }
  }

  private static func isSame(_ a: SweepFinding, _ b: SweepFinding) -> Bool {
    a.kind == b.kind && a.views == b.views && a.identifiers == b.identifiers && a.lengths == b.lengths
  }
}
