// Animations as written for SwiftUI, in the style of Apple's documentation and of tutorials, with only the import
// replaced.

struct SignUpForm: View {
  enum Field: Hashable {
    case mail, password
  }

  @State private var mail = ""
  @State private var password = ""
  @State private var showsPassword = true
  @State private var isAccepted = false
  @FocusState private var focus: Field?
  let report: (String) -> Void

  var body: some View {
    VStack {
      TextField("Mail", text: $mail).focused($focus, equals: .mail).accessibilityIdentifier("mail")
      if showsPassword {
        TextField("Password", text: $password).focused($focus, equals: .password).accessibilityIdentifier("password")
      }
      Toggle("Accept", isOn: $isAccepted)
      Button("Hide") { showsPassword.toggle() }.accessibilityIdentifier("hide")
      Button("Go") { focus = mail.isEmpty ? .mail : password.isEmpty ? .password : nil }
        .accessibilityIdentifier("go")
    }
    .onSubmit {
      switch focus {
      case .mail: focus = .password
      default: focus = nil
      }
    }
    .onChange(of: focus) { old, new in report("\(old.map { "\($0)" } ?? "-") \(new.map { "\($0)" } ?? "-")") }
  }
}

struct Account: View {
  @State private var isEditing = false
  @State private var detent: PresentationDetent = .fraction(0.25)
  let report: (String) -> Void
  var body: some View {
    Button("Edit") { isEditing = true }
      .accessibilityIdentifier("edit")
      .sheet(isPresented: $isEditing, onDismiss: { report("dismissed") }) {
        EditPage().presentationDetents([.fraction(0.25), .height(300), .large], selection: $detent)
          .presentationDragIndicator(.visible)
      }
  }

  struct EditPage: View {
    @Environment(\.dismiss) var dismiss
    @State private var showsMore = false
    var body: some View {
      VStack {
        Button("Done", action: dismiss.callAsFunction).accessibilityIdentifier("done")
        Button("More") { showsMore = true }.accessibilityIdentifier("more")
      }
      .sheet(isPresented: $showsMore) { Text("More of it").presentationDetents([.medium]) }
    }
  }
}

/// A custom slider and a field that are removed while they are in use.
struct Passing: View {
  let isShown: Bool
  let report: (String) -> Void
  @GestureState private var isHeld = false
  @FocusState private var isTyping: Bool
  @State private var text = ""
  var body: some View {
    VStack(spacing: 0) {
      if isShown {
        Color.red.frame(width: 100, height: 50).accessibilityIdentifier("handle")
          .gesture(
            LongPressGesture(minimumDuration: 0.5).updating($isHeld) { _, state, _ in state = true }
              .onEnded { _ in report("ended") })
        TextField("Name", text: $text).focused($isTyping).accessibilityIdentifier("name")
      }
    }
    .frame(maxHeight: .infinity, alignment: .top).onChange(of: isHeld) { report(isHeld ? "held" : "free") }
    .onChange(of: isTyping) { report(isTyping ? "typing" : "done") }
  }
}
