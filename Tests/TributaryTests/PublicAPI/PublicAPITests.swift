#if os(Linux)
  import Foundation
  import ProgramTestSupport

  /// The recorded public API of both products, `Tributary.txt` and `TributaryTesting.txt` beside this file, against the
  /// API of this build. `RECORD=1` writes the files.
  ///
  /// The records are generated with Swift 6.3: other compilers print some attributes differently.
  #if compiler(>=6.3) && compiler(<6.4)
    @Suite(.serialized, .waitsForPrograms, .enabled(if: ModuleSymbols.isThere, "needs the compiler's symbol graphs"))
    struct RecordedPublicAPITests {
      private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
      private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

      @Test func `The public API matches its record`() throws {
        let graphs = try ModuleSymbols.graphs(beside: ["TributaryTesting"])
        let shared = try ExportedModules.visible(through: "Tributary")
        let testing = Set(try ExportedModules.visible(through: "TributaryTesting")).subtracting(shared)
        for (product, modules) in [("Tributary", shared), ("TributaryTesting", testing.sorted())] {
          let current = PublicAPI(of: modules, in: graphs).lines
          #expect(current.count > 100, "\(product)")
          let file = Self.folder.appending(path: "\(product).txt")
          if Self.isRecording { try Data(current.map { $0 + "\n" }.joined().utf8).write(to: file) }
          let recorded = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
          let difference = PublicAPIDifference(from: recorded, to: current)
          #expect(
            difference.isEmpty,
            """
            The public API of \(product) differs from the record.
            \(difference.description)
            Review each line, then record: RECORD=1 swift test --filter RecordedPublicAPITests
            """)
        }
      }
    }
  #endif
#endif
