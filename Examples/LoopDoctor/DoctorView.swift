import Tributary

/// The list of cases, and the page about the selected case.
struct DoctorView: View {
  let isRepaired: Bool
  @State private var chosen: String?
  @State private var page = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(chosen == nil ? "Choose a case, or press q to quit." : "‹ back")
        .accessibilityIdentifier("back")
        .onTapGesture { chosen = nil }
      ScrollView {
        if chosen == nil { list } else { pageLines }
      }
      .id(chosen)
    }
    .task(id: chosen) { await examine() }
  }

  private var list: some View {
    LazyVStack(alignment: .leading, spacing: 0) {
      ForEach(Corpus.cases.map { (name: $0.name, title: $0.title) }, id: \.name) { entry in
        Text("\(entry.name)  \(entry.title)")
          .lineLimit(1)
          .frame(maxWidth: .infinity, alignment: .leading)
          .contentShape(Rectangle())
          .onTapGesture { chosen = entry.name }
          .accessibilityIdentifier(entry.name)
      }
    }
  }

  private var pageLines: some View {
    LazyVStack(alignment: .leading, spacing: 0) {
      ForEach(Array(page.split(separator: "\n", omittingEmptySubsequences: false).enumerated()), id: \.offset) { line in
        Text(line.element.isEmpty ? " " : String(line.element)).font(.body.monospaced()).fixedSize()
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func examine() async {
    page = ""
    guard let entry = chosen.flatMap(Corpus.named) else { return }
    page = "examining …"
    // A task begins within the update; the examination waits until the new page is shown.
    await Task.yield()
    page = await entry.examine(isRepaired: isRepaired).page(of: entry)
  }
}
