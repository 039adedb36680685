import SwiftUI

struct ExpandableFAQEntry: Decodable, Identifiable {
  let id: Int
  let question: String
  let answer: String

  static let all: [ExpandableFAQEntry] = {
    let json = """
      [
        { "id": 1, "question": "When can I return an order?", "answer": "Within 30 days." },
        { "id": 2, "question": "Do you ship abroad?", "answer": "Yes, to all of Europe." },
        { "id": 3, "question": "Is there a shop?", "answer": "No, we only sell online." }
      ]
      """
    return (try? JSONDecoder().decode([ExpandableFAQEntry].self, from: Data(json.utf8))) ?? []
  }()
}

struct ExpandableFAQCard: View {
  let entry: ExpandableFAQEntry
  let isOpen: Bool
  let onTap: () -> Void
  @State private var isHelpful: Bool?

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Button(action: { self.onTap() }) {
        HStack {
          Text(entry.question)
            .fontWeight(.semibold)
            .multilineTextAlignment(.leading)
          Spacer()
          Image(systemName: "chevron.right")
            .rotationEffect(.degrees(isOpen ? 90 : 0))
        }
      }
      .buttonStyle(PlainButtonStyle())
      .accessibilityIdentifier("question-\(entry.id)")
      if isOpen {
        Text(entry.answer)
          .fixedSize(horizontal: false, vertical: true)
          .foregroundColor(.secondary)
          .transition(AnyTransition.opacity.animation(.easeIn(duration: 0.2)))
          .accessibilityIdentifier("answer-\(entry.id)")
        if isHelpful == nil {
          Button("Helpful") { isHelpful = true }
            .font(.caption)
            .accessibilityIdentifier("helpful-\(entry.id)")
        } else {
          Text("Thank you!").font(.caption).accessibilityIdentifier("thanks-\(entry.id)")
        }
      }
    }
    .padding()
    .background(Color.gray.opacity(0.1).cornerRadius(10))
    .onChange(of: isOpen) { newValue in
      if !newValue { isHelpful = nil }
    }
  }
}

struct ExpandableFAQ: View {
  @State private var open: Set<Int> = []
  @State private var allowsSeveral = false
  @State private var showsContact = false

  var body: some View {
    NavigationView {
      ScrollView {
        VStack(spacing: 10) {
          Toggle("Several at once", isOn: $allowsSeveral).accessibilityIdentifier("several")
          ForEach(ExpandableFAQEntry.all) { entry in
            ExpandableFAQCard(entry: entry, isOpen: open.contains(entry.id)) {
              withAnimation(.spring(response: 0.35, dampingFraction: 0.8)) { toggle(entry.id) }
            }
          }
          HStack {
            Button("Fold all") { withAnimation { open.removeAll() } }
              .disabled(open.isEmpty)
              .accessibilityIdentifier("fold")
            Spacer()
            Button("Contact") { showsContact = true }
              .popover(isPresented: $showsContact) {
                Text("Write to help@example.org").padding()
              }
              .accessibilityIdentifier("contact")
          }
        }
        .padding()
      }
      .navigationBarTitle(Text("Help"))
    }
    .onChange(of: allowsSeveral) { isOn in
      if !isOn { open = Set(open.prefix(1)) }
    }
  }

  private func toggle(_ id: Int) {
    if open.contains(id) {
      open.remove(id)
    } else {
      if !allowsSeveral { open.removeAll() }
      open.insert(id)
    }
  }
}

struct ExpandableFAQ_Previews: PreviewProvider {
  static var previews: some View {
    ExpandableFAQ()
    ExpandableFAQCard(entry: ExpandableFAQEntry.all[0], isOpen: true, onTap: {})
      .padding()
      .previewLayout(PreviewLayout.sizeThatFits)
  }
}
