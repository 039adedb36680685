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
