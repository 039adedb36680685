import SwiftUI

struct LanguagePickerLanguage: Identifiable, Hashable, Sendable {
  let id: String
  let name: String
  let greeting: String

  static let all = [
    LanguagePickerLanguage(id: "en", name: "English", greeting: "Hello"),
    LanguagePickerLanguage(id: "de", name: "Deutsch", greeting: "Hallo"),
    LanguagePickerLanguage(id: "es", name: "Español", greeting: "Hola"),
    LanguagePickerLanguage(id: "fi", name: "Suomi", greeting: "Moi"),
  ]
}

extension EnvironmentValues {
  @Entry var languagePickerLanguage = LanguagePickerLanguage.all[0]
}

struct LanguagePicker: View {
  @State private var language = LanguagePickerLanguage.all[0]
  @State private var favorites: Set<String> = []
  @State private var isPicking = false

  var body: some View {
    VStack(spacing: 24) {
      LanguagePickerGreeting()
      Button {
        isPicking.toggle()
      } label: {
        LabeledContent("Language") {
          Text(language.name).accessibilityIdentifier("chosen")
        }
      }
      .accessibilityIdentifier("open")
    }
    .padding()
    .environment(\.languagePickerLanguage, language)
    .sheet(isPresented: $isPicking) {
      LanguagePickerSheet(selection: $language, favorites: $favorites)
        .interactiveDismissDisabled()
    }
  }
}

struct LanguagePickerGreeting: View {
  @Environment(\.languagePickerLanguage) private var language

  var body: some View {
    Text(language.greeting)
      .font(.system(.largeTitle, design: .serif, weight: .black))
      .id(language)
      .transition(.blurReplace)
      .animation(.easeInOut, value: language)
      .accessibilityIdentifier("greeting")
  }
}

struct LanguagePickerSheet: View {
  @Binding var selection: LanguagePickerLanguage
  @Binding var favorites: Set<String>
  @Environment(\.dismiss) private var dismiss
  @State private var query = ""

  private var found: [LanguagePickerLanguage] {
    let query = query.lowercased()
    return LanguagePickerLanguage.all.filter {
      query.isEmpty || $0.id.hasPrefix(query) || $0.name.lowercased().hasPrefix(query)
    }
  }

  var body: some View {
    NavigationStack {
      List {
        let marked = found.filter { favorites.contains($0.id) }
        if !marked.isEmpty {
          Section("Favorites") { ForEach(marked, content: row) }
        }
        Section("All") { ForEach(found.filter { !favorites.contains($0.id) }, content: row) }
      }
      .animation(.default, value: favorites)
      .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always))
      .navigationTitle("Languages")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Close", systemImage: "xmark") { dismiss() }.accessibilityIdentifier("close")
        }
      }
    }
  }

  private func row(_ language: LanguagePickerLanguage) -> some View {
    HStack {
      Button {
        selection = language
        dismiss()
      } label: {
        HStack {
          Text(language.name)
          Spacer()
          if language == selection { Image(systemName: "checkmark") }
        }
      }
      .accessibilityIdentifier("row-\(language.id)")
      Button("Star", systemImage: favorites.contains(language.id) ? "star.fill" : "star") {
        favorites.formSymmetricDifference([language.id])
      }
      .labelStyle(.iconOnly)
      .accessibilityIdentifier("star-\(language.id)")
    }
    .buttonStyle(.borderless)
  }
}

#Preview { LanguagePicker() }
