#if os(Linux)
  import ProgramTestSupport

  /// `-module-alias SwiftUI=Tributary` compiles files that contain `import SwiftUI`.
  @Suite(.waitsForPrograms, .timeLimit(.minutes(20))) struct ModuleAliasTests {
    /// Files of the fixture, and what they need in addition to the modules.
    struct Sources: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let files: [String]
      /// The aliases of modules.
      let aliases: [String]
      /// Whether every file imports TributaryFoundation implicitly.
      var importsFoundation = false
      /// Aliases with which the files do not compile if nothing is imported implicitly.
      var insufficient: [String]?
      init(
        _ name: String, _ files: [String], aliases: [String] = [], importsFoundation: Bool = false,
        insufficient: [String]? = nil
      ) {
        testDescription = name
        self.files = files.map { "\($0).swift" }
        (self.aliases, self.importsFoundation, self.insufficient) = (aliases, importsFoundation, insufficient)
      }
    }

    private static let views = "SwiftUI=Tributary"
    private static let publishers = "Combine=TributaryCombine"
    private static let types = "UniformTypeIdentifiers=TributaryTransfer"

    private static let sources: [Sources] = [
      Sources("A file with other views", ["Row"], aliases: [views], insufficient: []),
      Sources("Controls, bars, lists, grids, scrolling, and editors", ["Registration", "Gallery"], aliases: [views]),
      Sources("UIKit and AppKit API beside SwiftUI", ["Portrait"], aliases: [views], importsFoundation: true),
      Sources("A model that imports only Foundation", ["Feed"], importsFoundation: true, insufficient: []),
      Sources(
        "An observable model that imports only Foundation", ["Ledger"], importsFoundation: true, insufficient: []),
      Sources("Formatters that Foundation for Linux lacks, in a view", ["Trip"], aliases: [views]),
      Sources("Formatters in a model", ["TripModel"], importsFoundation: true, insufficient: []),
      Sources("Formatters in a view and a model", ["Trip", "TripModel"], aliases: [views], importsFoundation: true),
      Sources("A model for Combine", ["Timetable"], aliases: [views, publishers]),
      Sources(
        "A file that imports UniformTypeIdentifiers", ["Attachments"], aliases: [views, types], insufficient: [views]),
      Sources(
        "Files for SwiftUI, Combine, and Foundation", ["Registration", "Timetable", "Feed", "Attachments"],
        aliases: [views, publishers, types], importsFoundation: true),
    ]

    private func errors(_ sources: Sources, _ mode: String, _ aliases: [String], imports: Bool = false) throws
      -> [String]
    {
      let files = try TypeCheck.files(ofFixture: "Untouched").filter { file in
        sources.files.contains { file.hasSuffix("/\($0)") }
      }
      expect(files.count, equals: sources.files.count)
      let foundation = ["-Xfrontend", "-import-module", "-Xfrontend", "TributaryFoundation"]
      let flags = ["-swift-version", mode, "-warnings-as-errors"] + (imports ? foundation : [])
      return try TypeCheck(of: files, flags, aliases: aliases).errors
    }

    @Test(arguments: sources, ["5", "6"])
    func `Files written for SwiftUI compile unchanged`(sources: Sources, mode: String) throws {
      try expect(errors(sources, mode, sources.aliases, imports: sources.importsFoundation), equals: [])
      if let aliases = sources.insufficient { try expect(errors(sources, mode, aliases), differsFrom: []) }
    }

    #if compiler(>=6.3)
      @Test(arguments: ["5", "6"])
      func `Types with the names that macros expand to do not change the expansions`(mode: String) throws {
        try expect(errors(Sources("", ["OwnNames"]), mode, [Self.views]), equals: [])
      }
    #endif
  }
#endif
