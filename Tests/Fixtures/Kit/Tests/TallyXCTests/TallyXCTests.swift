import Tally
import Tributary
import TributaryTesting
import XCTest

/// Tests that use only XCTest. Tests that fail deliberately are skipped unless `TALLY_FAILS=1`; their failures are
/// expected at the lines that end in `// fails`.
///
/// The tests are `async` since XCTest on Linux cannot call synchronous tests of a class that is isolated to the main
/// actor.
@MainActor final class TallyXCTests: XCTestCase {
  private func tallies() -> RenderedView<TallyList> {
    render(size: CGSize(width: 160, height: 96)) { TallyList(["Wren", "Robin", "Jay", "Owl"]) }
  }

  func testTapCounts() async {
    let view = tallies()
    view.tap("Wren")
    view.expectText("Total 1")
  }

  func testTalliesMatchTheirSnapshot() async {
    tallies().expectSnapshot()
  }

  func testMissingText() async throws {
    try skipUnlessFailing()
    tallies().expectText("Total 9")  // fails
  }

  func testMissingView() async throws {
    try skipUnlessFailing()
    tallies().tap("Wrem")  // fails
  }

  func testWrongFrame() async throws {
    try skipUnlessFailing()
    let view = tallies()
    view.expectFrame(of: "total", .zero)  // fails
    expectTotal(2, of: view)  // fails
  }

  func testMissingSnapshot() async throws {
    try skipUnlessFailing()
    tallies().expectSnapshot(.frames)  // fails
  }

  func testTooManyPasses() async throws {
    try skipUnlessFailing()
    let view = tallies()
    view.expectSettles(within: 1) { view.tap("Wren") }  // fails
  }

  func testFailureOfAnotherTask() async throws {
    try skipUnlessFailing()
    let view = tallies()
    await Task.detached { await view.expectText("Total 9") }.value  // fails
  }

  private func expectTotal(
    _ total: Int, of view: RenderedView<TallyList>, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    view.expectText("Total \(total)", fileID: fileID, filePath: filePath, line: line, column: column)
  }

  private func skipUnlessFailing() throws {
    try XCTSkipUnless(ProcessInfo.processInfo.environment["TALLY_FAILS"] == "1", "It fails on purpose.")
  }
}
