import Tally
import Tributary
import TributaryTesting
import XCTest

@MainActor final class CountTests: XCTestCase {
  func testTapCounts() async {
    let view = render(size: CGSize(width: 160, height: 96)) { TallyList(["Wren", "Robin"]) }
    view.tap("Wren")
    view.expectText("Total 1")
  }
}
