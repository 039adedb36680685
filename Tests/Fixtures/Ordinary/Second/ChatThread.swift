import Combine
import SwiftUI

final class ChatThreadStore: ObservableObject {
  struct Message: Identifiable, Equatable {
    let id: Int
    let text: String
    let isMine: Bool
  }

  @Published private(set) var messages: [Message] = [
    Message(id: 1, text: "Are we still on for Friday?", isMine: false),
    Message(id: 2, text: "Yes! Eight at the harbour.", isMine: true),
    Message(id: 3, text: "I'm looking forward to it", isMine: false),
  ]
  @Published var draft = ""
  @Published private(set) var canSend = false
  private var cancellables = Set<AnyCancellable>()

  init() {
    $draft
      .map { !$0.trimmingCharacters(in: .whitespaces).isEmpty }
      .removeDuplicates()
      .sink { [weak self] in self?.canSend = $0 }
      .store(in: &cancellables)
  }

  func send() {
    guard canSend else { return }
    messages.append(Message(id: (messages.last?.id ?? 0) + 1, text: draft, isMine: true))
    draft = ""
  }

  func deleteAll() { messages.removeAll() }
}

struct ChatThreadBubble: View {
  let message: ChatThreadStore.Message

  var body: some View {
    HStack {
      if message.isMine { Spacer(minLength: 60) }
      Text(message.text)
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .foregroundColor(message.isMine ? .white : .primary)
        .background(message.isMine ? Color.blue : Color(.systemGray5))
        .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
        .contextMenu {
          Button(action: {}) { Label("Reply", systemImage: "arrow.left") }
        }
        .accessibilityIdentifier("message-\(message.id)")
      if !message.isMine { Spacer(minLength: 60) }
    }
  }
}

struct ChatThread: View {
  @StateObject private var store = ChatThreadStore()
  @State private var asksToClear = false

  var body: some View {
    NavigationView {
      VStack(spacing: 0) {
        Text("\(store.messages.count) messages")
          .font(.caption)
          .foregroundColor(.secondary)
          .accessibilityIdentifier("count")
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 8) {
              ForEach(store.messages) { ChatThreadBubble(message: $0).id($0.id) }
            }
            .padding()
            if store.messages.isEmpty { Text("Say hello").foregroundColor(.secondary) }
          }
          .onChange(of: store.messages) { messages in
            withAnimation { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
          }
        }
        Divider()
        HStack {
          TextField("Message", text: $store.draft, onCommit: store.send)
            .textFieldStyle(RoundedBorderTextFieldStyle())
            .accessibilityIdentifier("field")
          Button(action: { store.send() }) { Image(systemName: "paperplane.fill") }
            .disabled(!store.canSend)
            .accessibilityIdentifier("send")
        }
        .padding()
      }
      .navigationBarTitle("Marta", displayMode: .inline)
      .navigationBarItems(trailing: Button("Clear") { asksToClear = true }.accessibilityIdentifier("clear"))
      .actionSheet(isPresented: $asksToClear) {
        ActionSheet(
          title: Text("Delete this conversation?"),
          buttons: [.destructive(Text("Delete all"), action: { store.deleteAll() }), .cancel()])
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

struct ChatThread_Previews: PreviewProvider {
  static var previews: some View {
    ChatThread()
      .environment(\.colorScheme, .dark)
      .previewDisplayName("Dark")
  }
}
