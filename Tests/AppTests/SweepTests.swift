import Foundation
import ProgramTestSupport
import Testing

@Suite(.waitsForPrograms) struct SweepTests {
  @Test(arguments: [
    (["--sweep", "500...300"], "invalid range \"500...300\"; give a range of widths in points, such as 320...1280\n"),
    (["--sweep", "320..1280"], "invalid range \"320..1280\"; give "),
    (["--sweep", "0...100"], "invalid range \"0...100\"; give "),
    (["--sweep", "nan...100"], "invalid range \"nan...100\"; give "),
    (["--sweep", "-5...100"], "invalid range \"-5...100\"; give "),
    (
      ["--sweep", "1...1000000"],
      "invalid range of widths 1.0...1000000.0; give positive lengths of at most 100000 points\n"
    ),
    (["--sweep"], "--sweep needs a value: a range of widths in points, such as 320...1280\n"),
    (["--sweep", "300...310", "--sweep-texts=all"], "--sweep-texts takes no value\n"),
    (["--sweep-texts"], "--sweep-texts changes a sweep; add --sweep\n"),
    (["--sweep-locales", "de"], "--sweep-locales changes a sweep; add --sweep\n"),
    (
      ["--sweep", "300...310", "--sweep-locales", "de,,ar"],
      "invalid locale \"\"; give identifiers of locales separated by commas, such as de,ar, or pseudo\n"
    ),
    (["--sweep", "300...310", "--sweep-locales", "qqq"], "invalid locale \"qqq\"; give "),
    (["--sweep", "300...310", "--svg", "-"], "--sweep cannot be combined with --svg, which applies to one size\n"),
    (["--report", "--sweep", "300...310"], "--sweep cannot be combined with --report, which applies to one size\n"),
    (["--serve", "0", "--sweep", "300...310"], "--sweep cannot be combined with --serve, which applies to one size\n"),
    (["--previews", "--sweep", "300...310"], "--previews cannot be combined with --sweep, "),
  ])
  func `An invalid sweep is rejected in one line`(arguments: [String], message: String) throws {
    let run = try program.run(arguments)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("app-fixture: \(message)"), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func `A sweep without findings exits with 0`() throws {
    let run = try program.run("--sweep", "320...340")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("no findings\n"), "\(run.output)")
    #expect(run.errors == "")
  }

  @Test func `A sweep with findings prints them and exits with 1`() throws {
    let run = try program.run("--sweep", "300...340")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("warning: protrusion 300...319."), "\(run.output)")
    #expect(run.output.hasSuffix(" layouts over 300...340 points\n"), "\(run.output)")
    #expect(run.errors == "")
  }

  @Test func `A page with the findings is written to a file`() throws {
    try Program.withFolder { folder in
      let file = folder.appending(component: "sweep.html")
      let run = try program.run("--sweep", "310...330", "--inspect", file.path)
      #expect(run.status == 1)
      let page = try String(contentsOf: file, encoding: .utf8)
      #expect(page.hasPrefix("<!DOCTYPE html>"))
      #expect(page.contains("<h2>protrusion "))
      #expect(page.contains("data:image/svg+xml;base64,"))
      #expect(!page.contains("<script"))
    }
  }

  @Test func `A script that fails ends the sweep`() throws {
    let run = try program.run("--sweep", "320...340", "--script", "tap Missing")
    #expect(run.status == 65)
    #expect(run.output == "")
    #expect(run.errors.contains("no view has this identifier"))
  }
}
