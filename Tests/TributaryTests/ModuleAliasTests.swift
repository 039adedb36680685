#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import Testing

  /// `-module-alias SwiftUI=Tributary` compiles files that contain `import SwiftUI`.
  @Suite(.waitsForPrograms, .timeLimit(.minutes(20))) struct ModuleAliasTests {
    /// The folder of this build's products, beside the tests.
    private var products: URL {
      get throws {
        URL(filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
          .deletingLastPathComponent()
      }
    }

    private func typeCheck(
      _ flags: [String], _ mode: String, file name: String = "Row.swift", _ others: String...
    ) throws -> (status: Int32, output: String) {
      let products = try products
      let plugin = products.appending(component: "TributaryMacros-tool").path
      let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      let files = ([name] + others).map { sources.appending(components: "Fixtures", "Untouched", $0).path }
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments =
        [
          "swiftc", "-typecheck", "-wmo", "-parse-as-library", "-swift-version", mode, "-warnings-as-errors", "-I",
          products.appending(component: "Modules").path, "-load-plugin-executable", "\(plugin)#TributaryMacros",
        ] + files + flags
      let pipe = Pipe()
      process.standardError = pipe
      process.standardOutput = pipe
      try process.run()
      let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, output)
    }

    @Test(arguments: ["5", "6"])
    func `A file written for SwiftUI compiles unchanged under the alias`(mode: String) throws {
      let run = try typeCheck(["-module-alias", "SwiftUI=Tributary"], mode)
      #expect(run.status == 0, "\(run.output)")
    }

    @Test(arguments: ["5", "6"])
    func `Controls and bars written for SwiftUI compile unchanged`(mode: String) throws {
      let run = try typeCheck(["-module-alias", "SwiftUI=Tributary"], mode, file: "Registration.swift")
      #expect(run.status == 0, "\(run.output)")
    }

    @Test(arguments: ["5", "6"])
    func `UIKit and AppKit API used beside SwiftUI compiles unchanged`(mode: String) throws {
      let run = try typeCheck(["-module-alias", "SwiftUI=Tributary"] + foundation, mode, file: "Portrait.swift")
      #expect(run.status == 0, "\(run.output)")
    }

    /// The module that every file imports implicitly.
    private var foundation: [String] { ["-Xfrontend", "-import-module", "-Xfrontend", "TributaryFoundation"] }

    @Test(arguments: ["5", "6"])
    func `A model that imports only Foundation compiles unchanged with TributaryFoundation`(mode: String) throws {
      let run = try typeCheck(foundation, mode, file: "Feed.swift")
      #expect(run.status == 0, "\(run.output)")
      #expect(try typeCheck([], mode, file: "Feed.swift").status != 0)
    }

    @Test(arguments: ["5", "6"])
    func `An observable model that imports only Foundation compiles unchanged with TributaryFoundation`(
      mode: String
    ) throws {
      let run = try typeCheck(foundation, mode, file: "Ledger.swift")
      #expect(run.status == 0, "\(run.output)")
      #expect(try typeCheck([], mode, file: "Ledger.swift").status != 0)
    }

    #if compiler(>=6.3)
      @Test(arguments: ["5", "6"])
      func `Types with the names that macros expand to do not change the expansions`(mode: String) throws {
        let run = try typeCheck(["-module-alias", "SwiftUI=Tributary"], mode, file: "OwnNames.swift")
        #expect(run.status == 0, "\(run.output)")
      }
    #endif

    @Test(arguments: ["5", "6"])
    func `Formatters that Foundation for Linux lacks are found in every combination of imports`(mode: String) throws {
      let alias = ["-module-alias", "SwiftUI=Tributary"]
      let view = try typeCheck(alias, mode, file: "Trip.swift")
      #expect(view.status == 0, "\(view.output)")
      let model = try typeCheck(foundation, mode, file: "TripModel.swift")
      #expect(model.status == 0, "\(model.output)")
      let both = try typeCheck(alias + foundation, mode, file: "Trip.swift", "TripModel.swift")
      #expect(both.status == 0, "\(both.output)")
      #expect(try typeCheck([], mode, file: "TripModel.swift").status != 0)
    }

    @Test(arguments: ["5", "6"])
    func `A model written for Combine compiles unchanged under a second alias`(mode: String) throws {
      let aliases = ["SwiftUI=Tributary", "Combine=TributaryCombine"].flatMap { ["-module-alias", $0] }
      let run = try typeCheck(aliases, mode, file: "Timetable.swift")
      #expect(run.status == 0, "\(run.output)")
    }

    @Test(arguments: ["5", "6"])
    func `A file that imports UniformTypeIdentifiers compiles unchanged under an alias for it`(mode: String) throws {
      let aliases = ["SwiftUI=Tributary", "UniformTypeIdentifiers=TributaryTransfer"].flatMap { ["-module-alias", $0] }
      let run = try typeCheck(aliases, mode, file: "Attachments.swift")
      #expect(run.status == 0, "\(run.output)")
      #expect(try typeCheck(["-module-alias", "SwiftUI=Tributary"], mode, file: "Attachments.swift").status != 0)
    }

    @Test(arguments: ["5", "6"])
    func `A target with files for SwiftUI, Combine, and Foundation compiles unchanged with all flags`(
      mode: String
    ) throws {
      let aliases = ["SwiftUI=Tributary", "Combine=TributaryCombine", "UniformTypeIdentifiers=TributaryTransfer"]
        .flatMap { ["-module-alias", $0] }
      let run = try typeCheck(
        aliases + foundation, mode, file: "Registration.swift", "Timetable.swift", "Feed.swift", "Attachments.swift")
      #expect(run.status == 0, "\(run.output)")
    }

    @Test(arguments: ["5", "6"])
    func `Lists, forms, and grids written for SwiftUI compile unchanged under the alias`(mode: String) throws {
      let run = try typeCheck(["-module-alias", "SwiftUI=Tributary"], mode, file: "Shopping.swift")
      #expect(run.status == 0, "\(run.output)")
    }

    @Test(arguments: ["5", "6"])
    func `Scrolling, container views, and editors written for SwiftUI compile unchanged`(
      mode: String
    ) throws {
      let run = try typeCheck(["-module-alias", "SwiftUI=Tributary"], mode, file: "Gallery.swift")
      #expect(run.status == 0, "\(run.output)")
    }

    @Test func `Without the alias the files do not compile`() throws {
      #expect(try typeCheck([], "6").status != 0)
    }
  }
#endif
