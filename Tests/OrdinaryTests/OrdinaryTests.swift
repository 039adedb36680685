import ProgramTestSupport
import Testing
import Tributary

/// Views written for SwiftUI, as in ordinary projects: each responds to its user as expected.
@Suite struct OrdinaryTests {
  @Test(arguments: OrdinaryCase.all) @MainActor
  func `Each view responds as expected and matches its golden files`(_ ordinary: OrdinaryCase) async throws {
    let run = OrdinaryRun(ordinary)
    await run.begin()
    await run.rest()
    let before = run.host.terminalPicture()
    for deed in ordinary.deeds { await run.perform(deed) }
    await run.rest()
    #expect(run.complaints == [])
    #expect(run.findings(besides: ordinary.findings) == [])
    let pictures = "\(before)\(String(repeating: "=", count: 40))\n\(run.host.terminalPicture())"
    try expectGolden(pictures, "Goldens/\(ordinary.name).txt")
    if ordinary.hasDrawing { try expectGolden(run.host.svg, "Goldens/\(ordinary.name).svg") }
  }
}
