import SwiftUI

struct MailColumnsMessage: Identifiable, Hashable {
  let id: Int
  var sender: String
  var subject: String
  var body: String
  var size: Int

  static let all = [
    MailColumnsMessage(id: 1, sender: "Ida", subject: "Lunch", body: "At one?", size: 2),
    MailColumnsMessage(id: 2, sender: "Noor", subject: "Minutes", body: "See below.", size: 14),
    MailColumnsMessage(id: 3, sender: "Bo", subject: "Photos", body: "From the lake.", size: 90),
  ]
}

extension FocusedValues {
  @Entry var mailColumnsDraft: Binding<String>?
}

struct MailColumns: View {
  @State private var selection: MailColumnsMessage.ID?
  @State private var visibility = NavigationSplitViewVisibility.automatic
  @State private var draft = ""

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(MailColumnsMessage.all, selection: $selection) { message in
        NavigationLink(value: message.id) {
          VStack(alignment: .leading) {
            Text(message.sender).font(.headline)
            Text(message.subject)
          }
        }
        .accessibilityIdentifier("mail-\(message.id)")
      }
      .navigationTitle("Inbox")
      .navigationSplitViewColumnWidth(min: 120, ideal: 140)
    } detail: {
      if let message = MailColumnsMessage.all.first(where: { $0.id == selection }) {
        VStack(alignment: .leading) {
          Text(message.body)
          TextField("Answer", text: $draft, axis: .vertical)
            .lineLimit(2...4)
            .textFieldStyle(.roundedBorder)
            .focusedValue(\.mailColumnsDraft, $draft)
            .accessibilityIdentifier("answer")
          MailColumnsDraftLength()
        }
        .padding()
        .navigationTitle(message.subject)
      } else {
        Text("No message")
      }
    }
    .navigationSplitViewStyle(.balanced)
  }
}

struct MailColumnsDraftLength: View {
  @FocusedBinding(\.mailColumnsDraft) private var draft

  var body: some View {
    if let draft {
      Text("\(draft.count) characters").font(.caption)
    }
  }
}

#Preview { MailColumns() }
