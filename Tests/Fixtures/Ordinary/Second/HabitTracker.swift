import Combine
import SwiftUI

class HabitTrackerModel: ObservableObject {
  struct Habit: Identifiable {
    var id: String { name }
    let name: String
    var streak: Int
    var isDoneToday = false
  }

  @Published var habits = [
    Habit(name: "Walk", streak: 12, isDoneToday: true),
    Habit(name: "Read", streak: 4),
    Habit(name: "Stretch", streak: 0),
  ]

  var doneCount: Int { habits.filter { $0.isDoneToday }.count }

  func toggle(_ habit: Habit) {
    guard let index = habits.firstIndex(where: { $0.id == habit.id }) else { return }
    habits[index].isDoneToday.toggle()
    habits[index].streak += habits[index].isDoneToday ? 1 : -1
  }
}

struct HabitTrackerRow: View {
  let habit: HabitTrackerModel.Habit
  @EnvironmentObject private var model: HabitTrackerModel

  var body: some View {
    HStack {
      Button(action: { withAnimation { model.toggle(habit) } }) {
        Image(systemName: habit.isDoneToday ? "checkmark.circle.fill" : "circle")
          .foregroundColor(habit.isDoneToday ? .green : .gray)
          .imageScale(.large)
      }
      .buttonStyle(BorderlessButtonStyle())
      .accessibilityIdentifier("habit-\(habit.name)")
      Text(habit.name).strikethrough(habit.isDoneToday)
      Spacer()
      Text("\(habit.streak) days")
        .font(.caption)
        .foregroundColor(.secondary)
        .accessibilityIdentifier("streak-\(habit.name)")
    }
  }
}

struct HabitTrackerForm: View {
  @EnvironmentObject var model: HabitTrackerModel
  @Environment(\.presentationMode) var presentationMode
  @State private var name = ""

  var body: some View {
    NavigationView {
      Form {
        TextField("Name", text: $name).accessibilityIdentifier("name")
      }
      .navigationBarTitle(Text("New habit"), displayMode: .inline)
      .navigationBarItems(
        leading: Button("Cancel") { presentationMode.wrappedValue.dismiss() },
        trailing: Button("Save") {
          model.habits.append(.init(name: name, streak: 0))
          presentationMode.wrappedValue.dismiss()
        }
        .disabled(name.isEmpty)
        .accessibilityIdentifier("save"))
    }
  }
}

struct HabitTracker: View {
  @StateObject private var model = HabitTrackerModel()
  @State private var isAdding = false

  var body: some View {
    NavigationView {
      List {
        Section(
          header: Text("Habits"),
          footer: Text("\(model.doneCount) of \(model.habits.count) today").accessibilityIdentifier("summary")
        ) {
          ForEach(model.habits) { HabitTrackerRow(habit: $0) }
            .onDelete { model.habits.remove(atOffsets: $0) }
            .onMove { model.habits.move(fromOffsets: $0, toOffset: $1) }
        }
      }
      .listStyle(InsetGroupedListStyle())
      .navigationBarTitle("Habits")
      .navigationBarItems(
        leading: EditButton(),
        trailing: Button(action: { isAdding = true }) { Image(systemName: "plus") }.accessibilityIdentifier("add")
      )
      .sheet(isPresented: $isAdding) { HabitTrackerForm().environmentObject(model) }
    }
    .environmentObject(model)
  }
}

struct HabitTracker_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      HabitTracker()
      HabitTrackerRow(habit: .init(name: "Walk", streak: 3))
        .environmentObject(HabitTrackerModel())
        .previewLayout(.sizeThatFits)
    }
  }
}
