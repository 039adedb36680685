import Foundation
import Testing
import TributaryDrawing
import TributaryEngine
import TributaryHost
import TributaryViews

@MainActor @Suite struct FontResolutionTests {
  @Test(.claim("TEXT-81")) func `A font has traits in an environment`() {
    let plain = EnvironmentValues().fontResolutionContext
    expect(Font.default.resolve(in: plain).pointSize, equals: 17)
    #expect(!Font.default.resolve(in: plain).isBold)
    #expect(Font.headline.resolve(in: plain).isBold)
    #expect(!Font.headline.bold(false).resolve(in: plain).isBold)
    expect(Font.body.weight(.light).bold(false).resolve(in: plain).weight, equals: .light)
    #expect(Font.body.bold(true).italic(true).resolve(in: plain).isItalic)
    #expect(!Font.body.italic().italic(false).resolve(in: plain).isItalic)
    #expect(Font.body.monospaced().resolve(in: plain).isMonospaced)
    #expect(Font.body.smallCaps().resolve(in: plain).isLowercaseSmallCaps)

    var environment = EnvironmentValues()
    environment.font = .title.bold().italic()
    environment.dynamicTypeSize = .accessibility5
    let context = environment.fontResolutionContext
    #expect(context != plain)
    let font = Font.default.resolve(in: context)
    #expect(font.isBold && font.isItalic && font.pointSize > 28)
    #expect(!Font.default.bold(false).resolve(in: context).isBold)
    #expect(!Font.default.italic(false).resolve(in: context).isItalic)
    expect(Font.default.weight(.heavy).resolve(in: context).weight, equals: .heavy)
  }

  @Test func `Text with the default font has the font of the environment`() {
    var text = AttributedString("abc")
    text.font = .default.italic()
    let heavy = Font.system(size: 31, weight: .heavy)
    let expected = settledHost(200, 100) { Text(verbatim: "abc").font(heavy.italic()) }.displayList.description
    expect(settledHost(200, 100) { Text(text).font(heavy) }.displayList.description, equals: expected)
    expect(settledHost(200, 100) { HStack { Text(text) }.font(heavy) }.displayList.description, equals: expected)
    expect(settledHost(200, 100) { Text(text).font(.default).font(heavy) }.displayList.description, equals: expected)
  }
}
