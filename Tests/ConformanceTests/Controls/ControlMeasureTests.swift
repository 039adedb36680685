import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// The values that controls write, and their ideal sizes.
@MainActor @Suite struct ControlMeasureTests {
  private let journal = Journal()

  /// A binding that records every write, with its value.
  private struct Outside: View {
    let journal: Journal
    @State private var value = 25.0

    var body: some View {
      let noted = Binding {
        value
      } set: { [journal] new in
        journal.note("\(new)")
        value = new
      }
      VStack(spacing: 0) {
        Slider(value: noted, in: 0...10)
        Stepper("Count", value: noted, in: 20...25, step: 5)
      }
    }
  }

  @Test(
    .claim(
      "CONTROL-52",
      "A slider displays a value outside its range at the nearer end, and does not write the clamped value.", .observed,
      "measured on macOS 27"))
  func `A slider clamps a value outside its range`() {
    settledHost(116, 100) { Outside(journal: journal) }.play(expecting: ["": "", "rest": ""]) { journal.take() }
  }

  @Test(
    .claim(
      "CONTROL-53", "A stepper does not write an unchanged value.", .observed, "measured on macOS 27"))
  func `A stepper at the end of its range writes nothing`() {
    // The increment button is disabled at the upper end.
    let host = settledHost(300, 100) { Outside(journal: journal) }
    for _ in 0..<6 { host.play("focus 1; activate") }
    #expect(Set(journal.take().split(separator: " ")).isSubset(of: ["20.0", "25.0"]))
  }

  @Test(
    .claim(
      "CONTROL-54",
      "The ideal width of every option of a segmented picker is the width of the widest label with its margins.",
      .observed, "measured on macOS 27"))
  func `The ideal width of a segment is that of the widest label`() {
    func width(_ labels: [String]) -> CGFloat {
      struct Panel: View {
        let labels: [String]
        @State private var choice = ""
        var body: some View {
          Picker("Choice", selection: $choice) { ForEach(labels, id: \.self) { Text($0).tag($0) } }
            .pickerStyle(.segmented).fixedSize().accessibilityIdentifier("picker")
        }
      }
      return settledHost(1_000, 100) { Panel(labels: labels) }.frame(of: "picker")?.width ?? 0
    }
    let (one, two, three) = (width(["abcde"]), width(["abcde", "a"]), width(["a", "abcde", "abc"]))
    expect(one, equals: 56)
    expect(two, equals: 2 * one)
    expect(three, equals: 3 * one)
  }
}
