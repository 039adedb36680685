import Tributary

/// A navigation stack whose title is a preference, and a sheet with two heights.
struct PresentationPage: View {
  static let explanation = """
    The title reaches the bar through a preference. Tap a month to open its page, and Back to return. Drag the sheet \
    to resize it; Escape closes it.
    """

  @State private var isPresented = false
  @State private var notes = 0

  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        ForEach(["April", "May", "June"], id: \.self) { month in
          NavigationLink(month, value: month).accessibilityIdentifier(month)
        }
        Button("Write a note") { isPresented = true }
          .buttonStyle(.borderedProminent)
          .accessibilityIdentifier("write")
        Text("Notes: \(notes)").accessibilityIdentifier("notes")
      }
      .navigationTitle("Months")
      .navigationDestination(for: String.self) { month in
        Text("The weather in \(month)")
          .accessibilityIdentifier("weather")
          .navigationTitle(month)
      }
    }
    .sheet(isPresented: $isPresented) {
      NoteSheet { notes += 1 }
    }
  }
}

/// A form for a note, which dismisses itself.
private struct NoteSheet: View {
  let save: () -> Void
  @State private var text = ""
  @FocusState private var isWriting: Bool
  @Environment(\.dismiss) private var dismiss

  init(save: @escaping () -> Void) { self.save = save }

  var body: some View {
    VStack(spacing: 16) {
      TextField("Note", text: $text)
        .textFieldStyle(.roundedBorder)
        .focused($isWriting)
        .onSubmit(finish)
        .accessibilityIdentifier("note")
      Button("Done", action: finish)
        .buttonStyle(.bordered)
        .accessibilityIdentifier("done")
    }
    .padding(16)
    .presentationDetents([.medium, .large])
    .onAppear { isWriting = true }
  }

  private func finish() {
    save()
    dismiss()
  }
}
