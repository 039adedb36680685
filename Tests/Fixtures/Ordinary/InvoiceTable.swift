import SwiftUI

struct InvoiceTable: View {
  struct Line: Identifiable, Hashable {
    let id: Int
    let article: String
    let count: Int
    let amount: Decimal
    var isPaid = false
  }

  @State private var lines = [
    Line(id: 1, article: "Design", count: 6, amount: 360),
    Line(id: 2, article: "Paper", count: 2, amount: 50),
    Line(id: 3, article: "Print", count: 300, amount: 900),
  ]
  @State private var selection: Line.ID?
  @State private var sortOrder = [KeyPathComparator(\Line.id)]
  @State private var showsOnlyOpen = false

  private var shown: [Line] { lines.filter { !showsOnlyOpen || !$0.isPaid }.sorted(using: sortOrder) }
  private var sum: Decimal { lines.filter { !$0.isPaid }.reduce(0) { $0 + $1.amount } }
  private var selected: Line? { lines.first { $0.id == selection } }

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        header("Article", KeyPathComparator(\.article))
        Spacer()
        header("Amount", KeyPathComparator(\.amount))
      }
      .buttonStyle(.plain)
      .font(.caption.weight(.semibold))
      List(shown, selection: $selection) { line in
        HStack {
          Text(line.article)
          Text("× \(line.count, format: .number)").foregroundStyle(.secondary)
          Spacer()
          Text(text(line.amount)).strikethrough(line.isPaid, color: .green)
        }
        .listRowSeparator(.visible)
        .accessibilityIdentifier("line-\(line.id)")
      }
      .listStyle(.plain)
      HStack {
        Text(selected?.article ?? "Nothing selected").accessibilityIdentifier("selected")
        Spacer()
        Button("Paid", systemImage: "checkmark") { pay() }
          .disabled(selected == nil)
          .accessibilityIdentifier("paid")
        Toggle("Only open", isOn: $showsOnlyOpen).toggleStyle(.button).accessibilityIdentifier("only-open")
      }
      LabeledContent("Sum") { Text(text(sum)).bold().accessibilityIdentifier("sum") }
    }
    .padding()
  }

  private func header(_ title: LocalizedStringKey, _ comparator: KeyPathComparator<Line>) -> some View {
    let isFirst = sortOrder.first?.keyPath == comparator.keyPath
    return Button {
      if isFirst {
        sortOrder[0].order = sortOrder[0].order == .forward ? .reverse : .forward
      } else {
        sortOrder = [comparator]
      }
    } label: {
      HStack(spacing: 4) {
        Text(title)
        if isFirst { Image(systemName: sortOrder[0].order == .forward ? "chevron.up" : "chevron.down") }
      }
    }
  }

  private func pay() {
    guard let index = lines.firstIndex(where: { $0.id == selection }) else { return }
    lines[index].isPaid = true
  }

  private func text(_ amount: Decimal) -> String {
    amount.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US")))
  }
}

#Preview { InvoiceTable().frame(width: 600, height: 400) }
