import SwiftUI

struct PasswordMaker: View {
  private static let words = ["amber", "river", "stone", "cloud", "maple", "otter"]

  @AppStorage("PasswordMaker.words") private var wordCount = 3
  @AppStorage("PasswordMaker.digits") private var hasDigits = false
  @State private var separator = "-"
  @State private var attempt = ""
  @State private var isRevealed = false
  @State private var copies = 0
  @FocusState private var isChecking: Bool

  private var password: String {
    (Self.words.prefix(wordCount) + (hasDigits ? ["27"] : [])).joined(separator: separator)
  }

  private var strength: Double { min(Double(password.count) / 30, 1) }

  var body: some View {
    Form {
      Section {
        Text(password)
          .font(.body.monospaced())
          .accessibilityIdentifier("password")
        ProgressView("Strength", value: strength)
          .tint(strength < 0.5 ? .red : strength < 0.8 ? .orange : .green)
        Button(copies == 0 ? "Copy" : "Copied", systemImage: copies == 0 ? "doc" : "checkmark") { copies += 1 }
          .accessibilityIdentifier("copy")
      } footer: {
        if copies > 0 { Text("Copied").accessibilityIdentifier("copied") }
      }
      Section("Options") {
        Stepper("\(wordCount) words", value: $wordCount, in: 2...Self.words.count)
          .accessibilityIdentifier("words")
        Toggle("Digits", isOn: $hasDigits).accessibilityIdentifier("digits")
        Picker("Separator", selection: $separator) {
          ForEach(["-", "_", "."], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
      }
      Section("Try to type it") {
        HStack {
          Group {
            if isRevealed {
              TextField("Password", text: $attempt)
            } else {
              SecureField("Password", text: $attempt)
            }
          }
          .focused($isChecking)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .accessibilityIdentifier("check")
          Button(isRevealed ? "Hide" : "Reveal") { isRevealed.toggle() }
            .buttonStyle(.borderless)
            .accessibilityIdentifier("reveal")
        }
        if !attempt.isEmpty {
          Text(attempt == password ? "Matches" : "Does not match")
            .foregroundStyle(attempt == password ? .green : .red)
            .accessibilityIdentifier("verdict")
        }
      }
    }
    .onChange(of: password) { oldValue, newValue in
      if oldValue != newValue { copies = 0 }
    }
    .onAppear {
      wordCount = 3
      hasDigits = false
    }
  }
}

#Preview {
  NavigationStack {
    PasswordMaker().navigationTitle("Passwords")
  }
}
