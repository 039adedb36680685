/// The kinds of findings, each with a view that has it in a known interval.
@MainActor struct KindTests {
  private func findings(
    _ widths: ClosedRange<CGFloat> = 300...500, height: CGFloat = 400, @ViewBuilder _ content: () -> some View
  ) -> [SweepFinding] {
    let report = LayoutSweep(widths: widths, height: height).run(content)
    expect(report.problems, equals: [])
    return report.findings
  }

  /// Whether a boundary is the given one, to 1/8 point.
  private func isAt(_ boundary: CGFloat, _ expected: CGFloat) -> Bool { abs(boundary - expected) <= 0.13 }

  // MARK: Texts

  @Test @MainActor func `A truncation contains the full and the displayed text`() throws {
    let found = findings(40...200) { Text("A title of one line").lineLimit(1).accessibilityIdentifier("title") }
    let finding = try #require(found.first)
    expect(found.count, equals: 1)
    expect(finding.lengths.lowerBound, equals: 40)
    let values = try #require(finding.values.first)
    expect(values.hasPrefix("\"A title of one line\" is displayed as \""))
    expect(values, contains: "…")
  }

  @Test @MainActor func `A text that is truncated at every width is a note`() {
    let found = findings { Text("A title of one line").lineLimit(1).frame(width: 60) }
    expect(found.map(\.kind), equals: [.truncation])
    expect(found.map(\.severity), equals: [.note])
  }

  @Test @MainActor func `The longest of several views that exceed the window is one finding`() {
    let found = findings {
      VStack {
        Color.red.frame(width: 350, height: 20).accessibilityIdentifier("short")
        Color.red.frame(width: 450, height: 20).accessibilityIdentifier("long")
      }
    }
    expect(found.map(\.identifiers), equals: [["long"]])
    expect(found.map(\.lengths), equals: [300...449.875])
  }

  // MARK: Invisible views

  @Test @MainActor func `A text that a clip cuts off is one finding`() throws {
    let found = findings(20...300) {
      Text("A text of one line").fixedSize().accessibilityIdentifier("text")
        .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading).clipped()
    }
    expect(found.map(\.kind), equals: [.cutOff])
    expect(found.first?.identifiers, equals: ["text"])
    expect(found.first?.lengths.lowerBound, equals: 20)
    expect(found.first?.values.first?.contains(" is clipped to "), equals: true)
  }

  @Test @MainActor func `A text below a window of fixed height is cut off where texts wrap`() throws {
    let words = String(repeating: "words that wrap in narrow windows ", count: 5)
    let found = findings(100...700, height: 120) {
      VStack(alignment: .leading, spacing: 0) {
        Text(words).fixedSize(horizontal: false, vertical: true)
        Text("end").fixedSize().accessibilityIdentifier("end")
      }
    }
    let finding = try #require(found.first { $0.identifiers == ["end"] })
    expect(finding.kind, equals: .cutOff)
    #expect(finding.lengths.lowerBound == 100 && finding.lengths.upperBound < 700)
  }

  @Test @MainActor func `A button that its neighbors leave too little room is squeezed`() throws {
    let found = findings {
      HStack(spacing: 0) {
        Color.blue.frame(width: 360, height: 20)
        Color.red.frame(minWidth: 0, idealWidth: 60, maxWidth: 60, minHeight: 50, maxHeight: 50)
          .accessibilityIdentifier("button").onTapGesture {}
      }
    }
    let finding = try #require(found.first { $0.kind == .squeezed })
    expect(finding.identifiers, equals: ["button"])
    expect(isAt(finding.lengths.upperBound, 403.9))
  }

  // MARK: Arrangements

  private struct Arranged: View {
    /// The limits between a column, a row of two, and a row of three.
    let limits: [CGFloat]
    var body: some View {
      GeometryReader { proxy in
        VStack(alignment: .leading, spacing: 0) {
          if proxy.size.width >= limits[1] {
            HStack(spacing: 0) {
              box("a")
              box("b")
              box("c")
            }
          } else if proxy.size.width >= limits[0] {
            HStack(spacing: 0) {
              box("a")
              box("b")
            }
            box("c")
          } else {
            box("a")
            box("b")
            box("c")
          }
        }
      }
    }

    private func box(_ name: String) -> some View {
      Color.red.frame(width: 50, height: 50).accessibilityIdentifier(name)
    }
  }

  @Test @MainActor func `An arrangement of a few points is a small range`() throws {
    let found = findings { Arranged(limits: [400, 410]) }
    let finding = try #require(found.first { $0.kind == .smallRange })
    #expect(finding.lengths.lowerBound == 400 && isAt(finding.lengths.upperBound, 409.9))
  }

  @Test @MainActor func `An arrangement of more points is no small range`() {
    #expect(findings { Arranged(limits: [400, 440]) }.allSatisfy { $0.kind != .smallRange })
  }

  @Test @MainActor func `An element that leaves its row alone is wrapped in the interval of that arrangement`() throws {
    let found = findings { Arranged(limits: [360, 440]) }
    let finding = try #require(found.first)
    expect(found.map(\.kind), equals: [.wrapped])
    expect(finding.identifiers, equals: ["c"])
    #expect(finding.lengths.lowerBound == 360 && isAt(finding.lengths.upperBound, 439.9))
  }

  // MARK: Jumps

  @Test @MainActor func `A length that changes by more than the width is a jump`() throws {
    let found = findings {
      GeometryReader { proxy in
        Color.red.frame(width: 100, height: proxy.size.width >= 400 ? 90 : 30).accessibilityIdentifier("bar")
      }
    }
    expect(found.map(\.kind), equals: [.jump])
    expect(found.first?.identifiers, equals: ["bar"])
    expect(found.first?.lengths, equals: 399.875...400)
  }

  @Test @MainActor func `A view around a truncated text does not jump when another character is displayed`() {
    let found = findings(60...300) {
      HStack(spacing: 0) {
        Text("WWWWWWWWWWWWWWWW").font(.largeTitle).lineLimit(1).padding(4).background(Color.red)
        Color.blue.frame(width: 40, height: 20)
      }
    }
    expect(found.map(\.kind).contains(.truncation))
    expect(!found.map(\.kind).contains(.jump))
  }

  // MARK: Loops

  private struct Endless: View {
    @State private var height: CGFloat = 10
    var body: some View {
      Color.red.frame(height: height)
        .onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 == 10 ? 20 : 10 }
    }
  }

  @Test @MainActor func `A view that never settles is one finding`() {
    let report = LayoutSweep(widths: 300...1300).run { Endless() }
    expect(report.findings.map(\.kind), equals: [.loop])
    expect(report.findings.map(\.lengths), equals: [300...1300])
    expect(report.layouts, below: 40)
  }

  private struct LoopingTwice: View {
    @State private var height: CGFloat = 10
    var body: some View {
      Color.red.frame(height: height)
        .onGeometryChange(for: CGSize.self, of: \.size) { size in
          if (340...360).contains(size.width) || (390...450).contains(size.width) {
            height = size.height == 10 ? 20 : 10
          }
        }
    }
  }

  @Test @MainActor func `Two loops of one view with settled widths between them are two findings`() {
    let loops = findings { LoopingTwice() }.filter { $0.kind == .loop }
    expect(loops.map(\.lengths), equals: [340...360, 390...450])
  }

  @Test @MainActor func `A report contains the page of a loop`() throws {
    let report = LayoutSweep(widths: 300...310).run { Endless() }
    let page = try #require(report.findings.first?.page)
    expect(page, contains: "Endless.height", "\(page)")
    expect(report.description.contains("    \(page.prefix(while: { $0 != "\n" }))"), "\(report)")
    expect(report.html(), contains: "<pre>")
  }

  // MARK: History

  private struct Random: View {
    @State private var width = CGFloat.random(in: 10...300)
    var body: some View { Color.red.frame(width: width, height: 20) }
  }

  @Test @MainActor func `A random layout is one finding without boundaries`() {
    let report = LayoutSweep(widths: 300...500).run { Random() }
    expect(report.findings.map(\.kind), equals: [.historyDependent])
    expect(report.findings.map(\.lengths), equals: [300...500])
    expect(report.findings.first?.suggestions.first?.contains("reproducible"), equals: true)
  }

  private struct Smallest: View {
    @State private var smallest: CGFloat?
    var body: some View {
      Color.red.frame(height: (smallest ?? 500) < 340 ? 40 : 20)
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { smallest = min(smallest ?? $0, $0) }
        .accessibilityIdentifier("bar")
    }
  }

  @Test @MainActor func `A layout that remembers the smallest size differs from new hosts`() throws {
    let found = findings { Smallest() }
    let finding = try #require(found.first { $0.kind == .historyDependent })
    expect(found.count, equals: 1)
    expect(finding.lengths, equals: 340...500)
    expect(finding.identifiers, equals: ["bar"])
    expect(finding.values.contains { $0.contains("in a new host") })
  }

  private struct Scrolled: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { _ in
            Text(String(repeating: "words that wrap ", count: 12)).frame(maxWidth: .infinity)
          }
        }
      }.accessibilityIdentifier("scroll")
    }
  }

  @Test @MainActor func `A scroll position that a wide window limits is named as the cause`() throws {
    var sweep = LayoutSweep(widths: 300...500, height: 400, step: 4)
    sweep.script = "scroll scroll 0,5000"
    let report = sweep.run { Scrolled() }
    let finding = try #require(report.findings.first { $0.kind == .historyDependent }, "\(report)")
    expect(finding.values.contains { $0.hasPrefix("the scroll position of ") }, "\(report)")
    expect(finding.suggestions.first?.contains("scrollPosition"), equals: true)
  }

  @MainActor @Observable
  final class Memory { var isTall = false }

  private struct Modeled: View {
    @State private var memory = Memory()
    var body: some View {
      Color.red.frame(height: memory.isTall ? 40 : 20)
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { width in
          if width >= 420.5 { memory.isTall = true }
          if width < 380.25 { memory.isTall = false }
        }
    }
  }

  @Test func `A property of an observable object that remembers is named as the cause, to 1/8 point`() throws {
    let found = findings { Modeled() }
    expect(found.map(\.kind), equals: [.historyDependent])
    expect(found.first?.lengths, equals: 380.25...420.375)
    expect(found.first?.values.contains { $0.contains("Modeled.memory.isTall is false from below") }, equals: true)
  }

  @Test @MainActor func `A difference of new hosts has boundaries to 1/8 point`() throws {
    struct First: View {
      @State private var first: CGFloat?
      var body: some View {
        GeometryReader { proxy in
          Color.red.frame(width: 100, height: (first ?? 500) < 340 && proxy.size.width >= 410.25 ? 40 : 20)
            .onAppear { first = proxy.size.width }
        }
      }
    }
    let found = findings { First() }.filter { $0.kind == .historyDependent }
    expect(found.map(\.lengths), equals: [410.25...500])
  }

  private struct Marking: View {
    @State private var isMarked = false
    var body: some View {
      Color.red.frame(height: isMarked ? 40 : 20)
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { width in
          if (400...410).contains(width) { isMarked = true }
          if width < 350 || width > 450 { isMarked = false }
        }
        .accessibilityIdentifier("bar")
    }
  }

  @Test @MainActor func `A layout that remembers a size on the way depends on its history`() throws {
    let found = findings { Marking() }
    let finding = try #require(found.first { $0.kind == .historyDependent && $0.lengths == 350...399.875 })
    expect(finding.values.contains { $0.contains("Marking.isMarked") })
    #expect(found.contains { $0.kind == .historyDependent && $0.lengths == 410.125...450 })
  }
}
