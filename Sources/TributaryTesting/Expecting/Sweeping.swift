public import Tributary

/// Fails the test if a view has a layout that breaks, loops, or depends on earlier sizes at any width of a range.
///
///     @Test @MainActor func `The screen is sound at all widths`() {
///       expectSound(widths: 320...1280) { Screen() }
///     }
///
/// The failure lists the findings, most severe first. Notes do not fail the test.
///
/// - Parameters:
///   - widths: The range of widths, in points.
///   - height: The height of the window, in points.
///   - environments: The environments in which the view is laid out.
///   - accepted: The findings that do not fail the test. An accepted finding that does not occur fails it.
///   - fileID: The module and file of the call, for messages.
///   - filePath: The path of the file of the call.
///   - line: The line number of the call, from 1.
///   - column: The column number of the call, from 1.
///   - content: The view.
@MainActor
public func expectSound<Content: View>(
  widths: ClosedRange<CGFloat>, height: CGFloat = 800, environments: [SweepEnvironment] = [.standard],
  accepting accepted: [AcceptedFinding] = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, @ViewBuilder _ content: () -> Content
) {
  let position = SourcePosition(fileID, filePath, line, column)
  var sweep = LayoutSweep(widths: widths, height: height)
  sweep.environments = environments
  var report = sweep.run(content)
  // An impossible sweep finds nothing.
  let unused = report.problems.isEmpty ? accepted.filter { !report.findings.contains(where: $0.covers) } : []
  report.findings.removeAll { finding in
    finding.severity == .note || accepted.contains { $0.covers(finding) }
  }
  for entry in unused {
    fail("The accepted finding \(entry) does not occur. Remove it.", at: position)
  }
  if !report.isSound { fail(report.description, at: position) }
}

/// A finding of a sweep that a test accepts, with the reason.
///
///     expectSound(
///       widths: 320...1280, accepting: [AcceptedFinding(.truncation, "title", because: "titles have any length")]
///     ) { Screen() }
public struct AcceptedFinding: Sendable, CustomStringConvertible {
  let kind: SweepFinding.Kind
  let identifier: String
  let reason: String

  /// Creates an accepted finding.
  ///
  /// - Parameters:
  ///   - kind: The kind of the finding.
  ///   - identifier: The accessibility identifier of a view that the finding names.
  ///   - reason: The reason why the finding is accepted.
  public init(_ kind: SweepFinding.Kind, _ identifier: String, because reason: String) {
    self.kind = kind
    self.identifier = identifier
    self.reason = reason
  }

  func covers(_ finding: SweepFinding) -> Bool {
    finding.kind == kind && finding.identifiers.contains(identifier)
  }

  /// The kind, the identifier, and the reason.
  public var description: String { "\(kind.rawValue) of \"\(identifier)\" (\(reason))" }
}
