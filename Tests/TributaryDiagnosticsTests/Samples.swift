/// Findings in the forms that the engine produces.
enum Samples {
  /// A bubble that is collapsed when its measured height is large, and measured outside the frame that collapses it.
  static let oscillation = Diagnostic(
    loop: FeedbackLoop(
      verdict: .oscillating(period: 2),
      steps: [
        .init(
          .writer, path: "Chat/VStack/Bubble[3]/Text",
          location: Diagnostic.Location(fileID: "Chat/Bubble.swift", line: 18),
          detail: "size.height 424 → 150"),
        .init(.key, path: "HeightKey", detail: "424 → 150"),
        .init(
          .reader, path: "Chat/VStack/Bubble[3]", location: Diagnostic.Location(fileID: "Chat/Bubble.swift", line: 24),
          detail: "received 150"),
        .init(.state, path: "Bubble[3].isCollapsed", detail: "true → false"),
        .init(.layout, path: "Chat/VStack/Bubble[3]/frame(height:)", detail: "height 150 → 424"),
      ],
      columns: ["pass", "isCollapsed", "HeightKey"],
      trace: [["61", "true", "150"], ["62", "false", "424"], ["63", "true", "150"], ["64", "false", "424"]],
      suggestions: ["Measure inside the frame: put the background with the reader before `.frame(height:)`."]))

  static let unknownSpace = Diagnostic(
    .unknownCoordinateSpace, path: "Months/ZStack/Border",
    location: Diagnostic.Location(fileID: "Months/Border.swift", line: 7),
    evidence: [Evidence("asked for", "\"gird\""), Evidence("in scope", lines: ["\"grid\"", "\"page\""])])

  /// Every field holds values that an attacker or an accident could produce.
  static let hostile = Diagnostic(
    .duplicateForEachID, path: String(repeating: "Container/", count: 12) + "Row\u{1B}[2J",
    evidence: [
      Evidence("id", "\u{1B}]0;title\u{07}\u{202E}evil\u{9B}31m"),
      Evidence("a label that is far longer than the table can hold", String(repeating: "x", count: 1_000)),
      Evidence("lines", "one\ntwo\r\n\tthree \u{2028} \"quoted\" back\\slash"),
      Evidence("rows", lines: (0..<20).map { "row \($0)" }),
      Evidence("wide", String(repeating: "漢字", count: 60)),
      Evidence("nothing", lines: []),
    ])
}
