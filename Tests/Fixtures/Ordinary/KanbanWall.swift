import SwiftUI

struct KanbanWall: View {
  @StateObject private var wall = Wall()
  @State private var editing: Wall.Ticket?

  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      HStack(alignment: .top, spacing: 12) {
        ForEach(Wall.Stage.allCases, id: \.rawValue) { stage in
          VStack(alignment: .leading, spacing: 8) {
            HStack {
              Text(stage.title).bold()
              Spacer()
              Text("\(wall.tickets(in: stage).count)").foregroundColor(.secondary)
            }
            ForEach(wall.tickets(in: stage)) { ticket in
              Note(ticket: ticket)
                .onTapGesture(count: 2) { editing = ticket }
                .contextMenu {
                  ForEach(Wall.Stage.allCases.filter { $0 != stage }, id: \.self) { other in
                    Button("To \(other.title)") { withAnimation { wall.move(ticket, to: other) } }
                  }
                  Divider()
                  Button(role: .destructive, action: { wall.remove(ticket) }) {
                    Label("Remove", systemImage: "trash")
                  }
                }
            }
          }
          .padding(8)
          .frame(width: 150, alignment: .topLeading)
          .background(Color.gray.opacity(0.1))
          .clipShape(RoundedRectangle(cornerRadius: 8))
        }
      }
      .padding()
    }
    .popover(item: $editing) { ticket in
      Editor(title: ticket.title) { wall.rename(ticket, to: $0) }
    }
  }
}

extension KanbanWall {
  final class Wall: ObservableObject {
    enum Stage: Int, CaseIterable {
      case todo, doing, done
      var title: String { ["To do", "Doing", "Done"][rawValue] }
    }

    struct Ticket: Identifiable {
      let id: Int
      var title: String
      var stage: Stage
    }

    @Published private var all = [
      Ticket(id: 1, title: "Fix the gate", stage: .todo), Ticket(id: 2, title: "Paint the fence", stage: .todo),
      Ticket(id: 3, title: "Order soil", stage: .doing), Ticket(id: 4, title: "Sow peas", stage: .done),
    ]

    func tickets(in stage: Stage) -> [Ticket] { all.filter { $0.stage == stage } }

    func move(_ ticket: Ticket, to stage: Stage) {
      guard let index = all.firstIndex(where: { $0.id == ticket.id }) else { return }
      all[index].stage = stage
    }

    func rename(_ ticket: Ticket, to title: String) {
      guard let index = all.firstIndex(where: { $0.id == ticket.id }) else { return }
      all[index].title = title
    }

    func remove(_ ticket: Ticket) { all.removeAll { $0.id == ticket.id } }
  }

  struct Note: View {
    let ticket: Wall.Ticket

    var body: some View {
      Text(ticket.title)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(8)
        .background(Color.yellow.opacity(0.4))
        .cornerRadius(4)
    }
  }

  struct Editor: View {
    @State var title: String
    let save: (String) -> Void
    @Environment(\.presentationMode) private var presentation

    var body: some View {
      VStack {
        TextField("Title", text: $title)
          .textFieldStyle(RoundedBorderTextFieldStyle())
          .accessibilityIdentifier("title")
        Button("Save") {
          save(title)
          presentation.wrappedValue.dismiss()
        }
      }
      .padding()
      .frame(width: 200)
    }
  }
}
