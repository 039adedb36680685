import TributaryGeometry

/// Recognizes a press on a row of a list. No tap performs it for a key: the list as a whole has the focus, and moves its
/// selection.
final class RowPressRecognizer: GestureRecognizer<Bool> {
  private let press = PressRecognizer()

  override func handle(_ input: GestureInput) {
    guard !status.isTerminal else { return }
    press.handle(input)
    phase = press.phase
  }

  override func fail() {
    press.fail()
    super.fail()
  }

  override func giveWay(to rival: GestureRival, _ input: GestureInput) {
    press.giveWay(to: rival, input)
    phase = press.phase
  }

  override func reset() {
    press.reset()
    super.reset()
  }
}
