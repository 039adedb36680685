/// The printed output, in 80 columns.
@MainActor struct TextTests {
  private var host: ViewHost<AnyView> {
    let host = cells(320, 200) {
      AnyView(
        VStack(alignment: .leading) {
          Counter()
          HStack {
            Text("A rather long text that has to be broken into lines").accessibilityIdentifier("text")
            Color.red.frame(minWidth: 40).layoutPriority(1)
            Spacer()
          }
          .padding(.horizontal, 4)
          Columns()
        }
        .frame(width: 300))
    }
    return host
  }

  @Test @MainActor func `The tree is printed`() throws {
    let dump = host.dump()
    try expectGolden(dump, "Goldens/dump.txt")
    #expect(dump.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test @MainActor func `The path to a view is printed`() throws {
    let trace = host.layoutTrace(of: "text")
    try expectGolden(trace, "Goldens/trace.txt")
    #expect(trace.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test @MainActor func `A missing view is reported`() {
    expect(
      host.layoutTrace(of: "nothing"), equals: "No view has the identifier \"nothing\"; identifiers: bar, label, text\n"
    )
  }

  @Test @MainActor func `No printed line contains terminal control sequences or exceeds 80 columns`() {
    let hostile = "\u{1B}[31m\n\u{202E}" + String(repeating: "長い", count: 60)
    let host = cells { Text(hostile).accessibilityIdentifier(hostile) }
    for text in [host.dump(), host.layoutTrace(of: hostile)] {
      expect(text, lacks: "\u{1B}")
      expect(text, lacks: "\u{202E}")
      expect(text, contains: "\\u{1B}")
    }
  }
}
