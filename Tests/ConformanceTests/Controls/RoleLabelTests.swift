import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Buttons without a label, progress over a time interval, and labeled fields over values.
@MainActor @Suite struct RoleLabelTests {
  private let journal = Journal()

  @Test(
    .claim(
      "CONTROL-96", "A button with a role and no label has the label of its role.", .documented,
      "Apple's documentation of Button's init(role:action:) and ButtonRole"))
  func `A button with only a role has the label of the role`() {
    let host = settledHost(300, 200) {
      VStack(spacing: 0) {
        Button(role: .close) { journal.note("close") }
        Button(role: .cancel) { journal.note("cancel") }
        Button(role: .confirm) { journal.note("confirm") }
        Button(role: .destructive) { journal.note("delete") }
      }
    }
    expect(host.lines, equals: ["Close", "Cancel", "Confirm", "Delete"])
    host.play(expecting: [
      "tap Close": "close", "tap Cancel": "cancel", "tap Confirm": "confirm", "tap Delete": "delete",
    ]) { journal.take() }
  }

  @Test(
    .claim(
      "CONTROL-97",
      "A progress view over a time interval fills or empties with the clock of the host, and displays the time below.",
      .documented, "Apple's documentation of ProgressView's init(timerInterval:countsDown:)"))
  func `A progress view over a time interval follows the clock`() {
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    func host(countsDown: Bool) -> ViewHost<some View> {
      let host = ViewHost(size: CGSize(width: 200, height: 100)) {
        ProgressView(timerInterval: start...start.addingTimeInterval(10), countsDown: countsDown) { Text("Time") }
          .tint(Ink.red.color)
      }
      host.startDate = start
      host.environment.textMeasurer = FixedTextMeasurer()
      host.update()
      return host
    }
    func filled(_ host: ViewHost<some View>) -> String {
      host.boxes(in: .red).map { "\($0.split(separator: " ")[2])" }.joined()
    }
    let up = host(countsDown: false)
    expect(up.lines, equals: ["Time", "0:00"])
    #expect(filled(up) == "0" || filled(up) == "")
    up.play(expecting: ["wait 5": ["Time", "0:05", "100"], "wait 20": ["Time", "0:10", "200"]]) {
      up.lines + [filled(up)]
    }
    #expect(!up.isAnimating)
    let down = host(countsDown: true)
    expect(filled(down), equals: "200")
    down.play(expecting: ["wait 2.5": ["Time", "0:08", "150"]]) { down.lines + [filled(down)] }
  }

  @Test(
    .claim(
      "CONTROL-98", "A text field over a value can have a separate label, which is displayed while the field is empty.",
      .documented, "Apple's documentation of TextField's init(value:format:prompt:label:)"))
  func `A field over a value can have a separate label`() {
    struct Amount: View {
      let journal: Journal
      @State private var amount: Int?
      var body: some View {
        TextField(value: $amount, format: .number) { Text("Amount").bold() }
          .accessibilityIdentifier("field").onChange(of: amount) { journal.note("\(amount ?? -1)") }
      }
    }
    let host = settledHost(200, 40) { Amount(journal: journal) }
    expect(host.drawn("Amount"), equals: "Amount")
    host.play(expecting: ["tap field; type \"12\n\"": "12"]) { journal.take() }
    expect(host.drawn("Amount"), equals: "")
  }
}
