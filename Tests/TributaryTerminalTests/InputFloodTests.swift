#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import TerminalTestSupport
  import Testing

  @testable import TributaryTerminal

  /// A program that takes a millisecond per event, and a terminal with a million events.
  @Suite(.serialized, .waitsForPrograms, .timeLimit(.minutes(20))) struct InputFloodTests {
    struct Flood: CustomTestStringConvertible {
      var testDescription: String
      var text: String
      var count: Int
    }

    private static let page = String(repeating: "p", count: 9_980)

    static let floods = [
      // A queue of as many events would exceed the limit.
      Flood(testDescription: "typed junk", text: "y", count: 1_500_000),
      Flood(testDescription: "the wheel", text: "\u{1B}[<65;5;5M", count: 1_000_000),
      Flood(testDescription: "drags", text: "\u{1B}[<32;5;5M\u{1B}[<32;6;5M", count: 500_000),
      Flood(testDescription: "clicks", text: "\u{1B}[<0;5;5M\u{1B}[<0;5;5m", count: 200_000),
      Flood(testDescription: "pastes", text: "\u{1B}[200~" + page + "\u{1B}[201~", count: 1_000),
      Flood(testDescription: "a paste without an end", text: "\u{1B}[200~" + page, count: 1_000),
      Flood(testDescription: "half sequences", text: "\u{1B}[1;1;1;1;1;1;1;1;1;1;1", count: 100_000),
      Flood(testDescription: "a string without an end", text: "\u{1B}]0;title", count: 300_000),
      Flood(testDescription: "marks on marks", text: "e" + String(repeating: "\u{301}", count: 8), count: 50_000),
    ]

    @Test(arguments: floods)
    func `Control-C is delivered before any flood, and the queue takes little memory`(_ flood: Flood) throws {
      let terminal = try PseudoTerminal(
        try TerminalSessionFixture.path, environment: TerminalSessionFixture.environment)
      terminal.expect("ready")
      terminal.send("s")
      expect(terminal.waitFor("ready"))
      let before = terminal.peakMemory
      expect(terminal.flood(flood.text, count: flood.count))
      expect(terminal.peakMemory - before, below: 24 << 20, "\((terminal.peakMemory - before) >> 10) KB")
      // Delivering the earlier events first would take minutes.
      terminal.send("\u{3}")
      expect(terminal.waitForEnd(seconds: 10), equals: .exited(0))
      expect(terminal.isCooked)
    }
  }
#endif
