import SwiftUI

struct SettingsForm: View {
  @AppStorage("settings.name") private var name = ""
  @AppStorage("settings.notifications") private var wantsNotifications = true
  @AppStorage("settings.quiet") private var isQuietAtNight = false
  @AppStorage("settings.size") private var textSize = 14.0
  @AppStorage("settings.theme") private var theme = Theme.system
  @State private var isAboutShown = false
  @State private var isResetting = false

  enum Theme: String, CaseIterable, Identifiable {
    case system, light, dark
    var id: Self { self }
  }

  var body: some View {
    NavigationStack {
      Form {
        Section("Profile") {
          TextField("Name", text: $name, prompt: Text("Your name"))
            .textContentType(.name)
            .accessibilityIdentifier("name")
        }
        Section {
          Toggle("Notifications", isOn: $wantsNotifications.animation()).accessibilityIdentifier("notifications")
          if wantsNotifications {
            Toggle("Quiet at night", isOn: $isQuietAtNight).accessibilityIdentifier("quiet")
          }
        } footer: {
          Text(wantsNotifications ? "You will be told." : "Silence.")
        }
        Section("Appearance") {
          Picker("Theme", selection: $theme) {
            ForEach(Theme.allCases) { Text($0.rawValue.capitalized) }
          }
          .pickerStyle(.segmented)
          Stepper(value: $textSize, in: 10...24, step: 2) {
            LabeledContent("Text size", value: textSize, format: .number)
          }
          .accessibilityIdentifier("size")
        }
        Section {
          Button("About") { isAboutShown = true }
          Button("Reset everything", role: .destructive) { isResetting = true }
        }
      }
      .navigationTitle("Settings")
      .sheet(isPresented: $isAboutShown) {
        About().presentationDetents([.medium])
      }
      .confirmationDialog("Reset everything?", isPresented: $isResetting, titleVisibility: .visible) {
        Button("Reset", role: .destructive, action: reset)
      }
    }
  }

  private func reset() {
    name = ""
    wantsNotifications = true
    isQuietAtNight = false
    textSize = 14
    theme = .system
  }

  struct About: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack(spacing: 12) {
        Text("Version 1.2").font(.headline)
        Text("Made in a small room.").foregroundStyle(.secondary)
        Button("Close") { dismiss() }
      }
      .padding()
    }
  }
}

#Preview("Settings") { SettingsForm() }
