import TributarySweep

/// The amount of work in a sweep, as counts.
@MainActor struct WorkTests {
  /// A settings form with 20 rows.
  private struct Settings: View {
    @State private var isOn = true
    @State private var name = "Anna"
    @State private var volume = 0.5
    var body: some View {
      Form {
        ForEach(0..<5, id: \.self) { index in
          Toggle("Option \(index)", isOn: $isOn)
          LabeledContent("Value \(index)", value: "\(index)")
          TextField("Name \(index)", text: $name)
          Slider(value: $volume)
        }
      }
    }
  }

  private struct Prose: View {
    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          ForEach(0..<20, id: \.self) { index in
            HStack {
              Image(systemName: "star")
              Text(String(repeating: "words that wrap ", count: index + 1))
              Spacer()
              Text("\(index)")
            }
          }
        }.padding()
      }
    }
  }

  /// The sum of the work that depends on the number of views.
  private func work(_ counts: FrameCounts) -> Int {
    counts.bodies + counts.measurements + counts.placements + counts.nodesCreated + counts.nodesVisited
  }

  private func checkWork(_ widths: ClosedRange<CGFloat>, @ViewBuilder _ content: () -> some View) {
    let report = LayoutSweep(widths: widths, height: 400).run(content)
    expect(report.findings.filter { $0.kind != .truncation }.map(\.description), equals: [])
    let host = ViewHost(size: CGSize(width: widths.lowerBound, height: 400)) { content() }
    host.update()
    var counts = FrameCounts()
    for width in stride(from: widths.lowerBound + 1, through: widths.upperBound, by: 1) {
      host.size.width = width
      counts = counts + host.update().counts
    }
    let frames = Int(widths.upperBound - widths.lowerBound)
    expect(
      work(report.counts) * frames * 2, atMost: work(counts) * report.layouts * 3,
      "\(work(report.counts)) in \(report.layouts) layouts, \(work(counts)) in \(frames) frames")
  }

  @Test @MainActor func `A sweep of a form takes at most 1.5 times the work of its number of incremental layouts`() {
    checkWork(320...519) { Settings() }
  }

  @Test @MainActor func `A sweep of prose takes at most 1.5 times the work of its number of incremental layouts`() {
    checkWork(320...519) { Prose() }
  }

  @Test @MainActor func `The number of layouts is twice the number of widths and a constant`() {
    let few = LayoutSweep(widths: 400...599).run { Color.red }.layouts
    let many = LayoutSweep(widths: 400...1599).run { Color.red }.layouts
    expect(many - few, equals: 2000)
    expect(few, below: 400 + 40)
  }

  // MARK: Memory

  /// An object in the state of a view, which counts the living hosts.
  @MainActor
  private final class Token {
    static var living = 0
    static var most = 0

    init() {
      Token.living += 1
      Token.most = max(Token.most, Token.living)
    }

    isolated deinit { Token.living -= 1 }
  }

  private struct Holding: View {
    @State private var token = Token()
    var body: some View {
      // The arrangement changes at many widths, each of which takes new hosts.
      GeometryReader { proxy in
        let count = Int(proxy.size.width) / 20
        HStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 4, height: 4) } }
          .onAppear { _ = token }
      }
    }
  }

  private func mostHosts(_ widths: ClosedRange<CGFloat>) -> Int {
    Token.most = Token.living
    let before = Token.living
    _ = LayoutSweep(widths: widths).run { Holding() }
    return Token.most - before
  }

  @Test @MainActor func `The number of living hosts does not depend on the number of widths`() {
    let few = mostHosts(400...700)
    let many = mostHosts(400...1000)
    expect(few, above: 0)
    expect(many, atMost: few + 2)
    expect(many, below: 64)
  }
}
