import Observation
import SwiftUI

struct PollView: View {
  @Observable final class Poll {
    struct Option: Identifiable {
      var id: String { name }
      let name: String
      var votes: Int
    }

    let question = "How do you get to work?"
    var options = [
      Option(name: "Train", votes: 12), Option(name: "Bicycle", votes: 6), Option(name: "Bus", votes: 5),
    ]
    var total: Int { options.reduce(0) { $0 + $1.votes } }

    func vote(_ id: Option.ID, _ count: Int) {
      guard let index = options.firstIndex(where: { $0.id == id }) else { return }
      options[index].votes += count
    }
  }

  private struct Bar: Shape {
    var fraction: Double

    var animatableData: Double {
      get { fraction }
      set { fraction = newValue }
    }

    func path(in rect: CGRect) -> Path {
      Path(
        roundedRect: CGRect(x: rect.minX, y: rect.minY, width: rect.width * fraction, height: rect.height),
        cornerRadius: 6)
    }
  }

  @State private var poll = Poll()
  @State private var choice: Poll.Option.ID?
  @State private var hasVoted = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(poll.question).font(.title3.bold())
      ForEach(poll.options) { option in
        Button {
          choice = option.id
        } label: {
          row(option)
        }
        .buttonStyle(.plain)
        .disabled(hasVoted)
        .accessibilityIdentifier("option-\(option.name)")
      }
      HStack {
        Text("\(poll.total) votes").accessibilityIdentifier("total")
        Spacer()
        if hasVoted {
          Button("Undo") { submit(-1) }.accessibilityIdentifier("undo")
        } else {
          Button("Submit") { submit(1) }.disabled(choice == nil).accessibilityIdentifier("submit")
        }
      }
      if hasVoted {
        Text("Thanks for voting").foregroundStyle(.secondary).transition(.move(edge: .bottom).combined(with: .opacity))
      }
    }
    .padding()
    .animation(.bouncy, value: hasVoted)
  }

  private func row(_ option: Poll.Option) -> some View {
    let fraction = Double(option.votes) / Double(poll.total)
    return HStack {
      Image(systemName: choice == option.id ? "checkmark.circle.fill" : "circle")
      Text(option.name)
      Spacer()
      Text(fraction, format: .percent.precision(.fractionLength(0)))
        .monospacedDigit()
        .accessibilityIdentifier("percent-\(option.name)")
    }
    .padding(10)
    .background { Bar(fraction: fraction).fill(.tint.opacity(0.2)) }
    .overlay {
      RoundedRectangle(cornerRadius: 6).strokeBorder(choice == option.id ? Color.accentColor : .clear, lineWidth: 2)
    }
    .contentShape(.rect)
  }

  private func submit(_ count: Int) {
    guard let choice else { return }
    poll.vote(choice, count)
    hasVoted = count > 0
  }
}

#Preview { PollView().padding() }
