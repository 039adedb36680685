import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// The effects of modifiers on the characters and lines of a text.
@MainActor @Suite struct TextStyleTests {
  private func cells<V: View>(_ width: CGFloat, _ height: CGFloat = 200, @ViewBuilder _ content: () -> V) -> ViewHost<V>
  {
    settledHost(width, height, measurer: CellTextMeasurer(), content: content)
  }

  private func metric<V: View>(_ width: CGFloat, _ height: CGFloat = 200, @ViewBuilder _ content: () -> V) -> ViewHost<
    V
  > {
    settledHost(width, height, measurer: MetricTextMeasurer(), content: content)
  }

  @Test(.claim("TEXT-18")) func `Kerning widens text`() {
    let text = Text("abab")
    let plain: CGFloat = 4 * 1139 * 20 / 2048
    let host = metric(400) {
      VStack {
        text.kerning(3).accessibilityIdentifier("kerned")
        text.kerning(3).tracking(5).accessibilityIdentifier("tracked")
        text.accessibilityIdentifier("inherited").tracking(-1)
      }
      .font(.system(size: 20))
    }
    expect(short(host.frame(of: "kerned")?.width ?? 0), equals: short(plain + 12))
    expect(short(host.frame(of: "tracked")?.width ?? 0), equals: short(plain + 20))
    expect(short(host.frame(of: "inherited")?.width ?? 0), equals: short(plain - 4))
  }

  @Test(.claim("TEXT-19")) func `A baseline offset raises the line height`() {
    let host = metric(400) {
      HStack(alignment: .firstTextBaseline) {
        Text("a").accessibilityIdentifier("plain")
        Text("a").baselineOffset(10).accessibilityIdentifier("up")
        Text("a").baselineOffset(-10).accessibilityIdentifier("down")
      }
    }
    let height = host.frame(of: "plain")?.height ?? 0
    expect(short(host.frame(of: "up")?.height ?? 0), equals: short(height + 10))
    expect(short(host.frame(of: "down")?.height ?? 0), equals: short(height + 10))
    // All baselines are on one line.
    expect(Set(host.baselines).count, equals: 1)
    #expect(host.frame(of: "up")?.minY ?? 0 < host.frame(of: "plain")?.minY ?? 0)
    expect(host.frame(of: "down")?.minY, equals: host.frame(of: "plain")?.minY)
  }

  @Test(.claim("TEXT-20")) func `Tightening precedes scaling`() throws {
    let line = Text("Hello, world").lineLimit(1)
    let width = try #require(metric(400) { line.accessibilityIdentifier("t") }.frame(of: "t")).width
    func host(_ share: CGFloat, tight: Bool, scale: CGFloat) -> (text: [String], fonts: [String]) {
      let host = metric(400) {
        line.allowsTightening(tight).minimumScaleFactor(scale).frame(width: width * share)
      }
      return (host.lines, host.fonts)
    }
    // A twentieth of 17 points, taken from 12 characters, is 10.2 points, more than a tenth of the width.
    expect(host(0.92, tight: true, scale: 0.5).fonts, equals: ["17 400 Hello, world"])
    expect(host(0.92, tight: false, scale: 1).text, equals: ["Hello, w…"])
    let scaled = host(0.7, tight: true, scale: 0.5)
    expect(scaled.text, equals: ["Hello, world"])
    #expect(scaled.fonts != ["17 400 Hello, world"])
    #expect(host(0.3, tight: true, scale: 0.9).text.joined().hasSuffix("…"))
  }

  @Test(.claim("TEXT-21")) func `Text styles have their sizes`() {
    let host = metric(400, 600) {
      VStack {
        ForEach(Font.TextStyle.allCases, id: \.self) { Text("x").font(.system($0)) }
      }
    }
    expect(
      host.fonts,
      equals: [
        "34 400 x", "28 400 x", "22 400 x", "20 400 x", "17 600 x", "15 400 x", "17 400 x", "16 400 x", "13 400 x",
        "12 400 x", "11 400 x",
      ])
  }

  @Test(.claim("TEXT-79")) func `A text without a font or color has the default ones`() {
    let host = metric(400) {
      VStack {
        Text("a").font(nil)
        Text("b").foregroundColor(nil)
        Text("c").font(nil).font(.largeTitle)
        Text("d").font(.caption).font(nil).foregroundColor(Ink.blue.color).foregroundColor(nil)
        Text("e")
      }
      .font(.title)
      .foregroundStyle(Ink.red.color)
    }
    expect(host.fonts, equals: ["17 400 a", "28 400 b", "17 400 c", "12 400 d", "28 400 e"])
    expect(host.texts(in: .red), equals: ["a", "c", "e"])
    expect(host.texts(in: .black), equals: ["b"])
    expect(host.texts(in: .blue), equals: ["d"])
    let view = metric(400) {
      VStack { HStack { Text("a") }.font(nil).foregroundColor(nil) }.font(.title).foregroundStyle(Ink.red.color)
    }
    expect(view.fonts, equals: ["17 400 a"])
    expect(view.texts(in: .black), equals: ["a"])
  }

  @Test(.claim("TEXT-22")) func `The text case changes letters`() {
    let host = cells(200) {
      VStack {
        Text("Straße").accessibilityIdentifier("t")
        Text("Abc").textCase(nil)
        Text("Abc").textCase(.lowercase)
      }
      .textCase(.uppercase)
    }
    play(host, "| lines = STRASSE / Abc / abc; extent t = 56 16")
  }

  @Test(.claim("TEXT-23")) func `Underline and strikethrough are inherited`() {
    let host = cells(200) {
      VStack {
        Text("a")
        Text("b") + Text("c").strikethrough()
        Text("d").underline(false)
      }
      .underline()
    }
    expect(host.decorated, equals: ["_a_", "_b_", "_c_", "-c-", "_d_"])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(.claim("TEXT-24")) func `Lines are aligned to each other`() {
    func places(_ alignment: TextAlignment, _ direction: LayoutDirection = .leftToRight) -> [String] {
      cells(80) {
        Text("aaaaaa\nbb").multilineTextAlignment(alignment).environment(\.layoutDirection, direction)
      }.places
    }
    expect(places(.leading), equals: ["16 aaaaaa", "16 bb"])
    expect(places(.center), equals: ["16 aaaaaa", "32 bb"])
    expect(places(.trailing), equals: ["16 aaaaaa", "48 bb"])
    expect(places(.leading, .rightToLeft), equals: ["16 aaaaaa", "48 bb"])
  }

  @Test(.claim("TEXT-25")) func `Line limits reserve space`() {
    let text = Text("a b c d e").frame(width: 8)
    let host = cells(200, 800) {
      VStack {
        text.lineLimit(2).accessibilityIdentifier("2")
        text.lineLimit(...3).accessibilityIdentifier("...3")
        Text("a").lineLimit(3, reservesSpace: true).accessibilityIdentifier("reserved")
        Text("a").lineLimit(2...4).accessibilityIdentifier("2...4")
        text.lineLimit(2...4).accessibilityIdentifier("long")
        text.lineLimit(7...).accessibilityIdentifier("7...")
      }
    }
    let heights = ["2", "...3", "reserved", "2...4", "long", "7..."].map { short(host.frame(of: $0)?.height ?? 0) }
    expect(heights, equals: ["32", "48", "48", "32", "64", "112"])
  }

  @Test(.claim("TEXT-26")) func `Truncation has three modes`() {
    func shown(_ mode: Text.TruncationMode) -> [String] {
      cells(56) { Text("abcdefghij").lineLimit(1).truncationMode(mode) }.lines
    }
    expect(shown(.head), equals: ["…efghij"])
    expect(shown(.middle), equals: ["abc…hij"])
    expect(shown(.tail), equals: ["abcdef…"])
  }

  @Test(.claim("TEXT-27")) func `Line spacing applies between lines`() {
    let host = cells(200) {
      VStack {
        Text("a\nb\nc").lineSpacing(5).accessibilityIdentifier("three")
        Text("a").lineSpacing(5).accessibilityIdentifier("one")
      }
    }
    play(host, "| extent three = 8 58; extent one = 8 16")
  }

  @Test(.claim("TEXT-28")) func `Wide and combined characters are measured as displayed`() {
    let host = metric(400) {
      VStack {
        Text("日本").accessibilityIdentifier("wide")
        Text("e\u{301}").accessibilityIdentifier("combined")
        Text("e").accessibilityIdentifier("plain")
        Text("👨‍👩‍👧‍👦").accessibilityIdentifier("family")
        Text("👍🏽").accessibilityIdentifier("thumb")
        Text("🇩🇪").accessibilityIdentifier("flag")
      }
      .font(.system(size: 20))
    }
    expect(host.frame(of: "wide")?.width, equals: 40)
    expect(host.frame(of: "combined")?.width, equals: host.frame(of: "plain")?.width)
    for name in ["family", "thumb", "flag"] { expect(host.frame(of: name)?.width, equals: 25, "\(name)") }
  }
}
