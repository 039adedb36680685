/// A text whose only attributes are a font and a color has the size and the picture of the same text in two runs, which
/// is measured as a paragraph.
@MainActor struct FontTextTests {
  private static let contents = [
    "", "a", "one two three", "A paragraph that wraps over several lines,\nand a second one: ¡día! 12,345.67",
  ]

  private static let styles: [@MainActor (Text) -> Text] = [
    { $0.font(.caption) }, { $0.bold() }, { $0.font(.title).italic().foregroundStyle(.red) },
    { $0.fontWeight(.light).fontDesign(.monospaced).foregroundStyle(.secondary) },
  ]

  private static let surroundings: [@MainActor (Text) -> AnyView] = [
    { AnyView($0) }, { AnyView($0.lineLimit(2).truncationMode(.middle).multilineTextAlignment(.trailing)) },
    { AnyView($0.minimumScaleFactor(0.5).lineLimit(1)) }, { AnyView($0.redacted(reason: .placeholder)) },
    { AnyView($0.textCase(.uppercase).environment(\.font, .headline)) },
    { AnyView($0.lineLimit(3, reservesSpace: true).lineSpacing(4).tint(.green).foregroundStyle(.tint)) },
  ]

  @Test(arguments: 0..<6) @MainActor
  func `A text with a font is measured and drawn like a paragraph`(_ number: Int) {
    let around = Self.surroundings[number]
    func picture(_ text: Text, _ width: CGFloat) -> String {
      let host = ViewHost(size: CGSize(width: width, height: 200)) {
        VStack {
          Text("above")
          around(text).background(.yellow)
          HStack(alignment: .firstTextBaseline) {
            around(text)
            Text("beside")
          }
        }
      }
      host.update()
      return host.svg
    }
    for content in Self.contents {
      for style in Self.styles {
        for width: CGFloat in [8, 60, 110, 400] {
          let joined = Text(verbatim: content) + Text(verbatim: "").underline()
          expect(picture(style(Text(verbatim: content)), width), equals: picture(style(joined), width))
        }
      }
    }
  }
}
