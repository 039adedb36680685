@testable import TributaryTesting

/// Snapshots: their contents, the failures for a missing and a different one, and the stability of their bytes.
@MainActor struct SnapshotTests {
  private struct Counter: View {
    var count = 0
    var note = ""
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      HStack(spacing: 0) {
        Text("Tapped \(count)").accessibilityIdentifier("label")
        Text(note).accessibilityIdentifier("note")
        (scheme == .dark ? Color.black : Color.white).frame(width: 16, height: 16)
      }
    }
  }

  private func render(_ count: Int, note: String = "") -> RenderedView<Counter> {
    TributaryTesting.render(size: CGSize(width: 120, height: 32)) { Counter(count: count, note: note) }
  }

  // MARK: Snapshots of this package

  @Test @MainActor func `The picture of a dark view has a black background`() {
    let dark = TributaryTesting.render(size: CGSize(width: 40, height: 16)) { Text("x").preferredColorScheme(.dark) }
      .text(.svg)
    #expect(dark.contains(/<rect x="0" y="0" width="40" height="16"( fill="#000000")?\/>/))
    expect(dark, contains: "fill=\"#ffffff\"")
  }

  @Test @MainActor func `A shelf matches its snapshots`() {
    let view = Shelf.rendered()
    view.expectSnapshot(.picture, .svg, .tree, .frames)
    view.tap("add")
    view.expectSnapshot(.picture, named: "one thing")
    view.expectEventsSnapshot(named: "second tap") { view.tap("row 1") }
    expectSnapshot(of: view.host.explain(Shelf.CountKey.self).description, named: "count")
  }

  @Test @MainActor func `A counter matches its snapshots for several traits`() {
    expectSnapshots(
      .picture, .frames,
      of: RenderTraits.combinations(
        sizes: [CGSize(width: 120, height: 32), CGSize(width: 64, height: 48)],
        layoutDirections: [.leftToRight, .rightToLeft])
    ) { Counter(count: 7) }
    expectSnapshots(
      .svg,
      of: RenderTraits.combinations(
        sizes: [CGSize(width: 240, height: 48)], textSizes: [nil, 28], colorSchemes: [.light, .dark],
        measuring: .proportional)
    ) { Counter(count: 7) }
  }

  // MARK: Failures

  @Test func `A missing snapshot fails with instructions for recording, and is not recorded`() async throws {
    let folder = Folder()
    let failures = try await folder.failures { self.render(0).expectSnapshot(.frames) }
    expect(failures.count, equals: 1)
    let text = try #require(failures.first)
    expect(text, contains: "The snapshot __Snapshots__/SnapshotTests/A-missing-snapshot-fails")
    expect(text, contains: "RECORD=1 swift test")
    expect(text, contains: "label       20  8     64      16")
    expect(!text.contains(folder.url.path))
    expect(folder.names, equals: [])
  }

  @Test func `A recorded snapshot matches again`() async throws {
    let folder = Folder()
    folder.record { render(0).expectSnapshot(.picture, .svg, .tree, .frames) }
    expect(folder.names.count, equals: 4)
    try await expect(folder.failures { self.render(0).expectSnapshot(.picture, .svg, .tree, .frames) }, equals: [])
  }

  @Test func `A difference is shown line by line and on a page that is removed after the repair`() async throws {
    let folder = Folder()
    folder.record { render(0).expectSnapshot(.picture, .svg, named: "x") }
    let recorded = try folder.names.map(folder.text)
    // A copied folder simulates another run, since the names in the first one are in use.
    let copy = Folder()
    try FileManager.default.copyItem(at: folder.url, to: copy.url)
    let failures = try await copy.failures { self.render(5).expectSnapshot(.picture, .svg, named: "x") }
    let text = try #require(failures.first)
    expect(failures.count, equals: 1)
    expect(text, contains: "The picture differs from __Snapshots__/SnapshotTests/A-difference")
    expect(text, contains: "\n  - 2 │    Tapped 0")
    expect(text, contains: "\n  + 2 │    Tapped 5")
    expect(text, contains: "The svg differs")
    expect(text, contains: "Old, new and difference: ")
    let name = try #require(copy.names.first { $0.hasSuffix(".difference.html") })
    let page = try copy.text(name)
    expect(!page.contains(copy.url.path))
    expect(page, contains: "<del>-    Tapped 0")
    expect(page.components(separatedBy: "data:image/svg+xml;base64,").count, equals: 5)
    // The recorded files are unchanged.
    try expect(copy.names.filter { $0 != name }.map(copy.text), equals: recorded)
    let third = Folder()
    try FileManager.default.copyItem(at: copy.url, to: third.url)
    try await expect(third.failures { self.render(0).expectSnapshot(.picture, .svg, named: "x") }, equals: [])
    expect(third.names.count, equals: 2)
  }

  @Test func `Several renderings are one finding and one page`() async throws {
    let folder = Folder()
    let traits = RenderTraits.combinations(
      sizes: [CGSize(width: 120, height: 32), CGSize(width: 200, height: 32)], colorSchemes: [.light, .dark])
    folder.record { expectSnapshots(.picture, of: traits) { Counter(count: 0) } }
    expect(folder.names.count, equals: 4)
    let copy = Folder()
    try FileManager.default.copyItem(at: folder.url, to: copy.url)
    let failures = try await copy.failures { expectSnapshots(.picture, of: traits) { Counter(count: 1) } }
    expect(failures.count, equals: 1)
    expect(failures.first?.components(separatedBy: "The picture differs").count, equals: 5)
    expect(copy.names.filter { $0.hasSuffix(".html") }.count, equals: 1)
  }

  @Test func `Two different snapshots of one name are reported`() async throws {
    let folder = Folder()
    folder.record { render(0).expectSnapshot(.frames) }
    let same = try await folder.failures { self.render(0).expectSnapshot(.frames) }
    expect(same, equals: [])
    let failures = try await folder.failures { self.render(10).expectSnapshot(.frames) }
    expect(failures.count, equals: 1)
    expect(failures.first?.contains("Pass `named:`"), equals: true)
  }

  @Test func `Many tasks record and compare at once`() async throws {
    let folder = Folder()
    let url = folder.url
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask {
          SnapshotMode.$current.withValue(SnapshotMode(records: true, folder: url)) {
            expectSnapshot(of: "text \(number % 8)", named: "\(number % 8)")
          }
        }
      }
    }
    expect(folder.names.count, equals: 8)
    expect(Set(try folder.names.map(folder.text)), equals: Set((0..<8).map { "text \($0)\n" }))
  }

  // MARK: Stability

  @Test(arguments: SnapshotFormat.allCases) @MainActor func `Equal views give equal bytes`(format: SnapshotFormat) {
    expect(Shelf.rendered().text(format), equals: Shelf.rendered().text(format))
    expect(Shelf.rendered().text(format), lacks: "0x")
  }

  @Test(arguments: [
    ("`The label grows`()", "The-label-grows"), ("taps(count:)", "taps-count"), ("../../etc/passwd", "etc-passwd"),
    ("a/b\\c:d\u{0}e\n", "a-b-c-d-e"), ("Größe 日本", "Größe-日本"), ("…", "snapshot"), ("", "snapshot"),
  ])
  func `File names are plain`(text: String, name: String) { expect(SnapshotLocation.fileName(text), equals: name) }

  @Test @MainActor func `Long names are truncated and stay distinct`() {
    let long = String(repeating: "ö", count: 200)
    expect(SnapshotLocation.fileName(long + "a").utf8.count, atMost: 80)
    expect(SnapshotLocation.fileName(long + "a"), differsFrom: SnapshotLocation.fileName(long + "b"))
  }
}
