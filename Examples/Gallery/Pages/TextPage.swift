import Tributary

/// Text styles, runs, lines, and symbols.
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
          Text("A symbol on the text's baseline")
        }
      }
      .fixedSize()
      VStack(alignment: .leading, spacing: 12) {
        Text("Text wraps between words. A line limit truncates it with an ellipsis at a position of your choice.")
          .lineLimit(2)
          .accessibilityIdentifier("limited")
        Text("/a/path/that/is/much/too/long/for/the/column/file.txt")
          .lineLimit(1)
          .truncationMode(.middle)
          .accessibilityIdentifier("middle")
        Text("This line becomes smaller to fit")
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          .accessibilityIdentifier("smaller")
        Text("Centered lines\nof one text")
          .multilineTextAlignment(.center)
        Text("A symbol \(Image(systemName: "star.fill")) wraps with the words around it")
          .foregroundStyle(.indigo)
        Text("Small capitals").font(.body.smallCaps())
        Text("日本語 and العربية and é")
      }
      .frame(width: 180, alignment: .leading)
    }
    .padding(20)
  }
}
