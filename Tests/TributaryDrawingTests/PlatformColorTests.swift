struct PlatformColorTests {
  @Test func `A color created from a color equals it`() {
    expect(Color(Color.mint), equals: .mint)
    expect(Color(PlatformColor(Color.mint)), equals: .mint)
  }

  @Test(
    arguments: [
      (.red, "#FF0000FF"), (.orange, "#FF8000FF"), (.yellow, "#FFFF00FF"), (.green, "#00FF00FF"), (.cyan, "#00FFFFFF"),
      (.blue, "#0000FFFF"), (.magenta, "#FF00FFFF"), (.purple, "#800080FF"), (.brown, "#996633FF"),
      (.gray, "#808080FF"), (.darkGray, "#555555FF"), (.lightGray, "#AAAAAAFF"), (.black, "#000000FF"),
      (.white, "#FFFFFFFF"),
    ] as [(PlatformColor, String)])
  func `A plain name has the same components in every appearance`(color: PlatformColor, components: String) {
    expect(Color(color).resolved(dark: false).description, equals: components)
    expect(Color(color).resolved(dark: true).description, equals: components)
  }

  @Test func `A bare name is the platform's color, and names with a prefix adapt`() {
    expect(Color(.red), equals: Color(red: 1, green: 0, blue: 0))
    expect(Color(.systemRed), equals: .red)
    expect(Color(.systemRed).resolved(dark: false), differsFrom: Color(.systemRed).resolved(dark: true))
  }

  @Test func `Desktop systems have specific background colors and shared text colors`() {
    expect(Color(nsColor: .windowBackgroundColor).resolved(dark: false).description, equals: "#ECECECFF")
    expect(Color(nsColor: .windowBackgroundColor).resolved(dark: true).description, equals: "#323232FF")
    expect(Color(nsColor: .controlBackgroundColor), equals: Color(nsColor: .textBackgroundColor))
    expect(Color(nsColor: .labelColor), equals: .primary)
    expect(Color(nsColor: .controlAccentColor), equals: .accentColor)
  }

  @Test func `Components and opacity are kept`() {
    expect(Color(PlatformColor(red: 1, green: 0.5, blue: 0, alpha: 1)), equals: Color(red: 1, green: 0.5, blue: 0))
    expect(Color(PlatformColor(white: 0.5, alpha: 0.5)), equals: Color(white: 0.5, opacity: 0.5))
    expect(
      Color(PlatformColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)),
      equals: Color(hue: 0.5, saturation: 1, brightness: 1))
    // The opacity is set, not multiplied.
    let faint = PlatformColor.systemRed.withAlphaComponent(0.2).withAlphaComponent(0.5)
    expect(Color(faint), equals: .red.opacity(0.5))
    expectNil(PlatformColor(named: "no such color"))
    expect(Color(ColorResource(name: "no such color", bundle: .main)), equals: .clear)
  }

  @Test func `A color set with a reference is the system color`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(component: "colors-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let references: [(String, Color)] = [
      ("systemOrangeColor", .orange), ("labelColor", .primary), ("darkTextColor", .black),
      ("systemGray6Color", Color(.systemGray6)), ("systemGray5Color", Color(.systemGray5)),
      ("secondarySystemBackgroundColor", Color(.secondarySystemBackground)),
      ("groupTableViewBackgroundColor", Color(.systemGroupedBackground)),
      ("noSuchColor", .clear),
    ]
    for (reference, _) in references {
      let set = folder.appending(components: "Assets.xcassets", "\(reference).colorset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data(
        """
        {"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "\(reference)"}}]}
        """.utf8
      ).write(to: set.appending(component: "Contents.json"))
    }
    let bundle = try #require(Bundle(path: folder.path))
    for (reference, color) in references { expect(Color(reference, bundle: bundle), equals: color, "\(reference)") }
  }
}
