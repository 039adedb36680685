import Foundation
import Observation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryTransfer
import TributaryEngine
import TributaryViews
import TributaryHost

/// Images that closures draw, and the transfer of images and colors.
@MainActor @Suite struct DrawnImageTests {
  private let pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  private func dot(_ label: Text? = nil) -> Image {
    Image(size: CGSize(width: 20, height: 10), label: label) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
      context.fill(Path(CGRect(x: 15, y: 5, width: 20, height: 5)), with: .color(.blue))
    }
  }

  @Test(.claim("IMAGE-50")) func `An image that a closure draws`() {
    let host = settledHost(100, 100) {
      VStack(spacing: 0) {
        dot().accessibilityIdentifier("own size")
        dot().resizable().frame(width: 40, height: 40).accessibilityIdentifier("larger")
      }
    }
    play(host, "| extent own size = 20 10; extent larger = 40 40")
    let list = host.displayList.description
    #expect(list.contains("clip rect 0 0 20 10"))
    #expect(list.contains("transform 2 0 0 4 0 0"))
    expect(list.split(separator: "\n").filter { $0.contains("rectangle 0 0 5 5") }.count, equals: 2)
    #expect(settledHost(100, 100) { dot().renderingMode(.template) }.displayList.description.contains("mask"))
    let canvas = settledHost(100, 100) { Canvas { context, _ in context.draw(dot(), at: CGPoint(x: 50, y: 50)) } }
    #expect(canvas.displayList.description.contains("rectangle 0 0 5 5"))
  }

  @Test func `An image that a closure draws updates when a value that the closure reads changes`() {
    let source = ColorSource()
    let host = settledHost(100, 100) {
      Image(size: CGSize(width: 10, height: 10)) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: source.side, height: 5)), with: .color(.red))
      }
    }
    #expect(host.displayList.description.contains("rectangle 0 0 4 5"))
    source.side = 6
    play(host, "update | picture has rectangle 0 0 6 5")
  }

  @Test(.claim("IMAGE-51")) func `The transfer of images`() throws {
    let data = try #require(Data(base64Encoded: pixel))
    let image = try #require(PlatformImage(data: data))
    let package = TransferPackage(Image(uiImage: image))
    expect(package.types, equals: [.png])
    try expect(package.value(as: Data.self), equals: data)
    try expect(package.value(as: Image.self), equals: Image(uiImage: image))
    #expect(TransferPackage(Image(systemName: "star")).types.isEmpty)
    #expect(TransferPackage(dot()).types.isEmpty)
    #expect(throws: (any Error).self) { try TransferPackage(Data([1, 2]), of: .png).value(as: Image.self) }
  }

  @Test(.claim("STYLE-31")) func `The transfer of colors`() throws {
    let color = Color(.sRGB, red: 0.25, green: 0.5, blue: 1, opacity: 0.5)
    let arrived = try TransferPackage(color).value(as: Color.self)
    expect(arrived.resolve(in: EnvironmentValues()), equals: color.resolve(in: EnvironmentValues()))
    let named = try TransferPackage(Color.red).value(as: Color.self)
    expect(named.resolve(in: EnvironmentValues()), equals: Color.red.resolve(in: EnvironmentValues()))
    #expect(!TransferPackage(color).isTaken(as: String.self))
  }
}

@Observable @MainActor
private final class ColorSource {
  var side: CGFloat = 4
}
