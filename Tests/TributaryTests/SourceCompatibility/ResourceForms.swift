import Foundation

// Titles as resources, rotors, numbers with specifiers, and settings of assistive technology, as written by users.

private struct Percent: _FormatSpecifiable {
  let value: Double
  var _arg: Double { value }
  var _specifier: String { "%.1f" }
}

private func key<T: _FormatSpecifiable>(_ value: T, _ specifier: String) -> LocalizedStringKey {
  "\(value) \(value, specifier: specifier)"
}

private struct Message: Identifiable {
  let id: Int
  let subject: String
  let isImportant: Bool
}

private struct Rotors: View {
  @Namespace private var space
  let messages = [
    Message(id: 1, subject: "one", isImportant: true), Message(id: 2, subject: "two", isImportant: false),
  ]

  var body: some View {
    VStack {
      important
      named
      either
      listed
    }
  }

  private var important: some View {
    Text("messages").accessibilityRotorEntry(id: 1, in: space)
      .accessibilityRotor("important") {
        ForEach(messages) { message in
          if message.isImportant { AccessibilityRotorEntry(message.subject, id: message.id) }
        }
      }
  }

  private var named: some View {
    Text("named").accessibilityRotor(Text("named")) {
      ForEach(messages) { message in AccessibilityRotorEntry(message.subject, id: message.id, in: space) }
    }
  }

  private var either: some View {
    Text("either").accessibilityRotor(.headings) {
      if messages.isEmpty {
        AccessibilityRotorEntry(Text("none"), id: 0)
      } else {
        AccessibilityRotorEntry("first", id: 1, in: space, prepare: {})
      }
    }
  }

  private var listed: some View {
    Text("listed").accessibilityRotor(String("text"), entries: messages, entryLabel: \.subject)
      .accessibilityRotor("key", entries: messages, entryID: \.id, entryLabel: \.subject)
      .accessibilityRotor(.headings, entries: messages, entryID: \.id, entryLabel: \.subject)
      .accessibilityRotor("ranges", textRanges: [])
  }
}

private struct ResourceTitles: View {
  let title: LocalizedStringResource
  @State private var text = ""
  @State private var isOn = false
  @State private var number = 1
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var color = Color.red

  var body: some View {
    NavigationStack {
      VStack {
        Button(title) {}
        Button(title, role: .cancel) {}
        Button(title, systemImage: "star") {}
        Label(title, systemImage: "star")
        Toggle(title, isOn: $isOn)
        Picker(title, selection: $number) { Text("1").tag(1) }
        Section(title) { Text("content") }
        NavigationLink(title) { Text("page") }
        Menu(title) { Button("b") {} }
      }
      VStack {
        TextField(title, text: $text)
        SecureField(title, text: $text)
        LabeledContent(title, value: "value")
        Stepper(title, value: $number)
        DatePicker(title, selection: $date)
        ColorPicker(title, selection: $color)
        ProgressView(title, value: 0.5)
        DisclosureGroup(title) { Text("inside") }
        ContentUnavailableView(title, systemImage: "star")
      }
      .badge(title).help(title).accessibilityLabel(title).accessibilityValue(title).accessibilityHint(title)
      .navigationTitle(title).searchable(text: $text, prompt: title).alert(title, isPresented: .constant(false)) {}
      .confirmationDialog(title, isPresented: .constant(false)) {}
    }
  }
}

private struct Settings: View {
  @Environment(\.accessibilityEnabled) var isEnabled
  @Environment(\.accessibilitySwitchControlEnabled) var hasSwitch
  @Environment(\.accessibilityAssistiveAccessEnabled) var isSimple
  @Environment(\.accessibilityDimFlashingLights) var dims
  @Environment(\.accessibilityLargeContentViewerEnabled) var enlarges
  @Environment(\.accessibilityPlayAnimatedImages) var plays
  @Environment(\.accessibilityPrefersHeadAnchorAlternative) var isAnchored
  @Environment(\.accessibilityQuickActionsEnabled) var hasActions
  @Environment(\.accessibilityShowButtonShapes) var showsShapes
  var body: some View {
    let values = [isEnabled, hasSwitch, isSimple, dims, enlarges, isAnchored, hasActions, showsShapes]
    Text(verbatim: "\(plays) \(values.count { $0 })")
  }
}

@MainActor struct ResourceFormTests {
  private func picture(_ view: some View) -> String {
    let host = ViewHost(size: CGSize(width: 400, height: 1_200)) { AnyView(view) }
    host.update()
    expectEmpty(host.diagnostics, "\(host.diagnostics)")
    return host.displayList.description
  }

  @Test @MainActor func `A title can be a resource, which is displayed unchanged`() {
    let picture = picture(ResourceTitles(title: "A *title*"))
    expect(picture.components(separatedBy: "\"A *title*\"").count, above: 15)
  }

  @Test @MainActor func `A literal title is a key with Markdown`() {
    let picture = picture(Button("A *title*") {})
    expect(picture, lacks: "*")
  }

  @Test @MainActor func `Rotors are accepted in all forms`() {
    expect(picture(Rotors()), contains: "\"messages\"")
  }

  @Test @MainActor func `Assistive technology is off, and animated images play`() {
    expect(picture(Settings()), contains: "\"true 0\"")
    expect(picture(Settings().environment(\.accessibilityEnabled, true)), contains: "\"true 1\"")
  }

  @Test @MainActor func `Numbers appear as Swift prints them, or with a specifier`() {
    func shown(_ key: LocalizedStringKey) -> String { String(picture(Text(key)).split(separator: "\"")[1]) }
    expect(shown("\(1.5) \(UInt8(7)) \(CGFloat(2)) \(3)"), equals: "1.5 7 2.0 3")
    expect(shown(key(1.5, "%.2f")), equals: "1.5 1.50")
    expect(shown(key(Int8(-3), "%03d")), equals: "-3 -03")
    expect(shown(key(UInt64.max, "%llu")), equals: "18446744073709551615 18446744073709551615")
    expect(shown("\(Percent(value: 2.25))"), equals: "2.2")
    #expect(Int(5)._specifier == "%lld" && Double(5)._specifier == "%lf" && UInt16(5)._specifier == "%u")
  }
}
