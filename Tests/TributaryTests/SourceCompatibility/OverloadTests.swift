import Foundation

// Overloads and conformances of names that sources use in more than one form.

private struct Parcel: Identifiable {
  let id: Int
  var name = "item"
  var size = 0
  var isOn = false
}

private struct Bar: View {
  let isWide: Bool
  var body: some View {
    NavigationStack {
      Text("page").toolbar(id: "bar") {
        Group {
          ToolbarItem(id: "one") { Button("One") {} }
          ToolbarItem(id: "two") { Button("Two") {} }.sharedBackgroundVisibility(.hidden)
        }
        if isWide { ToolbarItem(id: "three") { Button("Three") {} } }
        DefaultToolbarItem(kind: .search)
      }
    }
  }
}

private struct SortedTable: View {
  @State private var order = [KeyPathComparator(\Parcel.name)]
  var body: some View {
    VStack {
      Table(sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Size", value: \.size) { Text("\($0.size)") }
      } rows: {
        TableRow(Parcel(id: 1))
      }
      Text(order.first?.keyPath == \Parcel.size ? "by size" : "by name")
    }
  }
}

private struct Switches: View {
  @State private var items = [Parcel(id: 1, isOn: true), Parcel(id: 2)]
  var body: some View {
    VStack {
      Toggle("All", systemImage: "star", sources: $items, isOn: \.isOn).accessibilityIdentifier("all")
      Text("\(items.count { $0.isOn }) on")
    }
  }
}

private struct Exporter: View {
  let onCompletion: (Result<[URL], any Error>) -> Void
  @State private var isExporting = false
  var body: some View {
    Text("Export").accessibilityIdentifier("export").onTapGesture { isExporting = true }
      .fileExporter(
        isPresented: $isExporting, items: ["fig", "plum"], contentTypes: [.plainText], onCompletion: onCompletion)
  }
}

@MainActor struct OverloadTests {
  private func shown<V: View>(_ view: V) -> ViewHost<V> {
    let host = ViewHost(size: CGSize(width: 400, height: 300)) { view }
    host.update()
    expectEmpty(host.diagnostics, "\(host.diagnostics)")
    return host
  }

  private func texts(_ host: ViewHost<some View>) -> [String] { host.shownTexts.map(\.shownContent) }

  @Test @MainActor func `Customizable toolbar content can be grouped and conditional`() {
    let wide = shown(Bar(isWide: true)).terminalPicture()
    for name in ["One", "Two", "Three"] { expect(wide.contains(name)) }
    expect(shown(Bar(isWide: false)).terminalPicture(), lacks: "Three")
  }

  @Test @MainActor func `A resource in an interpolation displays its text`() {
    let resource = LocalizedStringResource("greeting", defaultValue: "Hello", bundle: .main)
    expect(texts(shown(Text("\(resource), you"))), equals: ["Hello, you"])
  }

  @Test(arguments: [210, 300, 375]) func `A tap anywhere in the title of a column sorts its table`(x: Double) {
    let host = shown(SortedTable())
    host.tap(at: CGPoint(x: x, y: 12))
    host.update()
    expect(texts(host).contains("by size"))
  }

  @Test @MainActor func `A toggle with a symbol sets all of its sources`() {
    let host = shown(Switches())
    expect(texts(host).contains("1 on"))
    host.tap("all")
    host.update()
    expect(texts(host).contains("2 on"))
  }

  @Test @MainActor func `Several values are exported to the files of a directory`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(component: "items-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var results: [Result<[URL], any Error>] = []
    let host = shown(Exporter { results.append($0) })
    host.tap("export")
    host.advance(by: 1)
    host.type(folder.path)
    host.pressKey(.return)
    host.update()
    let files = try #require(try results.first?.get())
    try expect(files.map { try String(contentsOf: $0, encoding: .utf8) }, equals: ["fig", "plum"])
    expect(files.map(\.lastPathComponent), equals: ["Untitled", "Untitled 2"])
  }

  @Test @MainActor func `A control group has a title with a symbol`() {
    let group = ControlGroup("Tools", systemImage: "star") { Button("Undo") {} }
    expect(texts(shown(group)), equals: ["Tools", "Undo"])
  }

  @Test @MainActor func `A preview provider can name its platform`() {
    struct Phones: PreviewProvider {
      static var previews: some View { Text("phone") }
      static var platform: PreviewPlatform? { .iOS }
    }
    struct All: PreviewProvider {
      static var previews: some View { Text("any") }
    }
    #expect(Phones.platform == .iOS && All.platform == nil)
  }

  @Test @MainActor func `Rotors of links and headings have variants`() {
    let rotors: [AccessibilitySystemRotor] = [
      .links, .links(visited: true), .links(visited: false), .headings, .headings(level: .h1), .headings(level: .h2),
    ]
    expect(Set(rotors).count, equals: rotors.count)
  }
}
