@testable import Tributary

/// The badges of previews, which depend on the settings of each preview.
@MainActor struct PreviewFindingsTests {
  /// A view whose width grows with each measurement.
  private struct Growing: View {
    @State private var width: CGFloat = 10
    var body: some View {
      Color.red.frame(width: width, height: 10)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0 + 1
        }
    }
  }

  /// A view that loops only in some environments.
  private struct Sometimes: View {
    @Environment(\.self) private var environment
    let loops: (EnvironmentValues) -> Bool
    var body: some View { if loops(environment) { Growing() } else { Text("calm") } }
  }

  private static let inTheDark = Preview { Sometimes { $0.colorScheme == .dark } }
  private static let inLargeText = Preview { Sometimes { $0.dynamicTypeSize.isAccessibilitySize } }
  private static let always = Preview { Growing() }
  private static let never = Preview { Text("never") }

  private func count(_ preview: Preview, _ settings: PreviewSettings) -> Int {
    PreviewFindings(of: preview, in: settings).count
  }

  @Test @MainActor func `The findings of a preview are those under its settings`() {
    expect(count(Self.inTheDark, PreviewSettings()), equals: 0)
    expect(count(Self.inTheDark, PreviewSettings(isDark: true)), above: 0)
    expect(count(Self.inLargeText, PreviewSettings(isDark: true)), equals: 0)
    expect(count(Self.inLargeText, PreviewSettings(textSize: .accessibility3)), above: 0)
    let narrow = Preview { GeometryReader { proxy in if proxy.size.width == 320 { Growing() } } }
    expect(count(narrow, PreviewSettings()), equals: 0)
    expect(count(narrow, PreviewSettings(width: 320)), above: 0)
  }

  @Test @MainActor func `The report names the looping view`() {
    let findings = PreviewFindings(of: Self.inTheDark, in: PreviewSettings(isDark: true))
    expect(findings.report, contains: "Growing")
    expect(findings.report, lacks: "PreviewStage")
  }

  @Test @MainActor func `A preview that loops only in the dark has a badge while it is dark`() throws {
    let window = GalleryWindow([("Sometimes", Self.inTheDark), ("Always", Self.always)])
    expectEmpty(window.badges)
    window.determineFindings()
    expect(window.badges.count, equals: 1)
    try window.press("Dark")
    expect(window.badges.count, equals: 1)
    window.determineFindings()
    expect(window.badges.count, equals: 2)
    try window.press(try #require(window.badges.first))
    expect(window.elements.contains { $0.label.contains("Growing") })
    try window.press("Dark")
    expect(window.badges.count, equals: 1)
    expect(!window.elements.contains { $0.label.contains("Growing") })
  }

  @Test func `A preview that loops only in large text has a badge after that text size is selected`() throws {
    let window = GalleryWindow([("Large", Self.inLargeText)])
    try window.press("Text: large")
    try window.press("accessibility3")
    window.determineFindings()
    expect(window.badges.count, equals: 1)
    try window.press("Text: accessibility3")
    try window.press("medium")
    expectEmpty(window.badges)
  }

  @Test @MainActor func `Each variant with findings has a badge`() throws {
    let window = GalleryWindow([("Sometimes", Self.inTheDark)])
    try window.press("Variants")
    window.determineFindings()
    expect(window.badges.count, equals: 2)
    let labels = window.elements.map(\.label)
    for name in ["Dark", "Dark, increased contrast"] {
      let index = try #require(labels.firstIndex(of: name))
      expect(labels[index + 1], contains: "finding", "\(labels)")
    }
    try window.press(try #require(window.badges.first))
    expect(window.elements.contains { $0.label.contains("Growing") })
  }

  // MARK: The queue

  /// The number of times that a preview was rendered.
  @MainActor private final class Renderings { var count = 0 }

  private func preview(_ renderings: Renderings) -> Preview {
    Preview {
      renderings.count += 1
      return Text("counted")
    }
  }

  private func key(_ preview: Int, isDark: Bool = false) -> PreviewFindingsQueue.Key {
    .init(preview: preview, settings: PreviewSettings(isDark: isDark))
  }

  private func wait(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<6_000 where !condition() { try? await Task.sleep(for: .milliseconds(10)) }
    return condition()
  }

  @Test func `A request renders no preview before the frame has ended`() async {
    let queue = PreviewFindingsQueue()
    let renderings = Renderings()
    let counted = preview(renderings)
    for index in 0..<3 { queue.request(key(index), of: counted) }
    expect(renderings.count, equals: 0)
    #expect(await wait { queue.findings.count == 3 })
    expect(renderings.count, equals: 3)
  }

  @Test func `Findings are determined once for each combination of settings`() async {
    let queue = PreviewFindingsQueue()
    let renderings = Renderings()
    let counted = preview(renderings)
    queue.request(key(0), of: counted)
    queue.request(key(0), of: counted)
    #expect(await wait { queue.findings.count == 1 })
    queue.request(key(0), of: counted)
    queue.request(key(0, isDark: true), of: counted)
    #expect(await wait { queue.findings.count == 2 })
    expect(renderings.count, equals: 2)
  }

  @Test func `A canceled request is not rendered`() async {
    let queue = PreviewFindingsQueue()
    queue.request(key(0), of: Self.never)
    queue.request(key(1), of: Self.never)
    queue.request(key(2), of: Self.never)
    queue.cancel(key(1))
    #expect(await wait { queue.findings[key(2)] != nil })
    expect(queue.findings.count, equals: 2)
    expectNil(queue.findings[key(1)])
  }
}
