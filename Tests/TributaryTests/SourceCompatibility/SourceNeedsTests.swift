#if os(Linux)
  import Foundation
  import ProgramTestSupport

  /// The list of SwiftUI's names beside this file, compared with the declarations of the modules.
  ///
  /// `RECORD=1` writes the status of added and removed names to the list, and the article.
  @Suite(.serialized, .waitsForPrograms, .enabled(if: ModuleSymbols.isThere, "needs the compiler's symbol graphs"))
  struct SourceNeedsTests {
    private static let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized
    private static let list = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "SwiftUI.txt")
    private static let catalog = repository.appending(path: "Sources/Tributary/Tributary.docc")
    private static let page = catalog.appending(path: "SwiftUIAPICoverage.md")
    private static let ignoredPage = catalog.appending(path: "APIsWithoutEffect.md")
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

    @Test func `Names marked as supported are declared, and names marked as absent are not`() throws {
      var names = SourceNeeds(try String(contentsOf: Self.list, encoding: .utf8))
      expect(names.rows.count, above: 1_500)
      expect(names.twice, equals: [])
      let declared = try ModuleSymbols.all()
      expect(declared.count, above: 3_000)
      if Self.isRecording {
        names.take(declared)
        try Data(names.list.utf8).write(to: Self.list)
        try Data(names.page.utf8).write(to: Self.page)
        try Data(names.ignoredPage.utf8).write(to: Self.ignoredPage)
      }
      let missing = names.rows.filter { $0.status != .absent && !declared.contains($0.name) }
      expect(missing.map(\.name), equals: [], "marked as there, and not declared")
      let new = names.rows.filter { $0.status == .absent && declared.contains($0.name) }
      expect(new.map(\.name), equals: [], "marked as absent, and declared")
      expect(
        names.rows.filter { $0.status.hasNote == $0.note.isEmpty }.map(\.name), equals: [],
        "a note states the difference, or the reason for the missing effect")
    }

    @Test func `The articles are generated from the list`() throws {
      let names = SourceNeeds(try String(contentsOf: Self.list, encoding: .utf8))
      for (page, text) in [(Self.page, names.page), (Self.ignoredPage, names.ignoredPage)] {
        let isCurrent = try String(contentsOf: page, encoding: .utf8) == text
        expect(isCurrent, "RECORD=1 swift test --filter SourceNeedsTests writes \(page.lastPathComponent)")
      }
    }

    @Test func `A list is parsed, updated, and written`() {
      let text = """
        # Stacks
        > Stacks place `views` in a row.
        supported HStack
        absent    VStack
        differs   ZStack  is flat
        ignored   Spacer  takes no space

        """
      var names = SourceNeeds(text)
      expect(names.list, equals: text)
      names.take(["VStack", "ZStack", "Spacer"])
      expect(names.rows.map(\.status), equals: [.absent, .supported, .differs, .ignored])
      expect(names.rows[2].note, equals: "is flat")
      expect(names.page, contains: "| Stacks | 1 | 1 | 1 | 1 |")
      expect(names.page, contains: "## Stacks\n\nStacks place `views` in a row.\n\n| name | difference |")
      expect(names.page.hasSuffix("| supported | `VStack` |\n| ignored | `Spacer` |\n| absent | `HStack` |\n"))
      expect(names.ignoredPage.hasSuffix("## Stacks\n\n| name | reason |\n|---|---|\n| `Spacer` | takes no space |\n"))
    }
  }
#endif
