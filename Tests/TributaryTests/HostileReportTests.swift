import Foundation

/// Arbitrary names in the data that programs print.
@MainActor struct HostileReportTests {
  @Test(arguments: [
    "\u{1B}[2J\u{9B}31m\u{07}", "\u{202E}left\u{2066}\u{200F}\u{061C}", "quote \" back \\ slash",
    "line\nfeed\u{2028}\u{0}",
    "<b>&amp;</b>",
  ])
  @MainActor func `Frames are reported as JSON without terminal control sequences`(name: String) throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      VStack {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier(name)
        Color.blue.frame(width: 10, height: 10).accessibilityIdentifier(name + "b").accessibilityLabel(name).help(name)
      }
    }
    host.update()
    let json = host.framesJSON()
    let isHarmless = json.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !Self.isHarmful($0) }
    expect(isHarmless, "\(json.debugDescription)")
    let read = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    expect(Set(read.keys), equals: [name, name + "b"])
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F: true
    default: false
    }
  }
}
