import Observation
import SwiftUI

struct ChatRoom: View {
  @State private var room = Room()
  @State private var draft = ""
  @FocusState private var isWriting: Bool

  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 8) {
            ForEach(room.messages) { message in
              Line(message: message)
                .id(message.id)
                .transition(.move(edge: .bottom).combined(with: .opacity))
            }
          }
          .padding()
        }
        .onChange(of: room.messages.count) { _, _ in
          withAnimation(.easeOut(duration: 0.2)) { proxy.scrollTo(room.messages.last?.id, anchor: .bottom) }
        }
      }
      Divider()
      HStack {
        TextField("Message", text: $draft)
          .textFieldStyle(.roundedBorder)
          .focused($isWriting)
          .onSubmit(send)
          .submitLabel(.send)
          .accessibilityIdentifier("message")
        Button("Send", systemImage: "paperplane.fill", action: send)
          .labelStyle(.iconOnly)
          .disabled(draft.isEmpty)
          .accessibilityIdentifier("send")
      }
      .padding(8)
      .background(.bar)
    }
    .task { isWriting = true }
  }

  private func send() {
    room.say(draft)
    draft = ""
    isWriting = true
  }
}

extension ChatRoom {
  struct Message: Identifiable, Hashable {
    let id: Int
    let text: String
    let isMine: Bool
  }

  @Observable final class Room {
    private(set) var messages = [
      Message(id: 0, text: "Are you there?", isMine: false),
      Message(id: 1, text: "On the train", isMine: true),
      Message(id: 2, text: "Then bring bread, the dark one from the corner", isMine: false),
    ]

    func say(_ text: String) {
      guard !text.isEmpty else { return }
      messages.append(Message(id: messages.count, text: text, isMine: true))
      messages.append(Message(id: messages.count, text: "\(text)? Good.", isMine: false))
    }
  }

  struct Line: View {
    let message: Message

    var body: some View {
      HStack {
        if message.isMine { Spacer(minLength: 40) }
        Text(message.text)
          .padding(.horizontal, 12)
          .padding(.vertical, 8)
          .foregroundStyle(message.isMine ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
          .background(message.isMine ? Color.blue : Color.gray.opacity(0.2), in: Bubble(isMine: message.isMine))
        if !message.isMine { Spacer(minLength: 40) }
      }
    }
  }

  struct Bubble: Shape {
    let isMine: Bool

    func path(in rect: CGRect) -> Path {
      let radius = min(rect.height / 2, 14)
      var path = Path(roundedRect: rect, cornerRadius: radius)
      let x = isMine ? rect.maxX : rect.minX
      path.move(to: CGPoint(x: x, y: rect.maxY - radius))
      path.addLine(to: CGPoint(x: x + (isMine ? 5 : -5), y: rect.maxY))
      path.addLine(to: CGPoint(x: x - (isMine ? radius : -radius), y: rect.maxY))
      path.closeSubpath()
      return path
    }
  }
}

#Preview { ChatRoom() }
