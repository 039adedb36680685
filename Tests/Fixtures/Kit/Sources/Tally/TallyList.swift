import Tributary

/// Counted items, a field for new ones, and the sum of all counts.
public struct TallyList: View {
  @State private var names: [String]
  @State private var newName = ""
  @State private var total = 0

  public init(_ names: [String]) { _names = State(initialValue: names) }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Total \(total)").accessibilityIdentifier("total")
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(names, id: \.self) { TallyRow(name: $0) }
        }
      }
      .frame(height: 48)
      .accessibilityIdentifier("list")
      HStack(spacing: 8) {
        TextField("New", text: $newName).textFieldStyle(.plain).frame(width: 80).accessibilityIdentifier("new")
        Button("Add") {
          withAnimation(.linear(duration: 0.3)) { names.insert(newName, at: 0) }
          newName = ""
        }
        .buttonStyle(.plain)
        .disabled(newName.isEmpty)
      }
    }
    .onPreferenceChange(TallyKey.self) { total = $0 }
  }
}

/// A name with its number of taps; a drag to the right resets the number.
public struct TallyRow: View {
  let name: String
  @State private var count = 0

  public init(name: String) { self.name = name }

  public var body: some View {
    HStack(spacing: 8) {
      Text(name)
      Text("\(count)").foregroundStyle(count > 2 ? Color.red : .primary).accessibilityIdentifier("count of \(name)")
    }
    .background(Color.yellow.opacity(0.2).accessibilityIdentifier("ground of \(name)"))
    .contentShape(Rectangle())
    .onTapGesture { count += 1 }
    .gesture(DragGesture(minimumDistance: 10).onEnded { if $0.translation.width > 20 { count = 0 } })
    .preference(key: TallyKey.self, value: count)
    .accessibilityIdentifier(name)
  }
}

/// The sum of all counts.
public struct TallyKey: PreferenceKey {
  public static let defaultValue = 0
  public static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
