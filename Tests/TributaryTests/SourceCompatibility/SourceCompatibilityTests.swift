/// Returns a host that has settled without a finding. A character is 8 by 16 points large.
@MainActor func settled<V: View>(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: () -> V) -> ViewHost<V> {
  let host = ViewHost(size: CGSize(width: width, height: height), content: content)
  host.environment.textMeasurer = CellTextMeasurer()  // 8 × 16 points a character
  host.update()
  expectEmpty(host.diagnostics)
  return host
}

/// The notes of the views of a test.
final class Log {
  var lines: [String] = []
}

/// Views that a SwiftUI programmer would write, with one imported module: they compile and have the expected frames.
@MainActor struct SourceCompatibilityTests {
  @Test @MainActor func `A layout uses its cache`() {
    let host = settled(200, 50) {
      EqualWidthRow {
        Text("a").frame(maxWidth: .infinity).accessibilityIdentifier("a")
        Text("long one").frame(maxWidth: .infinity).accessibilityIdentifier("b")
      }
    }
    expect(host.frame(of: "a"), equals: CGRect(x: 32, y: 17, width: 64, height: 16))
    expect(host.frame(of: "b"), equals: CGRect(x: 104, y: 17, width: 64, height: 16))
  }

  @Test @MainActor func `A layout can be switched`() {
    let host = settled(120, 120) { Podium() }
    expect(host.frame(of: "a"), equals: CGRect(x: 38, y: 50, width: 20, height: 20))
    host.tap("a")
    // Half a turn from the top.
    #expect(host.frame(of: "a").map { ($0.midX.rounded(), $0.midY.rounded()) } ?? (0, 0) == (60, 90))
    #expect(host.frame(of: "b").map { ($0.midX.rounded(), $0.midY.rounded()) } ?? (0, 0) == (60, 30))
  }

  @Test @MainActor func `Pages are three quarters of the viewport wide`() {
    let host = settled(250, 150) { Gallery(colors: [.red, .green, .blue]) }
    // A viewport of 210 in four parts of 45 and three gaps of 10.
    expect(host.frame(of: "page-0"), equals: CGRect(x: 20, y: 0, width: 155, height: 155 / 1.5))
    expect(host.frame(of: "page-1")?.minX, equals: 185)
  }

  @Test @MainActor func `A chat scrolls to its end`() throws {
    let host = settled(100, 100) { Chat(lines: (1...50).map { "line \($0)" }) }
    expect(host.frame(of: "line 1")?.minY, equals: 0)
    expect(host.frame(of: "down"), equals: CGRect(x: 0, y: 74, width: 100, height: 26))
    host.tap("down")
    let last = try #require(host.frame(of: "line 50"))
    #expect(last.maxY <= 73 && last.maxY > 60)
  }

  @Test @MainActor func `A card has a badge`() throws {
    let host = settled(300, 100) { Card(title: "One") }
    let card = try #require(host.frame(of: "card"))
    let badge = try #require(host.frame(of: "badge"))
    #expect(card.width == 300 && card.height >= 44)
    #expect(badge.midX == card.maxX && badge.midY == card.minY)
  }

  @Test @MainActor func `Stripes are drawn in every style`() {
    let host = settled(200, 400) { Stripes() }
    let picture = host.displayList.description
    for part in [
      "clip path 10 0 m", "rectangle 0 0 200 400 #F2F2F2FF", "linear 100 0 to 100 50.286",
      "linear 0 83.429 to 200 83.429",
      "ellipse 149.714 116.571 50.286 50.286 radial 174.857 141.714 0 to 40", "angular 100 200 0° to 180°",
      "stroke 2 path 12 233.143 m", "#5856D6FF", "transform 0 -1 1 0 149.714 341.714",
    ] { expect(picture.contains(part), "\(part)") }
  }

  @Test @MainActor func `A token must be held before it is moved`() {
    let host = settled(200, 200) { HeldToken() }
    let middle = CGPoint(x: 100, y: 100)
    host.drag(from: middle, to: CGPoint(x: 140, y: 130))
    expect(host.frame(of: "token")?.origin, equals: CGPoint(x: 80, y: 80))
    host.drag(from: middle, to: CGPoint(x: 140, y: 130), holding: 0.5)
    expect(host.frame(of: "token")?.origin, equals: CGPoint(x: 120, y: 110))
  }

  @Test @MainActor func `A panel of controls responds to input`() {
    let log = Log()
    let host = settled(320, 400) { SettingsPanel { log.lines.append($0) } }
    host.tap("save")
    expect(log.lines, equals: [])
    host.tap("name")
    host.type("Ann")
    host.tap("dark")
    host.tap("volume")
    host.tap("notify")
    host.tap("volume")
    host.tap("save")
    expect(log.lines, equals: ["Ann false 0.5 2 dark"])
    host.tap("name")
    host.type("e\n")
    expect(log.lines.last, equals: "Anne false 0.5 2 dark")
  }

  @Test @MainActor func `A photo can be zoomed and panned`() {
    let host = settled(200, 200) { Photo() }
    let middle = CGPoint(x: 100, y: 100)
    host.tap(at: middle)
    host.tap(at: middle)
    host.advance(by: 1)
    expect(host.frame(of: "photo")?.width, equals: 100)
    host.tap(at: middle)
    host.advance(by: 1)
    expect(host.frame(of: "photo")?.width, equals: 50)
    host.press(at: middle, for: 1)
    expect(host.frame(of: "photo")?.width, equals: 25)
  }

  /// Taps the first displayed text that equals the given one, and waits.
  private func tap(_ text: String, in host: ViewHost<some View>) {
    guard let node = host.shownTexts.first(where: { $0.shownContent == text }) else {
      Issue.record("\(text) is not shown")
      return
    }
    host.tap(at: node.center)
    host.advance(by: 2)
  }

  private func texts(_ host: ViewHost<some View>) -> Set<String> { Set(host.shownTexts.map(\.shownContent)) }

  @Test @MainActor func `A list of parks has pages, a sheet with an editor, and fields in focus order`() {
    let host = settled(320, 400) { ParkList() }
    expect(texts(host).isSuperset(of: ["Parks", "Yosemite", "Sequoia", "About", "Help"]))
    tap("Yosemite", in: host)
    tap("Neighbor", in: host)
    expect(texts(host).contains("Neighbor of Yosemite"))
    tap("Close", in: host)
    tap("Edit", in: host)
    host.type(" Valley\nbig\n")
    host.advance(by: 2)
    tap("Home", in: host)
    expect(texts(host).isSuperset(of: ["Parks", "Yosemite Valley", "Sequoia"]))
    tap("About", in: host)
    expect(texts(host).contains("Made of parks"))
    tap("Parks", in: host)
    tap("Help", in: host)
    expect(texts(host), equals: ["Help"])
    host.performExitCommand()
    host.advance(by: 2)
    expect(texts(host).contains("Parks"))
    expectEmpty(host.diagnostics)
  }

  @Test @MainActor func `A NavigationView with deprecated modifiers shows its pages`() {
    let host = settled(320, 400) { OldBook() }
    tap("Chapter", in: host)
    expect(texts(host), equals: ["One", "Book", "Leave"])
    tap("Leave", in: host)
    expect(texts(host), equals: ["Book", "Chapter"])
  }
}
