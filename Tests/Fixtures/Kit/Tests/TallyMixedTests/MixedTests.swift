import Foundation
import Tally
import Testing
import Tributary
import TributaryTesting

private let fails = ProcessInfo.processInfo.environment["TALLY_FAILS"] == "1"

/// The Swift Testing half of a target that uses both test libraries.
@MainActor @Suite struct MixedTests {
  @Test func `A tap counts`() {
    let view = render { TallyRow(name: "Wren") }
    view.tap("Wren")
    view.expectText("1")
  }

  @Test(.enabled(if: fails)) func `A missing text fails`() {
    render { TallyRow(name: "Wren") }.expectText("Robin")  // fails
  }

  @Test(.enabled(if: fails)) func `A missing text in another task fails`() async {
    let view = render { TallyRow(name: "Wren") }
    await Task.detached { await view.expectText("Robin") }.value  // fails
  }
}
