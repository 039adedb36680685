import ProgramTestSupport
import Testing

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
    let run = try Program(program).run("--script", script)
    #expect(run.status == 0)
    #expect(run.errors == "")
    try expectGolden(run.output, "Goldens/\(program).txt")
  }
}
