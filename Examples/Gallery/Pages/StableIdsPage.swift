import Tributary

/// The same three cards twice. The first and the last card change places.
struct StableIdsPage: View {
  @State private var names = ["A", "B", "C"]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("ForEach by name")
      HStack(spacing: 16) {
        ForEach(names, id: \.self) { NamedCard(name: $0).accessibilityIdentifier("name-\($0)") }
      }
      Text("ForEach by place")
      HStack(spacing: 16) {
        ForEach(names.indices, id: \.self) { NamedCard(name: names[$0]).accessibilityIdentifier("place-\(names[$0])") }
      }
      Text("Swap A and C")
        .foregroundStyle(.black)
        .padding(8)
        .background(Color.yellow)
        .accessibilityIdentifier("swap")
        .onTapGesture { withAnimation(.linear(duration: 1)) { names.swapAt(0, 2) } }
    }
  }
}

/// A card that stores the name with which it was created.
private struct NamedCard: View {
  let name: String
  @State private var first: String

  init(name: String) {
    self.name = name
    _first = State(initialValue: name)
  }

  private var color: Color {
    switch name {
    case "A": .red
    case "B": .green
    default: .blue
    }
  }

  var body: some View {
    Panel(name == first ? name : "\(name), was \(first)", color, width: 120, height: 56)
  }
}
