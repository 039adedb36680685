import Foundation

// Forms that SwiftUI accepts, as written by users.

private struct EmptyBuilders: View {
  var body: some View {
    NavigationStack {
      List {
        Section {}
        Section("Title") {}
        ForEach(0..<3) { _ in }
        ForEach([Numbered(id: 1)]) { _ in }
        Group {}
      }
      .toolbar {}.contextMenu {}
    }
  }
}

private struct Numbered: Identifiable {
  let id: Int
}

private struct Shake: AnimatableModifier {
  var amount: CGFloat
  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func body(content: Content) -> some View { content.offset(x: amount) }
}

private struct Tinting: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> Opacity { Opacity(value: environment.isEnabled ? 1 : 0.5) }
  struct Opacity: ViewModifier {
    let value: Double
    func body(content: Content) -> some View { content.opacity(value) }
  }
}

private struct GroupedBar: View {
  let isWide: Bool
  var body: some View {
    NavigationStack {
      Text("a").toolbar {
        Group {
          ToolbarItem { Button("One") {} }
          if isWide { ToolbarItem(placement: .cancellationAction) { Button("Two") {} } }
        }
      }
      .toolbar(id: "bar") { ToolbarItem(id: "three") { Button("Three") {} } }
    }
  }
}

private struct Names: View {
  @Namespace private var space
  @State private var isOn = [false, true]
  @State private var crown = 0.0
  @Environment(\.undoManager) private var undoManager
  @Environment(\.backgroundProminence) private var prominence

  var body: some View {
    VStack {
      Text("a").textScale(.secondary).fontWidth(.condensed).scenePadding()
      Text(LocalizedStringResource("resource"))
      Circle().fill(.blue.shadow(.inner(radius: 2))).matchedTransitionSource(id: 1, in: space)
      Circle().fill(Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1))).luminanceToAlpha()
      Path(Path(CGRect(x: 0, y: 0, width: 5, height: 5)).cgPath)
      Toggle(sources: $isOn, isOn: \.self) { Text("all") }
      Image(systemName: "star").symbolEffect(.drawOn, isActive: isOn[0]).transition(.symbolEffect)
      ProgressView(Foundation.Progress(totalUnitCount: 4))
      TextEditor(text: .constant("")).textEditorStyle(.plain).findNavigator(isPresented: .constant(false))
      HSplitView {
        Text("left"); Text("right")
      }
    }
    .navigationTransition(.zoom(sourceID: 1, in: space)).digitalCrownRotation($crown)
    .accessibilityLabel("names", isEnabled: true)
    .accessibilityRotor("rotor") { AccessibilityRotorEntry("entry", id: 1) }
    .tabBarMinimizeBehavior(.onScrollDown).scrollIndicatorsFlash(onAppear: true)
    .sensoryFeedback(.impact(flexibility: .soft), trigger: isOn)
    .colorEffect(ShaderLibrary.wave(.float(1)), isEnabled: false).listSectionSeparator(.hidden)
    .modifier(Tinting()).modifier(Shake(amount: 1))
  }
}

/// Names that public sources use rarely.
private struct RarerNames: View {
  @State private var selection: Int?
  @State private var order = [KeyPathComparator(\Numbered.id)]
  private let menu = ContextMenu { Button("Copy") {} }

  var body: some View {
    VStack {
      Image(systemName: "star").symbolEffect(.drawOff, isActive: selection != nil).contextMenu(menu)
      Circle().stroke(.red, lineWidth: 1, antialiased: false).accessibilityAddTraits(.isTabBar)
      List { Section {}.sectionIndexLabel("A").listSectionSeparatorTint(.red, edges: .top) }.listStyle(.carousel)
      TabView { Text("page") }.tabViewStyle(.verticalPage)
      TabView { Text("page") }.tabViewStyle(.carousel)
      Table(selection: $selection, sortOrder: $order) {
        TableColumn("Id", value: \Numbered.id) { Text("row \($0.id)") }
      } rows: {
        TableRow(Numbered(id: 1))
      }
    }
    .toolbar {
      ToolbarItem { Button("Item") {} }.sharedBackgroundVisibility(.hidden)
      DefaultToolbarItem(kind: .search, placement: .bottomBar)
    }
    .onAppear { AccessibilityNotification.Announcement("shown").post() }
  }
}

private struct Library: LibraryContentProvider {
  var views: [LibraryItem] {
    LibraryItem(Text("Title"), title: "A title", category: .control)
    Text("Subtitle")
  }

  func modifiers(base: Text) -> [LibraryItem] { LibraryItem(base.bold(), title: "Bold") }
}

private struct SidebarApp: App {
  var body: some Scene { WindowGroup { Text("main") }.commands { SidebarCommands() } }
}

@MainActor struct LegalFormTests {
  private func shown(_ view: some View) -> ViewHost<AnyView> {
    let host = ViewHost(size: CGSize(width: 400, height: 800)) { AnyView(view) }
    host.update()
    return host
  }

  @Test @MainActor func `Builders can be empty`() {
    expectEmpty(shown(EmptyBuilders()).diagnostics)
  }

  @Test @MainActor func `Accepted names show their resolved text`() {
    let host = shown(Names())
    expectEmpty(host.diagnostics, "\(host.diagnostics)")
    expect(host.terminalPicture(), contains: "resource")
  }

  @Test @MainActor func `Rarer names of lists, tables, and symbols show their content`() {
    let host = shown(RarerNames())
    expectEmpty(host.diagnostics, "\(host.diagnostics)")
    expect(host.shownTexts.map(\.shownContent).contains("row 1"))
  }

  @Test @MainActor func `A library lists its views and modifiers`() {
    expect(Library().views.map(\.title), equals: ["A title", nil])
    expect(Library().modifiers(base: Text("a")).map(\.title), equals: ["Bold"])
  }

  @Test @MainActor func `Accepted commands leave the window of the app unchanged`() {
    let host = shown(AppRoot(SidebarApp()))
    expect(host.shownTexts.map(\.shownContent), equals: ["main"])
    expectEmpty(host.diagnostics)
  }

  @Test @MainActor func `A change can state that it is one of a series`() {
    final class Record { var changes: [Bool] = [] }
    struct Dial: View {
      let record: Record
      @State private var turns = 0
      var body: some View {
        Text("\(turns)").accessibilityIdentifier("dial")
          .onTapGesture { withTransaction(\.isContinuous, true) { turns += 1 } }
          .transaction { record.changes.append($0.isContinuous) }
      }
    }
    let record = Record()
    let host = shown(Dial(record: record))
    expect(!record.changes.contains(true))
    host.tap("dial")
    host.update()
    expect(record.changes.contains(true))
  }

  @Test @MainActor func `A group of items is one toolbar content`() {
    let picture = shown(GroupedBar(isWide: true)).terminalPicture()
    for name in ["One", "Two", "Three"] { expect(picture.contains(name)) }
    expect(shown(GroupedBar(isWide: false)).terminalPicture(), lacks: "Two")
  }

  @Test @MainActor func `A modifier can change with its environment`() {
    let host = shown(Color.red.modifier(Tinting()).disabled(true))
    var opacities: [Double] = []
    host.displayList.forEachFlattened { opacities.append($0.opacity) }
    expect(opacities, equals: [0.5])
  }

  @Test @MainActor func `Changes can be undone and redone`() {
    @MainActor final class Model {
      var value = 0
      func set(_ new: Int, _ manager: UndoManager) {
        let old = value
        value = new
        manager.registerUndo(withTarget: self) { $0.set(old, manager) }
      }
    }
    let (model, manager) = (Model(), UndoManager())
    model.set(1, manager)
    model.set(2, manager)
    manager.setActionName("Set")
    expect(manager.undoMenuItemTitle, equals: "Undo Set")
    manager.undo()
    expect(model.value, equals: 1)
    #expect(manager.canRedo && manager.redoActionName == "Set")
    manager.undo()
    expect(model.value, equals: 0)
    expect(!manager.canUndo)
    manager.redo()
    manager.redo()
    expect(model.value, equals: 2)
    expect(!manager.canRedo)
    manager.undo()
    model.set(5, manager)
    expect(!manager.canRedo)
    manager.beginUndoGrouping()
    model.set(6, manager)
    model.set(7, manager)
    manager.endUndoGrouping()
    manager.undo()
    expect(model.value, equals: 5)
    manager.removeAllActions()
    expect(!manager.canUndo)
  }

  @Test @MainActor func `A ForEach with an explicit content type accepts groups of tuples`() {
    struct Pairs: View {
      var body: some View {
        VStack(spacing: 0) {
          ForEach<[Int], Int, Group<TupleView<(Text, Text)>>>([1, 2], id: \.self) { number in
            Group {
              Text("a\(number)")
              Text("b")
            }
          }
          ForEach<Range<Int>, Int, TupleView<(Text, Divider, Text)>>(0..<1) { _ in
            Text("c")
            Divider()
            Text("d")
          }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Pairs() }
    host.update()
    let list = host.displayList.description
    for text in ["a1", "a2", "c", "d"] { expect(list.contains("\"\(text)\"")) }
    expect(list.split(separator: "\n").filter { $0.contains("\"b\"") }.count, equals: 2)
  }

  @Test @MainActor func `Bindings to collections in all legal forms`() {
    struct Item: Identifiable {
      let id: Int
      var name: String
    }
    struct Rows: View {
      @State private var items = [Item(id: 1, name: "one")]
      @State private var chosen: Int?
      @State private var current = 1
      var body: some View {
        VStack {
          ForEach($items) { $item in Text(item.name) }
          ForEach($items) { TextField("name", text: $0.name) }
          ForEach($items, id: \.name) { (item: Binding<Item>) in Text(item.wrappedValue.name) }
          ForEach(.constant([2, 3]), id: \.self) { $number in Text("\(number)") }
          ForEach(Binding(get: { [4] }, set: { _ in }), id: \.self) { number in Text("\(number.wrappedValue)") }
          List($items, selection: $chosen) { $item in Text(item.name) }
          List($items, selection: $current) { $item in Text(item.name) }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 300, height: 600)) { Rows() }
    host.update()
    let list = host.displayList.description
    expect(list.split(separator: "\n").filter { $0.contains("\"one\"") }.count, atLeast: 4)
    for number in 2...4 { expect(list.contains("\"\(number)\"")) }
  }
}
