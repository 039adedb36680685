@MainActor struct ImageTests {
  private let files: ImageFiles
  init() throws {
    files = try ImageFiles()
    try files.write(SampleFile.png(120, 80), to: "photo.png")
    try files.write(SampleFile.png(240, 160), to: "photo@2x.png")
    try files.write(SampleFile.jpeg(300, 200), to: "scan.jpg")
    try files.write(SampleFile.png(90, 60), to: "only@3x.png")
  }

  private func images<V: View>(_ host: ViewHost<V>) -> [DisplayImage] {
    var result: [DisplayImage] = []
    host.displayList.forEachFlattened { if case .image(let image) = $0.command { result.append(image) } }
    return result
  }

  @Test(.claim("IMAGE-01")) @MainActor func `An image has its own size`() {
    play(50, 50, "| extent png = 120 80; extent jpeg = 300 200; extent 3x = 30 20; diagnostics =") {
      VStack {
        Image(files.path("photo.png")).accessibilityIdentifier("png")
        Image(files.path("scan")).accessibilityIdentifier("jpeg")
        Image(files.path("only")).accessibilityIdentifier("3x")
      }
    }
  }

  @Test(.claim("IMAGE-02")) @MainActor func `The file for the display scale is shown`() {
    let host = settledHost(400, 400) { Image(files.path("photo")).accessibilityIdentifier("p") }
    expect(images(host).map(\.content.pixelWidth), equals: [120])
    host.environment.displayScale = 2
    expect(images(host.updated()).map(\.content.pixelWidth), equals: [240])
    expect(host.extent("p"), equals: "120 80")
  }

  @Test(.claim("IMAGE-03")) @MainActor func `A resizable image takes the proposal`() {
    let host = columnHost(400, 400) {
      Image(files.path("photo.png")).resizable().frame(width: 50, height: 70).accessibilityIdentifier("framed")
      Image(files.path("photo.png")).resizable().fixedSize().accessibilityIdentifier("fixed")
      Image(files.path("photo.png")).resizable().frame(width: 30).fixedSize().accessibilityIdentifier("narrow")
      Image(files.path("photo.png")).frame(width: 10, height: 10).accessibilityIdentifier("rigid")
    }
    play(host, "| extent framed = 50 70; extent fixed = 120 80; extent narrow = 30 80")
    expect(images(host).map { short($0.frame.width) }, equals: ["50", "120", "30", "120"])
  }

  @Test(.claim("IMAGE-04")) @MainActor func `Cap insets keep their size`() throws {
    let caps = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    let host = settledHost(400, 400) { Image(files.path("photo.png")).resizable(capInsets: caps) }
    let parts = try #require(images(host).first).parts
    expect(parts.map { short($0.source) }.first, equals: "0 0 20 10")
    expect(
      parts.map { short($0.target) },
      equals: [
        "0 0 20 10", "20 0 340 10", "360 0 40 10", "0 10 20 360", "20 10 340 360", "360 10 40 360", "0 370 20 30",
        "20 370 340 30", "360 370 40 30",
      ])
    expect(parts.map { short($0.source) }[4], equals: "20 10 60 40")
    let mirrored = settledHost(400, 400) {
      Image(files.path("photo.png")).resizable(capInsets: caps).environment(\.layoutDirection, .rightToLeft)
    }
    expect(images(mirrored).first.map { short($0.parts[0].target) }, equals: "0 0 40 10")
  }

  @Test(.claim("IMAGE-05")) @MainActor func `Tiles have the image's size`() {
    let host = settledHost(400, 400) { Image(files.path("only")).resizable(resizingMode: .tile) }
    let parts = images(host).first?.parts ?? []
    expect(parts.count, equals: 1)
    expect(parts.first?.tile, equals: CGSize(width: 30, height: 20))
    expect(parts.first.map { short($0.target) }, equals: "0 0 400 400")
  }

  @Test(.claim("IMAGE-06")) @MainActor func `An image that cannot be shown is replaced by a visible box`() throws {
    try files.write([], to: "empty.png")
    try files.write(Array("GIF89a".utf8), to: "moving.png")
    try files.write(Array(SampleFile.png(10, 10).dropLast(12)), to: "cut.png")
    let host = columnHost(400, 400) {
      Image(files.path("none")).accessibilityIdentifier("none")
      Image(files.path("none"))
      Image(files.path("empty"))
      Image(files.path("moving.png"))
      Image(files.path("cut.png"))
      Image("../../photo.png")
      Image(files.path("")).resizable()
    }
    expect(host.extent("none"), here: "64 48", inSwiftUI: "0 0")
    let found = host.diagnostics
    expect(found.map(\.code), equals: Array(repeating: .unreadableImage, count: 6))
    #expect(found.allSatisfy { $0.severity == .warning && $0.path?.contains("Image") == true })
    let reasons = found.map { $0.evidence.first { $0.label == "reason" }?.lines.first }
    expect(
      reasons,
      equals: [
        "the file does not exist", "the file is empty", "the file is neither PNG nor JPEG", "the file is truncated",
        "the name refers to a file outside its directory", "the file does not exist",
      ])
    play(host, "| lines has none", "update")
    expect(host.diagnostics.count, equals: 6)
  }

  @Test(.claim("IMAGE-07")) @MainActor func `A file is read once`() throws {
    func content(_ count: Int) -> some View { ForEach(0..<count, id: \.self) { _ in Image(files.path("photo.png")) } }
    let host = settledHost(400, 400) { content(1) }
    try files.remove("photo.png")
    host.content = content(3)
    host.update()
    let shown = images(host)
    expect(shown.count, equals: 3)
    #expect(shown.allSatisfy { $0.content === shown.first?.content })
  }

  @Test(.claim("IMAGE-08")) @MainActor func `A template image takes the foreground style`() {
    let host = settledHost(400, 400) {
      VStack {
        Image(files.path("photo.png")).renderingMode(.template)
        Image(files.path("photo.png"))
      }
      .foregroundStyle(Ink.red.color)
    }
    expect(images(host).map(\.stencil), equals: [.color(Ink.red.resolved), nil])
  }

  @Test(.claim("IMAGE-09")) @MainActor func `A replaced image is measured and drawn again`() {
    func content(_ name: String, isResizable: Bool) -> some View {
      let image = Image(files.path(name))
      return (isResizable ? image.resizable() : image).accessibilityIdentifier("p")
    }
    let host = settledHost(400, 300) { content("photo.png", isResizable: false) }
    host.content = content("scan.jpg", isResizable: false)
    play(host, "update | extent p = 300 200")
    host.content = content("scan.jpg", isResizable: true)
    play(host, "update | extent p = 400 300")
  }

  @Test(.claim("IMAGE-52")) @MainActor func `The label of an image follows the locale`() {
    let host = settledHost(400, 400) { Image(files.path("photo.png"), label: Text(1234.5, format: .number)) }
    host.environment.locale = Locale(identifier: "en_US")
    expect(images(host.updated()).map(\.name), equals: ["1,234.5"])
    host.environment.locale = Locale(identifier: "de_DE")
    expect(images(host.updated()).map(\.name), equals: ["1.234,5"])
    expect(host.accessibleElements().map(\.label), equals: ["1.234,5"])
  }

  @Test(.claim("IMAGE-10")) @MainActor func `Images have accessibility labels`() {
    let host = columnHost(400, 400) {
      Image(files.path("photo.png"))
      Image(files.path("photo.png"), label: Text("Sunset"))
      Image(decorative: files.path("photo.png"))
    }
    expect(images(host).map(\.name), equals: ["photo", "Sunset", nil])
  }

  @Test func `An image set of an asset catalog is found by its name, with the file for the display scale`() throws {
    let set = "Assets.xcassets/Icons/logo.imageset"
    try files.write(SampleFile.png(20, 10), to: "\(set)/small.png")
    try files.write(SampleFile.png(40, 20), to: "\(set)/large.png")
    try files.write(SampleFile.png(60, 20), to: "\(set)/night.png")
    let description = """
      {"images": [
        {"idiom": "universal", "scale": "1x", "filename": "night.png",
          "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "universal", "scale": "1x", "filename": "small.png"},
        {"idiom": "universal", "scale": "2x", "filename": "large.png"},
        {"idiom": "universal", "scale": "3x"}
      ]}
      """
    try files.write(Array(description.utf8), to: "\(set)/Contents.json")
    let bundle = try #require(Bundle(path: files.directory.path))
    let host = columnHost(400, 400) {
      Image("logo", bundle: bundle).accessibilityIdentifier("plain")
      Image("Icons/logo", bundle: bundle).accessibilityIdentifier("in group")
    }
    expect(images(host).map(\.content.pixelWidth), equals: [20, 20])
    host.environment.displayScale = 3
    expect(images(host.updated()).map(\.content.pixelWidth), equals: [40, 40])
    play(host, "| extent plain = 20 10; extent in group = 20 10; diagnostics =")
  }
}

private let pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

@MainActor struct AsyncImageTests {
  private func phase(_ address: String?) -> (host: ViewHost<some View>, phases: [String]) {
    var phases: [String] = []
    let host = settledHost(100, 100) {
      AsyncImage(url: address.flatMap { URL(string: $0) }) { phase in
        let _ = phases.append(phase.image != nil ? "picture" : phase.error.map { $0.localizedDescription } ?? "empty")
        if let image = phase.image { image.resizable() } else { Color.red }
      }
    }
    return (host, phases)
  }

  @Test(.claim("IMAGE-31")) @MainActor func `An image is loaded from data and files`() throws {
    let (host, phases) = phase("data:image/png;base64,\(pixel)")
    expect(phases, equals: ["empty", "picture"])
    expect(host.painted.map(\.ink), equals: ["image"])
    let file = FileManager.default.temporaryDirectory.appending(path: "tributary-\(UUID().uuidString).png")
    try #require(Data(base64Encoded: pixel)).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    expect(phase(file.absoluteString).phases, equals: ["empty", "picture"])
  }

  @Test(.claim("IMAGE-32")) @MainActor func `Network URLs and missing URLs load nothing`() {
    expect(
      phase("https://example.org/a.png").phases,
      equals: [
        "empty", "The URL https://example.org/a.png is not supported: only file and data URLs are.",
      ])
    #expect(phase(nil).phases.allSatisfy { $0 == "empty" })
    expect(phase("file:///nowhere/at/all.png").phases.last?.hasPrefix("No file exists at"), equals: true)
    expect(phase("data:image/png;base64,AAAA").phases.count, equals: 2)
    expect(phase("data:text/plain,abc").phases.last?.contains("it is not a base64 data URL"), equals: true)
  }

  @Test(.claim("IMAGE-33")) @MainActor func `A placeholder is shown until an image is loaded`() {
    struct Screen: View {
      var address = "https://example.org"
      var body: some View {
        AsyncImage(
          url: URL(string: address), scale: 2, content: { image in image.accessibilityIdentifier("picture") },
          placeholder: { Text("waiting") })
      }
    }
    let host = settledHost(100, 100) { Screen() }
    expect(host.lines, equals: ["waiting"])
    host.content.address = "data:image/png;base64,\(pixel)"
    play(host, "update | lines =; extent picture = 0.5 0.5")
    expect(settledHost(100, 100) { AsyncImage(url: nil) }.painted.count, equals: 1)
  }

  @Test(.claim("IMAGE-34")) @MainActor func `A decoded image has the size of its pixels and scale`() throws {
    let data = try #require(Data(base64Encoded: pixel))
    let image = try #require(PlatformImage(data: data, scale: 2))
    expect(image.size, equals: CGSize(width: 0.5, height: 0.5))
    expect(PlatformImage(data: data), equals: PlatformImage(data: data, scale: 0))
    expectNil(PlatformImage(data: Data([1, 2, 3])))
    #expect(PlatformImage(named: "no such picture") == nil && PlatformImage(contentsOfFile: "/nowhere") == nil)
    let file = FileManager.default.temporaryDirectory.appending(path: "tributary-\(UUID().uuidString).png")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    expect(PlatformImage(contentsOfFile: file.path), equals: PlatformImage(named: file.path))
    let host = settledHost(100, 100) { Image(uiImage: image).resizable().frame(width: 20, height: 10) }
    expect(host.painted.map(\.ink), equals: ["image"])
  }

  @Test(.claim("IMAGE-35")) @MainActor func `An empty image draws nothing`() {
    expect(PlatformImage().size, equals: .zero)
    expect(PlatformImage(), equals: PlatformImage())
    let host = columnHost(100, 100, spacing: 0) {
      Image(uiImage: PlatformImage()).accessibilityIdentifier("own size")
      Image(uiImage: PlatformImage()).resizable().scaledToFit().frame(width: 20, height: 10)
        .accessibilityIdentifier("framed")
    }
    play(host, "| extent own size = 0 0; extent framed = 20 10")
    expectEmpty(host.painted)
    expectEmpty(host.diagnostics)
  }

  @Test(.claim("IMAGE-36")) @MainActor func `An image of a symbol is displayed like the symbol`() throws {
    let star = try #require(PlatformImage(systemName: "star"))
    #expect(star.size.width > 0 && star.size.height > 0)
    expectNil(PlatformImage(systemName: "no such symbol"))
    let loaded = settledHost(100, 100) { Image(uiImage: star).foregroundStyle(.red) }
    let named = settledHost(100, 100) { Image(systemName: "star").foregroundStyle(.red) }
    expect(loaded.displayList.description, equals: named.displayList.description)
    expect(!loaded.painted.isEmpty)
  }
}

@MainActor struct DrawnImageTests {
  private func dot(_ label: Text? = nil) -> Image {
    Image(size: CGSize(width: 20, height: 10), label: label) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
      context.fill(Path(CGRect(x: 15, y: 5, width: 20, height: 5)), with: .color(.blue))
    }
  }

  @Test(.claim("IMAGE-50")) @MainActor func `An image that a closure draws`() {
    let host = columnHost(100, 100, spacing: 0) {
      dot().accessibilityIdentifier("own size")
      dot().resizable().frame(width: 40, height: 40).accessibilityIdentifier("larger")
    }
    play(host, "| extent own size = 20 10; extent larger = 40 40")
    let list = host.displayList.description
    expect(list, contains: "clip rect 0 0 20 10")
    expect(list, contains: "transform 2 0 0 4 0 0")
    expect(list.split(separator: "\n").filter { $0.contains("rectangle 0 0 5 5") }.count, equals: 2)
    expect(settledHost(100, 100) { dot().renderingMode(.template) }.displayList.description, contains: "mask")
    let canvas = settledHost(100, 100) { Canvas { context, _ in context.draw(dot(), at: CGPoint(x: 50, y: 50)) } }
    expect(canvas.displayList.description, contains: "rectangle 0 0 5 5")
  }

  @Test @MainActor func `An image that a closure draws updates when a value that the closure reads changes`() {
    let source = ColorSource()
    let host = settledHost(100, 100) {
      Image(size: CGSize(width: 10, height: 10)) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: source.side, height: 5)), with: .color(.red))
      }
    }
    expect(host.displayList.description, contains: "rectangle 0 0 4 5")
    source.side = 6
    play(host, "update | picture has rectangle 0 0 6 5")
  }

  @Test(.claim("IMAGE-51")) @MainActor func `An image is transferred as the bytes of its file`() throws {
    let data = try #require(Data(base64Encoded: pixel))
    let image = try #require(PlatformImage(data: data))
    let package = TransferPackage(Image(uiImage: image))
    expect(package.types, equals: [.png])
    try expect(package.value(as: Data.self), equals: data)
    try expect(package.value(as: Image.self), equals: Image(uiImage: image))
    expectEmpty(TransferPackage(Image(systemName: "star")).types)
    expectEmpty(TransferPackage(dot()).types)
    #expect(throws: (any Error).self) { try TransferPackage(Data([1, 2]), of: .png).value(as: Image.self) }
  }

  @Test(.claim("STYLE-31")) @MainActor func `A color is transferred as its sRGB components and opacity`() throws {
    let color = Color(.sRGB, red: 0.25, green: 0.5, blue: 1, opacity: 0.5)
    let arrived = try TransferPackage(color).value(as: Color.self)
    expect(arrived.resolve(in: EnvironmentValues()), equals: color.resolve(in: EnvironmentValues()))
    let named = try TransferPackage(Color.red).value(as: Color.self)
    expect(named.resolve(in: EnvironmentValues()), equals: Color.red.resolve(in: EnvironmentValues()))
    expect(!TransferPackage(color).isTaken(as: String.self))
  }
}

@Observable @MainActor
private final class ColorSource { var side: CGFloat = 4 }
