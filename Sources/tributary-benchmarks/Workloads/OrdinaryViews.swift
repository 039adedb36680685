import Tributary

/// A form of labels and controls.
struct FormView: View {
  let rows: Int

  @State private var name = "Name"
  @State private var isOn = true

  var body: some View {
    Form {
      ForEach(0..<(rows + 3) / 4) { group in
        Text("Group \(group)")
        LabeledContent("Number", value: "\(group)")
        Toggle("Switch", isOn: $isOn)
        TextField("Name", text: $name)
      }
    }
  }
}

/// Messages whose paragraphs wrap, alternately from both sides.
struct ChatView: View {
  let messages: Int

  var body: some View {
    ScrollView {
      VStack(spacing: 8) {
        ForEach(0..<messages) { index in
          Text("Message \(index) has about as many words as people write to each other, and wraps over a few lines.")
            .padding(8)
            .background(index.isMultiple(of: 2) ? Color.blue : Color.gray, in: .rect(cornerRadius: 8))
            .frame(maxWidth: 240, alignment: index.isMultiple(of: 2) ? .leading : .trailing)
        }
      }
    }
  }
}

/// A settings screen, as clients write it.
struct SettingsView: View {
  let rows: Int

  @State private var isOn = true
  @State private var name = "Name"
  @State private var choice = 1

  var body: some View {
    Form {
      ForEach(0..<rows) { row in
        switch row % 4 {
        case 0: Toggle("Switch \(row)", isOn: $isOn)
        case 1: LabeledContent("Value \(row)", value: "\(row)")
        case 2: TextField("Name \(row)", text: $name)
        default:
          Picker("Choice \(row)", selection: $choice) { ForEach(0..<3) { Text("Option \($0)").tag($0) } }
        }
      }
    }
  }
}

/// A symbol and two texts.
struct ContactView: View {
  let index: Int

  var body: some View {
    HStack {
      Image(systemName: "person")
      VStack(alignment: .leading) {
        Text("Name \(index)")
        Text("Message \(index)").font(.caption)
      }
    }
  }
}

/// A list of contacts.
struct ContactsView: View {
  let count: Int

  var body: some View { List(0..<count, id: \.self) { ContactView(index: $0) } }
}

/// A lazy grid of contacts in two columns.
struct ContactGridView: View {
  let count: Int

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<count, id: \.self) { ContactView(index: $0) } }
    }
  }
}

/// A list of contacts with a search field.
struct SearchView: View {
  let count: Int

  @State private var query = ""

  var body: some View {
    VStack {
      TextField("Search", text: $query).accessibilityIdentifier("search")
      List((0..<count).filter { query.isEmpty || "\($0)".hasSuffix(query) }, id: \.self) { ContactView(index: $0) }
    }
  }
}
