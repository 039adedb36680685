import SwiftUI

final class TeamRosterStore: ObservableObject {
  class Member: ObservableObject, Identifiable {
    let id: Int
    @Published var name: String
    @Published var number: Int
    @Published var isCaptain = false

    init(id: Int, name: String, number: Int) {
      self.id = id
      self.name = name
      self.number = number
    }
  }

  @Published var members = [
    Member(id: 1, name: "Ida Berg", number: 4),
    Member(id: 2, name: "Jon Falk", number: 9),
    Member(id: 3, name: "Mia Holm", number: 11),
  ]

  func makeCaptain(_ member: Member, _ isCaptain: Bool) {
    for other in members { other.isCaptain = isCaptain && other.id == member.id }
    objectWillChange.send()
  }
}

struct TeamRosterRow: View {
  @ObservedObject var member: TeamRosterStore.Member

  var body: some View {
    HStack {
      Text("\(member.number)")
        .font(.system(.headline, design: .rounded))
        .frame(width: 36, height: 36)
        .background(Circle().foregroundColor(.orange))
      Text(member.name)
      Spacer()
      if member.isCaptain {
        Image(systemName: "star.fill").foregroundColor(.yellow).accessibilityIdentifier("captain-mark")
      }
    }
  }
}

struct TeamRosterDetail: View {
  @ObservedObject var member: TeamRosterStore.Member
  @EnvironmentObject var store: TeamRosterStore

  var body: some View {
    Form {
      Section {
        Text(member.name).font(.title).accessibilityIdentifier("name-detail")
        TextField("Name", text: $member.name, onEditingChanged: { _ in }, onCommit: {})
          .accessibilityIdentifier("name")
        Stepper(value: $member.number, in: 1...99) { Text("Number \(member.number)") }
      }
      Toggle(
        isOn: Binding(get: { member.isCaptain }, set: { store.makeCaptain(member, $0) })
      ) {
        Text("Captain")
      }
      .accessibilityIdentifier("captain")
    }
    .navigationBarTitle(Text(member.name), displayMode: .inline)
  }
}

struct TeamRoster: View {
  @StateObject private var store = TeamRosterStore()
  @State private var selection: Int?
  @State private var leaving: TeamRosterStore.Member?

  var body: some View {
    NavigationView {
      List {
        ForEach(store.members) { member in
          NavigationLink(
            destination: TeamRosterDetail(member: member), tag: member.id, selection: $selection
          ) {
            TeamRosterRow(member: member)
          }
          .contextMenu {
            Button(action: { leaving = member }) {
              Text("Remove")
              Image(systemName: "trash")
            }
          }
        }
        .onDelete { store.members.remove(atOffsets: $0) }
        .onMove { source, target in store.members.move(fromOffsets: source, toOffset: target) }
      }
      .navigationBarTitle("Team")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
        ToolbarItem(placement: .status) { Text("\(store.members.count) players").accessibilityIdentifier("count") }
      }
      .alert(item: $leaving) { member in
        Alert(
          title: Text("Remove \(member.name)?"),
          primaryButton: .destructive(Text("Remove")) { store.members.removeAll { $0.id == member.id } },
          secondaryButton: .cancel())
      }
    }
    .environmentObject(store)
  }
}

struct TeamRoster_Previews: PreviewProvider {
  static var previews: some View { TeamRoster() }
}
