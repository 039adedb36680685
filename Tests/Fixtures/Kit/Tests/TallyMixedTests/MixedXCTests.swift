import Tally
import Tributary
import TributaryTesting
import XCTest

/// The XCTest half of a target that uses both test libraries.
@MainActor final class MixedXCTests: XCTestCase {
  func testTapCounts() async {
    let view = render { TallyRow(name: "Wren") }
    view.tap("Wren")
    view.expectText("1")
  }

  func testMissingText() async throws {
    try XCTSkipUnless(ProcessInfo.processInfo.environment["TALLY_FAILS"] == "1", "It fails on purpose.")
    render { TallyRow(name: "Wren") }.expectText("Robin")  // fails
  }
}
