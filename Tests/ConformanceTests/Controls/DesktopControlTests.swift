import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryTransfer
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Forms of controls that programs for desktops use.
@MainActor @Suite struct DesktopControlTests {
  private let journal = Journal()

  private static var sizes: some View {
    Picker("Size", selection: .constant(1)) {
      Text("small").tag(1).accessibilityIdentifier("small")
      Text("large").tag(2).accessibilityIdentifier("large")
    }
  }

  private func radioGroup(_ isHorizontal: Bool) -> ViewHost<some View> {
    settledHost(300, 200) {
      let picker = Self.sizes.pickerStyle(.radioGroup)
      if isHorizontal { picker.horizontalRadioGroupLayout() } else { picker }
    }
  }

  @Test func `The options of a radio group are in a column, or in a row on request`() throws {
    let column = radioGroup(false)
    let row = radioGroup(true)
    expect(column.frame(of: "small")?.minX, equals: column.frame(of: "large")?.minX)
    expect(row.frame(of: "small")?.minY, equals: row.frame(of: "large")?.minY)
    #expect(try #require(row.frame(of: "small")).maxX <= #require(row.frame(of: "large")).minX)
    #expect("\(row.displayList)".contains("Size"))
    #expect(row.diagnostics.isEmpty)
  }

  @Test func `A row of options belongs to radio groups only`() {
    let host = settledHost(300, 200) { Self.sizes.pickerStyle(.inline).horizontalRadioGroupLayout() }
    expect(host.frame(of: "small")?.minX, equals: host.frame(of: "large")?.minX)
  }

  private struct Closing: View {
    let journal: Journal
    let behavior: MenuActionDismissBehavior

    var body: some View {
      Menu {
        Button("Step") { journal.note("step") }.menuActionDismissBehavior(behavior)
      } label: {
        Text("Menu").accessibilityIdentifier("menu")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test(arguments: [MenuActionDismissBehavior.automatic, .enabled, .disabled])
  func `A menu remains open after an action on request`(_ behavior: MenuActionDismissBehavior) {
    let host = settledHost(300, 300) { Closing(journal: journal, behavior: behavior) }
    host.play(expecting: ["tap menu; rest; tap Step; rest": "step"]) { journal.take() }
    expect(host.lines, equals: behavior == .disabled ? ["Menu", "Step"] : ["Menu"])
  }

  @Test func `A menu with a symbol has a primary action`() {
    let host = settledHost(300, 300) {
      Menu("Save", systemImage: "star") {
        Button("Save As…") { journal.note("as") }
      } primaryAction: {
        journal.note("saved")
      }
      .accessibilityIdentifier("menu")
    }
    host.play(expecting: ["tap menu": "saved"]) { journal.take() }
  }

  @Test func `A picker in a menu displays a custom view in place of the selected option`() {
    let host = settledHost(300, 300) {
      Picker("Size", selection: .constant(1)) {
        Text("small").tag(1)
        Text("large").tag(2)
      } currentValueLabel: {
        Text("custom")
      }
      .pickerStyle(.menu)
    }
    #expect(host.lines.contains("custom") && !host.lines.contains("small"))
  }

  @Test func `A picker that leads to a page displays a custom view in place of the selected option`() {
    let host = settledHost(300, 300) {
      NavigationStack {
        List {
          Picker("Size", selection: .constant(1)) {
            Text("small").tag(1)
            Text("large").tag(2)
          } currentValueLabel: {
            Text("custom")
          }
          .pickerStyle(.navigationLink)
        }
      }
    }
    expect(host.lines, equals: ["Size", "custom"])
  }

  @Test(arguments: [ButtonSizing.automatic, .fitted, .flexible])
  func `Buttons with a background fill the width on request`(_ sizing: ButtonSizing) throws {
    let host = settledHost(300, 100) {
      VStack {
        Button("Save") {}.buttonStyle(.bordered).accessibilityIdentifier("bordered")
        Button("Save") {}.buttonStyle(.borderless).accessibilityIdentifier("borderless")
      }
      .buttonSizing(sizing)
    }
    let bordered = try #require(host.frame(of: "bordered"))
    #expect((bordered.width == 300) == (sizing == .flexible))
    #expect(try #require(host.frame(of: "borderless")).width < 300)
  }

  @Test func `Text fields with a square border have the size of those with rounded corners`() {
    func field(_ isSquare: Bool) -> ViewHost<some View> {
      settledHost(300, 100) {
        let field = TextField("Name", text: .constant("")).accessibilityIdentifier("field")
        if isSquare { field.textFieldStyle(.squareBorder) } else { field.textFieldStyle(.roundedBorder) }
      }
    }
    expect(field(true).frame(of: "field"), equals: field(false).frame(of: "field"))
    #expect("\(field(true).displayList)" != "\(field(false).displayList)")
  }

  private struct Clip: View {
    let journal: Journal
    @State private var texts = ["fig"]

    var body: some View {
      Text("clip").focusable()
        .onCopyCommand { texts.map { NSItemProvider(object: $0 as NSString) } }
        .onCutCommand {
          defer { texts = [] }
          return texts.map { NSItemProvider(object: $0 as NSString) }
        }
        .onPasteCommand(of: [.text]) { providers in
          for provider in providers {
            _ = provider.loadObject(ofClass: NSString.self) { text, _ in journal.note("\(text as? String ?? "none")") }
          }
        }
    }
  }

  @Test func `Clipboard commands copy, cut, and paste item providers`() {
    let host = settledHost(200, 100) { Clip(journal: journal) }
    host.moveFocus(by: 1)
    #expect(!host.pressKey("v", modifiers: .command), "the clipboard is empty")
    host.play(expecting: [
      "key command+c; key command+v": "fig",
      // Without providers, the clipboard keeps its content.
      "key command+x; key command+x; key command+v": "fig",
    ]) { journal.take() }
  }

  @Test(arguments: [false, true])
  func `A paste is validated once, and a rejected one is handled by the next view`(_ isAccepted: Bool) {
    let host = settledHost(200, 100) {
      VStack {
        Text("clip").focusable()
          .onCopyCommand { [NSItemProvider(object: "fig" as NSString)] }
          .onPasteCommand(of: [.text]) { providers -> Int? in
            journal.note("validated")
            return isAccepted ? providers.count : nil
          } perform: { count in
            journal.note("inner \(count)")
          }
      }
      .onPasteCommand(of: [.text]) { providers in journal.note("outer \(providers.count)") }
    }
    host.play("focus 1; key command+c; key command+v")
    expect(journal.take(), equals: isAccepted ? "validated inner 1" : "validated outer 1")
  }

  private struct Renaming: View {
    let journal: Journal
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        TextField("Name", text: .constant("")).focused($isFocused)
        RenameButton().accessibilityIdentifier("field").renameAction($isFocused)
        RenameButton().accessibilityIdentifier("action").renameAction { journal.note("renamed") }
        RenameButton().accessibilityIdentifier("none")
      }
      .onChange(of: isFocused) { journal.note("focus \($1)") }
    }
  }

  @Test func `A rename button runs the action of its environment`() {
    settledHost(300, 300) { Renaming(journal: journal) }.play(expecting: [
      "tap none": "", "tap action": "renamed", "tap field": "focus true",
    ]) { journal.take() }
  }

  @Test func `A help link runs its action, or opens its page`() {
    let host = settledHost(300, 300) {
      VStack {
        HelpLink { journal.note("help") }.accessibilityIdentifier("action")
        HelpLink(destination: URL(filePath: "/help")).accessibilityIdentifier("page")
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          journal.note("opened \(url.path)")
          return .handled
        })
    }
    host.play(expecting: ["tap action": "help", "tap page": "opened /help"]) { journal.take() }
  }
}
