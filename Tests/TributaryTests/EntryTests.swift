extension EnvironmentValues {
  @Entry var shade: Color = .blue
  @Entry var level = 5
  @Entry var note: String?
  @Entry var `repeat`: [Int] = [1, 2].map { $0 + 1 }
  /// A closure with brackets, quotes, and comments that the macro must parse.
  @Entry var label: @Sendable (Int) -> String = { "} \($0 /* ) */) \"{" }  // the end
}

extension Transaction { @Entry var reason: String = "none" }

@MainActor struct EntryTests {
  private struct Reader: View {
    @Environment(\.level) private var level
    @Environment(\.note) private var note
    @Environment(\.label) private var label
    var body: some View { Text("\(level) \(note ?? "nil") \(label(level))").accessibilityIdentifier("text") }
  }

  @Test @MainActor func `An entry has its default value until another one is set`() {
    var values = EnvironmentValues()
    expect(values.shade, equals: .blue)
    expect(values.level, equals: 5)
    expectNil(values.note)
    expect(values.repeat, equals: [2, 3])
    expect(values.label(3), equals: "} 3 \"{")
    values.shade = .red
    values.repeat = []
    expect(values.shade, equals: .red)
    expectEmpty(values.repeat)
  }

  @Test @MainActor func `A view reads an entry like any other value`() {
    let host = ViewHost(size: CGSize(width: 300, height: 40)) {
      VStack { Reader().environment(\.level, 7).environment(\.note, "said") }
    }
    host.environment.textMeasurer = CellTextMeasurer()
    host.update()
    expect(host.terminalPicture(), contains: "7 said } 7 \"{")
  }

  @Test @MainActor func `A transaction can have entries`() {
    var transaction = Transaction()
    expect(transaction.reason, equals: "none")
    transaction.reason = "drag"
    expect(transaction.reason, equals: "drag")
  }
}

struct ColorLiteralTests {
  private let orange = Color(red: 1, green: 0.5, blue: 0, opacity: 0.75)

  @Test func `A color literal is a color, with a type context and as an argument`() {
    let written = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.75)
    let asked: Color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.75)
    let passed = Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.75))
    expect(written, equals: orange)
    expect(asked, equals: orange)
    expect(passed, equals: orange)
  }

  @Test @MainActor func `A view accepts a color literal as a style`() {
    let host = ViewHost(size: CGSize(width: 8, height: 8)) {
      Rectangle().fill(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.75))
    }
    host.update()
    let plain = ViewHost(size: CGSize(width: 8, height: 8)) { Rectangle().fill(orange) }
    plain.update()
    expect(host.displayList.description, equals: plain.displayList.description)
  }
}
