import Tributary

/// Text styles, runs, lines and symbols.
struct TextPage: View {
  private let styles: [(String, Font)] = [
    ("largeTitle", .largeTitle), ("title", .title), ("headline", .headline), ("body", .body), ("footnote", .footnote),
    ("caption2", .caption2),
  ]

  var body: some View {
    HStack(alignment: .top, spacing: 32) {
      VStack(alignment: .leading, spacing: 4) {
        ForEach(styles, id: \.0) { name, font in
          Text(name).font(font).accessibilityIdentifier(name)
        }
        Divider()
        Text("One ") + Text("text ").bold() + Text("of ").italic().foregroundColor(.blue)
          + Text("several").underline().strikethrough(false)
        HStack {
          Image(systemName: "bookmark.fill")
          Text("A symbol stands on the text's line")
        }
      }
      .fixedSize()
      VStack(alignment: .leading, spacing: 12) {
        Text("Lines end where words end, and a limit ends them all with an ellipsis, in the place one says.")
          .lineLimit(2)
          .accessibilityIdentifier("limited")
        Text("/a/path/that/is/much/too/long/for/the/column/file.txt")
          .lineLimit(1)
          .truncationMode(.middle)
          .accessibilityIdentifier("middle")
        Text("This one would rather be smaller")
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          .accessibilityIdentifier("smaller")
        Text("Centred lines\nof one text")
          .multilineTextAlignment(.center)
        Text("A symbol \(Image(systemName: "star.fill")) goes with the words around it")
          .foregroundStyle(.indigo)
        Text("Small capitals").font(.body.smallCaps())
        Text("日本語 and العربية and é")
      }
      .frame(width: 180, alignment: .leading)
    }
    .padding(20)
  }
}
