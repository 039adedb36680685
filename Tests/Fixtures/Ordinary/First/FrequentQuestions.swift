import SwiftUI

struct FrequentQuestions: View {
  struct Question: Identifiable, Decodable {
    let id: Int
    let title: String
    let answer: String
  }

  @State private var questions: [Question] = []
  @State private var open: Set<Int> = []
  @State private var query = ""
  @State private var error: String?

  private static let source = """
    [{"id": 1, "title": "When do you open?", "answer": "At nine, except on Sundays."},
     {"id": 2, "title": "May I bring my dog?", "answer": "Yes, if it can read."},
     {"id": 3, "title": "Where is the lift?", "answer": "There is none. The stairs are behind the shelf."}]
    """

  private var found: [Question] {
    guard !query.isEmpty else { return questions }
    return questions.filter { $0.title.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(found) { question in
          DisclosureGroup(isExpanded: isOpen(question.id)) {
            Text(question.answer)
              .font(.callout)
              .foregroundStyle(.secondary)
          } label: {
            Text(question.title)
          }
        }
        if found.isEmpty, error == nil {
          Text("Nobody has asked that.").foregroundStyle(.secondary)
        }
        if let error {
          Label(error, systemImage: "exclamationmark.triangle")
        }
      }
      .searchable(text: $query)
      .navigationTitle("Questions")
      .toolbar {
        Button(open.isEmpty ? "Open all" : "Close all") {
          withAnimation { open = open.isEmpty ? Set(questions.map(\.id)) : [] }
        }
      }
    }
    .task {
      do {
        questions = try await load()
      } catch {
        self.error = error.localizedDescription
      }
    }
  }

  private func isOpen(_ id: Int) -> Binding<Bool> {
    Binding {
      open.contains(id)
    } set: { isOpen in
      if isOpen { open.insert(id) } else { open.remove(id) }
    }
  }

  private func load() async throws -> [Question] {
    try JSONDecoder().decode([Question].self, from: Data(Self.source.utf8))
  }
}
