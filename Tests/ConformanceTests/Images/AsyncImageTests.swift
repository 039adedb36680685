import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct AsyncImageTests {
  /// An image of one pixel.
  private static let pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  private func phase(_ address: String?) -> (host: ViewHost<some View>, phases: [String]) {
    var phases: [String] = []
    let host = settledHost(100, 100) {
      AsyncImage(url: address.flatMap { URL(string: $0) }) { phase in
        let _ = phases.append(
          phase.image != nil ? "picture" : phase.error.map { $0.localizedDescription } ?? "empty")
        if let image = phase.image { image.resizable() } else { Color.red }
      }
    }
    return (host, phases)
  }

  @Test(.claim("IMAGE-31")) func `An image is loaded from data and files`() throws {
    let (host, phases) = phase("data:image/png;base64,\(Self.pixel)")
    expect(phases, equals: ["empty", "picture"])
    expect(host.painted.map(\.ink), equals: ["image"])
    let file = FileManager.default.temporaryDirectory.appending(path: "tributary-\(UUID().uuidString).png")
    try #require(Data(base64Encoded: Self.pixel)).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    expect(phase(file.absoluteString).phases, equals: ["empty", "picture"])
  }

  @Test(.claim("IMAGE-32")) func `Network URLs and missing URLs load nothing`() {
    expect(
      phase("https://example.org/a.png").phases,
      equals: [
        "empty", "The URL https://example.org/a.png is not supported: only file and data URLs are.",
      ])
    #expect(phase(nil).phases.allSatisfy { $0 == "empty" })
    #expect(phase("file:///nowhere/at/all.png").phases.last?.hasPrefix("No file exists at") == true)
    expect(phase("data:image/png;base64,AAAA").phases.count, equals: 2)
    #expect(phase("data:text/plain,abc").phases.last?.contains("it is not a base64 data URL") == true)
  }

  @Test(.claim("IMAGE-33")) func `A placeholder is shown until an image is loaded`() {
    struct Screen: View {
      var address = "https://example.org"
      var body: some View {
        AsyncImage(url: URL(string: address), scale: 2) { image in
          image.accessibilityIdentifier("picture")
        } placeholder: {
          Text("waiting")
        }
      }
    }
    let host = settledHost(100, 100) { Screen() }
    expect(host.lines, equals: ["waiting"])
    host.content.address = "data:image/png;base64,\(Self.pixel)"
    play(host, "update | lines =; extent picture = 0.5 0.5")
    expect(settledHost(100, 100) { AsyncImage(url: nil) }.painted.count, equals: 1)
  }

  @Test(.claim("IMAGE-34")) func `A decoded image has the size of its pixels and scale`() throws {
    let data = try #require(Data(base64Encoded: Self.pixel))
    let image = try #require(PlatformImage(data: data, scale: 2))
    expect(image.size, equals: CGSize(width: 0.5, height: 0.5))
    expect(PlatformImage(data: data), equals: PlatformImage(data: data, scale: 0))
    #expect(PlatformImage(data: Data([1, 2, 3])) == nil)
    #expect(PlatformImage(named: "no such picture") == nil && PlatformImage(contentsOfFile: "/nowhere") == nil)
    let file = FileManager.default.temporaryDirectory.appending(path: "tributary-\(UUID().uuidString).png")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    expect(PlatformImage(contentsOfFile: file.path), equals: PlatformImage(named: file.path))
    let host = settledHost(100, 100) {
      Image(uiImage: image).resizable().frame(width: 20, height: 10)
    }
    expect(host.painted.map(\.ink), equals: ["image"])
  }

  @Test(.claim("IMAGE-35")) func `An empty image draws nothing`() {
    expect(PlatformImage().size, equals: .zero)
    expect(PlatformImage(), equals: PlatformImage())
    let host = settledHost(100, 100) {
      VStack(spacing: 0) {
        Image(uiImage: PlatformImage()).accessibilityIdentifier("own size")
        Image(uiImage: PlatformImage()).resizable().scaledToFit().frame(width: 20, height: 10)
          .accessibilityIdentifier("framed")
      }
    }
    play(host, "| extent own size = 0 0; extent framed = 20 10")
    #expect(host.painted.isEmpty)
    #expect(host.diagnostics.isEmpty)
  }

  @Test(.claim("IMAGE-36")) func `An image of a symbol is displayed like the symbol`() throws {
    let star = try #require(PlatformImage(systemName: "star"))
    #expect(star.size.width > 0 && star.size.height > 0)
    #expect(PlatformImage(systemName: "no such symbol") == nil)
    let loaded = settledHost(100, 100) { Image(uiImage: star).foregroundStyle(.red) }
    let named = settledHost(100, 100) { Image(systemName: "star").foregroundStyle(.red) }
    expect(loaded.displayList.description, equals: named.displayList.description)
    #expect(!loaded.painted.isEmpty)
  }
}
