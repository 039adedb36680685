import ProgramTestSupport
import ExpectationTestSupport
import Testing
import Tributary

/// Views written for SwiftUI, as in ordinary projects: each responds to its user as expected.
struct OrdinaryTests {
  @Test(arguments: OrdinaryCase.all) @MainActor
  func `Each view responds as expected and matches its golden files`(_ ordinary: OrdinaryCase) async throws {
    let run = OrdinaryRun(ordinary)
    await run.begin()
    await run.rest()
    let before = run.host.terminalPicture()
    for deed in ordinary.deeds { await run.perform(deed) }
    await run.rest()
    expect(run.complaints, equals: [])
    expect(run.findings, equals: [])
    let pictures = "\(before)\(String(repeating: "=", count: 40))\n\(run.host.terminalPicture())"
    try expectGolden(pictures, "Goldens/\(ordinary.name).txt")
    if ordinary.hasDrawing { try expectGolden(run.host.svg, "Goldens/\(ordinary.name).svg") }
  }

  @Test(arguments: OrdinaryCase.all) @MainActor
  func `Each view is sound at widths from 280 to 1400 points`(_ ordinary: OrdinaryCase) {
    let report = LayoutSweep(widths: 280...1400, step: 32).run { ordinary.make() }
    expect(report.isSound, "\(report)")
  }
}

/// Two of the ordinary views, as programs.
@Suite(.waitsForPrograms) struct ExampleTests {
  @Test(arguments: [
    (
      "Errands",
      """
      tap draft; type Oil the hinge; key return; tap Water the plants; wait 1; tap Clear; wait 1; tap Remove; wait 1
      """
    ),
    (
      "Cookbook",
      """
      tap Lentil soup; wait 1; tap favorite; wait 1; key escape; wait 1; tap favorites; wait 1; tap Flatbread; wait 1
      """
    ),
  ])
  func `A scripted program matches its golden picture`(program: String, script: String) throws {
    try expectGolden(Program(program).output("--script", script), "Goldens/\(program).txt")
  }
}
