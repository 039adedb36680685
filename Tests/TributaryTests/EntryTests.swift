import Testing
import Tributary

extension EnvironmentValues {
  @Entry var shade: Color = .blue
  @Entry var level = 5
  @Entry var note: String?
  @Entry var `repeat`: [Int] = [1, 2].map { $0 + 1 }
  /// A closure with brackets, quotes, and comments that the macro must parse.
  @Entry var label: @Sendable (Int) -> String = { "} \($0 /* ) */) \"{" }  // the end
}

extension Transaction {
  @Entry var reason: String = "none"
}

@Suite @MainActor struct EntryTests {
  private struct Reader: View {
    @Environment(\.level) private var level
    @Environment(\.note) private var note
    @Environment(\.label) private var label
    var body: some View { Text("\(level) \(note ?? "nil") \(label(level))").accessibilityIdentifier("text") }
  }

  @Test func `An entry has its default value until another one is set`() {
    var values = EnvironmentValues()
    #expect(values.shade == .blue)
    #expect(values.level == 5)
    #expect(values.note == nil)
    #expect(values.repeat == [2, 3])
    #expect(values.label(3) == "} 3 \"{")
    values.shade = .red
    values.repeat = []
    #expect(values.shade == .red)
    #expect(values.repeat.isEmpty)
  }

  @Test func `A view reads an entry like any other value`() {
    let host = ViewHost(size: CGSize(width: 300, height: 40)) {
      VStack {
        Reader().environment(\.level, 7).environment(\.note, "said")
      }
    }
    host.environment.textMeasurer = CellTextMeasurer()
    host.update()
    #expect(host.terminalPicture().contains("7 said } 7 \"{"))
  }

  @Test func `A transaction can have entries`() {
    var transaction = Transaction()
    #expect(transaction.reason == "none")
    transaction.reason = "drag"
    #expect(transaction.reason == "drag")
  }
}
