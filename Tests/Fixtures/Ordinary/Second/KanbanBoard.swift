import SwiftUI

@Observable @MainActor final class KanbanBoardModel {
  enum Stage: String, CaseIterable, Identifiable, Sendable {
    case todo, doing, done

    nonisolated var id: Self { self }
    var title: String { self == .todo ? "To Do" : rawValue.capitalized }
    var color: Color { self == .todo ? .gray : self == .doing ? .blue : .green }
    var next: Stage? { self == .todo ? .doing : self == .doing ? .done : nil }
  }

  struct Task: Identifiable, Sendable {
    let id: Int
    var title: String
    var stage: Stage
  }

  var tasks = [
    Task(id: 1, title: "Write tests", stage: .todo),
    Task(id: 2, title: "Read mail", stage: .todo),
    Task(id: 3, title: "Fix crash", stage: .doing),
  ]

  subscript(stage: Stage) -> [Task] { tasks.filter { $0.stage == stage } }

  func move(_ id: Task.ID, to stage: Stage) {
    guard let index = tasks.firstIndex(where: { $0.id == id }) else { return }
    tasks[index].stage = stage
  }

  func add(_ title: String) { tasks.append(Task(id: tasks.count + 1, title: title, stage: .todo)) }
}

struct KanbanBoard: View {
  typealias Stage = KanbanBoardModel.Stage

  @State private var model = KanbanBoardModel()
  @State private var isAdding = false
  @State private var title = ""
  @FocusState private var isTitleFocused
  @Namespace private var cards

  var body: some View {
    VStack {
      HStack {
        Text("Board").font(.title2.bold())
        Spacer()
        Button("Add", systemImage: "plus") {
          isAdding = true
          isTitleFocused = true
        }
        .labelStyle(.iconOnly)
        .keyboardShortcut("n")
        .accessibilityIdentifier("add")
      }
      if isAdding {
        TextField("Title", text: $title)
          .focused($isTitleFocused)
          .onSubmit(add)
          .textFieldStyle(.roundedBorder)
          .accessibilityIdentifier("title")
      }
      HStack(alignment: .top, spacing: 8) {
        ForEach(Stage.allCases, content: column)
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    .padding()
    .environment(model)
  }

  private func column(_ stage: Stage) -> some View {
    VStack(alignment: .leading) {
      HStack {
        Text(stage.title).font(.headline)
        Spacer()
        Text("\(model[stage].count)").foregroundStyle(stage.color).accessibilityIdentifier("count-\(stage.rawValue)")
      }
      ForEach(model[stage]) { task in
        KanbanBoardCard(task: task)
          .matchedGeometryEffect(id: task.id, in: cards)
      }
    }
    .padding(8)
    .frame(maxWidth: .infinity)
    .background(stage.color.opacity(0.12), in: RoundedRectangle(cornerRadius: 10))
  }

  private func add() {
    if !title.isEmpty { withAnimation { model.add(title) } }
    (title, isAdding) = ("", false)
  }
}

struct KanbanBoardCard: View {
  let task: KanbanBoardModel.Task
  @Environment(KanbanBoardModel.self) private var model

  var body: some View {
    Text(task.title)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(6)
      .background(.background, in: .rect(cornerRadius: 6))
      .onTapGesture { if let next = task.stage.next { withAnimation { model.move(task.id, to: next) } } }
      .contextMenu {
        ForEach(KanbanBoardModel.Stage.allCases) { stage in
          Button(stage.title) { withAnimation { model.move(task.id, to: stage) } }
        }
      }
      .accessibilityIdentifier("task-\(task.id)")
  }
}

#Preview("Board", traits: .landscapeLeft) { KanbanBoard() }
