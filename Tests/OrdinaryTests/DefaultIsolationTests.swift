import Foundation
import ProgramTestSupport
import ExpectationTestSupport
import Testing
import Tributary
import TributaryHost

@testable import IsolatedSources

/// Projects of current templates of Xcode isolate all declarations to the main actor by default. The sources of
/// `Tests/Fixtures/Isolated` declare each kind of type that a project defines for SwiftUI.
@Suite(.waitsForPrograms, .timeLimit(.minutes(20))) struct DefaultIsolationTests {
  #if os(Linux)
    /// The default isolation with the features of approachable concurrency.
    private static let isolation = [
      "-default-isolation", "MainActor", "-enable-upcoming-feature", "InferIsolatedConformances",
      "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
    ]

    @Test(arguments: ["5", "6"], [false, true])
    func `The sources compile in both language modes, with and without a default isolation`(
      mode: String, isIsolated: Bool
    ) throws {
      var files = try TypeCheck.files(ofFixture: "Isolated")
      expect(files.count, atLeast: 6)
      // The language itself rejects these declarations, as with SwiftUI.
      if mode == "6" && !isIsolated { files.removeAll { $0.hasSuffix("/MutableDefaults.swift") } }
      let flags = ["-swift-version", mode] + (isIsolated ? Self.isolation : [])
      try expect(TypeCheck(of: files, flags).errors, equals: [])
    }

    /// The compiler checks a type whose conformance to `Shape` crosses into the main actor, so that the test above can
    /// fail.
    @Test func `A type that is isolated by name cannot be a shape`() throws {
      let declaration = "@MainActor struct Crossing: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }"
      let flags = ["-swift-version", "6"] + Self.isolation
      let errors = try TypeCheck(ofSource: "import Tributary\n\(declaration)\n", flags).errors
      expect(errors.contains { $0.contains("'Crossing'") }, "\(errors)")
    }
  #endif

  // The module of these views is compiled with the default isolation, so that its conformances are isolated.

  @Test @MainActor func `Shapes and effects are drawn and animated`() throws {
    let host = ViewHost(size: CGSize(width: 300, height: 400)) { ShapeGallery() }
    host.update()
    expect(host.svg.contains(#"width="75" height="20""#))
    host.tap("wedge")
    host.advance(by: 0.1)
    expect(!host.svg.contains(#"width="75" height="20""#))
    expect(!host.svg.contains(#"width="225" height="20""#), "the level moves")
    host.advance(by: 2)
    expect(host.svg.contains(#"width="225" height="20""#))
    expectEmpty(host.diagnostics, "\(host.diagnostics)")
  }

  @Test @MainActor func `Keys, equatable views, and animatable views of the main actor work`() throws {
    bodies = 0
    let host = ViewHost(size: CGSize(width: 300, height: 400)) { DefaultsReader() }
    host.update()
    expect(host.terminalPicture(), contains: "plain 1 40 0")
    host.tap("defaults")
    host.advance(by: 0.5)
    expect(host.terminalPicture(), contains: "plain 1 40 1")
    expect(host.terminalPicture(), contains: "count 50")
    expect(bodies, equals: 1, "the equatable view has not changed")
    expectEmpty(host.diagnostics, "\(host.diagnostics)")
  }

  @Test @MainActor func `Objects, observable models, and properties of the main actor work`() throws {
    let host = ViewHost(size: CGSize(width: 300, height: 400)) { ModelReader() }
    host.update()
    host.tap("add")
    host.update()
    expect(host.terminalPicture(), contains: "1 free")
    expect(host.terminalPicture(), contains: "add 2 1")
    host.tap("add")
    host.update()
    expect(host.terminalPicture(), contains: "2 full")
    expect(host.terminalPicture(), contains: "add 3 12")
    expectEmpty(host.diagnostics, "\(host.diagnostics)")
  }

  @Test @MainActor func `Styles, layouts, and schedules of the main actor work`() throws {
    let host = ViewHost(size: CGSize(width: 300, height: 400)) { LookBook() }
    host.update()
    host.tap("press")
    host.update()
    expect(host.terminalPicture(), contains: "press 1")
    expect(host.frame(of: "flow")?.size, equals: CGSize(width: 19, height: 16))
    expectEmpty(host.diagnostics, "\(host.diagnostics)")
  }
}
