#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import Testing

  /// The list of SwiftUI's names beside this file, compared with the declarations of the modules.
  ///
  /// `RECORD=1` writes the status of added and removed names to the list, and the article.
  @Suite(.serialized, .waitsForPrograms, .enabled(if: ModuleSymbols.isThere, "needs the compiler's symbol graphs"))
  struct SourceNeedsTests {
    private static let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized
    private static let list = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "SwiftUI.txt")
    private static let page = repository.appending(path: "Sources/Tributary/Tributary.docc/SwiftUIAPICoverage.md")
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

    @Test func `Names marked as supported are declared, and names marked as absent are not`() throws {
      var names = SourceNeeds(try String(contentsOf: Self.list, encoding: .utf8))
      #expect(names.rows.count > 1_500)
      #expect(names.twice == [])
      let declared = try ModuleSymbols.all()
      #expect(declared.count > 3_000)
      if Self.isRecording {
        names.take(declared)
        try Data(names.list.utf8).write(to: Self.list)
        try Data(names.page.utf8).write(to: Self.page)
      }
      let missing = names.rows.filter { $0.status != .absent && !declared.contains($0.name) }
      #expect(missing.map(\.name) == [], "marked as there, and not declared")
      let new = names.rows.filter { $0.status == .absent && declared.contains($0.name) }
      #expect(new.map(\.name) == [], "marked as absent, and declared")
      #expect(
        names.rows.filter { ($0.status == .differs) != !$0.note.isEmpty }.map(\.name) == [], "a note says what differs")
    }

    @Test func `The article is generated from the list`() throws {
      let names = SourceNeeds(try String(contentsOf: Self.list, encoding: .utf8))
      let page = try String(contentsOf: Self.page, encoding: .utf8)
      #expect(page == names.page, "RECORD=1 swift test --filter SourceNeedsTests writes it")
    }

    @Test func `A list is parsed, updated, and written`() {
      let text = """
        # Stacks
        > Stacks place `views` in a row.
        supported HStack
        absent    VStack
        differs   ZStack  is flat

        """
      var names = SourceNeeds(text)
      #expect(names.list == text)
      names.take(["VStack", "ZStack"])
      #expect(names.rows.map(\.status) == [.absent, .supported, .differs])
      #expect(names.rows[2].note == "is flat")
      #expect(names.page.contains("| Stacks | 1 | 1 | 1 |"))
      #expect(names.page.contains("## Stacks\n\nStacks place `views` in a row.\n\n| name | difference |"))
    }
  }
#endif
