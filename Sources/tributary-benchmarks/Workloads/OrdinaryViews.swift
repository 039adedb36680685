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

/// A form of switches.
struct SwitchesView: View {
  let rows: Int
  @State private var isOn = true

  var body: some View { Form { ForEach(0..<rows) { Toggle("Switch \($0)", isOn: $isOn) } } }
}

/// A form of text fields.
struct FieldsView: View {
  let rows: Int
  @State private var name = "Name"

  var body: some View { Form { ForEach(0..<rows) { TextField("Name \($0)", text: $name) } } }
}

/// A form of pickers.
struct PickersView: View {
  let rows: Int
  @State private var choice = 1

  var body: some View {
    Form {
      ForEach(0..<rows) { row in
        Picker("Choice \(row)", selection: $choice) { ForEach(0..<3) { Text("Option \($0)").tag($0) } }
      }
    }
  }
}

/// A list of links to pages.
struct LinksView: View {
  let rows: Int

  var body: some View {
    NavigationStack {
      List(0..<rows, id: \.self) { NavigationLink("Page \($0)", value: $0) }
        .navigationDestination(for: Int.self) { Text("Page \($0)") }
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

/// A stack of eight cards that overlap, under a bar.
struct CardsView: View {
  var body: some View {
    VStack(spacing: 16) {
      HStack(alignment: .firstTextBaseline) {
        Text("Wallet").font(.title).fontWeight(.bold)
        Spacer()
        Text("8 cards").foregroundStyle(.secondary)
      }
      .padding(.horizontal, 24)
      GeometryReader { room in
        ZStack(alignment: .top) {
          ForEach(0..<8) { index in
            card(index)
              .frame(maxWidth: 360)
              .frame(height: min(200, room.size.height / 4))
              .padding(.horizontal, 16)
              .offset(y: CGFloat(index) * 56)
              .zIndex(Double(index))
          }
        }
        .frame(maxWidth: .infinity)
      }
    }
    .padding(.vertical, 16)
    .frame(maxWidth: 400)
  }

  private func card(_ index: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("Card \(index)").font(.headline)
        Spacer()
        Image(systemName: "creditcard")
      }
      Spacer(minLength: 0)
      Text("•••• 00\(10 + index)").font(.system(.title3, design: .monospaced))
      HStack {
        Text("Holder")
        Spacer()
        Text("12/30")
      }
      .font(.footnote)
    }
    .lineLimit(1)
    .padding(.horizontal, 24)
    .padding(.vertical, 16)
    .background {
      RoundedRectangle(cornerRadius: 16).fill(Color.blue.gradient)
        .overlay(RoundedRectangle(cornerRadius: 16).strokeBorder(.white.opacity(0.5), lineWidth: 1))
        .shadow(color: .black.opacity(0.3), radius: 3, y: 1)
    }
    .accessibilityIdentifier("card-\(index)")
  }
}

/// A grid of 16 tiles of fixed size with captions.
struct TilesView: View {
  var body: some View {
    Grid(horizontalSpacing: 20, verticalSpacing: 28) {
      ForEach(0..<4) { row in
        GridRow {
          ForEach(0..<4) { column in
            VStack(spacing: 6) {
              Color.blue.clipShape(.rect(cornerRadius: 20)).rotationEffect(.degrees(Double(row * column)))
                .frame(width: 60, height: 80)
                .accessibilityIdentifier("tile-\(row)-\(column)")
              Text("tile \(row * 4 + column)").font(.caption)
            }
          }
        }
      }
    }
  }
}
