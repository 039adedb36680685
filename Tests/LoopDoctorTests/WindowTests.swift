/// The doctor in a window.
@Suite(.waitsForPrograms) struct WindowTests {
  private let doctor = Program("LoopDoctor")

  /// Returns the nonempty lines, without trailing white space.
  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { String($0).replacing(/\s+$/, with: "") }.filter { !$0.isEmpty }
  }

  @Test func `A tapped case is examined, and its page is shown`() throws {
    // An examination takes several turns of the main queue and several hundredths of a second.
    let run = try doctor.run("--script", "tap L07; wait 0; wait 0; wait 0", "--size", "656x1200")
    expect(run.status, equals: 0)
    let page = try lines(doctor.run("L07").output)
    expect(lines(run.output), equals: ["‹ back"] + page)
  }

  @Test func `The back button of a page returns to the list`() throws {
    let list = try doctor.run("--script", "wait 0").output
    expect(list.hasPrefix("Choose a case, or press q to quit.\n"))
    expect(list, contains: "L07  a bubble measured outside its height limit")
    try expect(doctor.run("--script", "tap L07; wait 0; tap back").output, equals: list)
  }

  @Test func `Options for windows and options for printing cannot be combined`() throws {
    for arguments in [["L07", "--report"], ["--list", "--script", "wait 1"], ["--list", "--svg", "-"]] {
      let run = try doctor.run(arguments)
      expect(run.status, equals: 64)
      expect(run.output, equals: "")
    }
  }
}
