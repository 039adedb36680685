import ProgramTestSupport
import Testing

@Suite struct RefusalTests {
  @Test(arguments: [
    (
      ["--picture"],
      """
      unknown option "--picture"; choose from --size, --svg, --record, --inspect, --report, --dump, --trace, --explain, \
      --why, --script, --previews, --help
      """
    ),
    (["\u{1B}[2J"], "unknown argument \"\\u{1B}[2J\"; choose from "),
    (["--size", "0x4"], "wrong size \"0x4\"; give two positive numbers"),
    (["--report=yes"], "--report takes no value"),
    (["--script"], "--script needs a value: steps separated by ;, which are tap ID, tap x,y, hover ID"),
    (["--script", "tap More; tpa 1,1"], "step 2 \"tpa 1,1\": there is no such step; give tap ID, tap x,y, hover ID"),
    (
      ["--record", "-", "--script", "wait 59; press 1,1 1; drag 1,1 2,2"],
      "--record takes a script of at most 60 seconds; this one takes 60.133"
    ),
    (["--script", "wait -1"], "step 1 \"wait -1\": give wait SECONDS"),
    (["--script", "drag 1,1 2"], "step 1 \"drag 1,1 2\": give drag x,y x,y or drag x,y x,y hold SECONDS"),
    (["--script", "tap \"More"], "step 1 \"tap \\\"More\": a quotation mark is missing at the end"),
  ])
  func `A wrong option or step says what is allowed`(arguments: [String], message: String) throws {
    let run = try program.run(arguments)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("app-fixture: \(message)"), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func `A view that is not there is named, with those that are`() throws {
    let run = try program.run("--script", "report; tap Les")
    #expect(run.status == 65)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("app-fixture: tap \"Les\": no view has this identifier or shows this text; "))
    #expect(
      run.errors.contains("identifiers: \"More\", \"Tapp\", \"card\", \"hold\", \"slider\"; texts: \"Tapped 0\", "))
  }

  @Test func `A file that cannot be written ends the program before anything is printed`() throws {
    let run = try program.run("--svg", "/no/such/folder/a.svg", "--report")
    #expect(run.status == 73)
    #expect(run.output == "")
  }
}
