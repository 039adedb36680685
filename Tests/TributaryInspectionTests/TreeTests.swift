import TributaryControls

@MainActor struct TreeTests {
  @Test @MainActor func `A view has its state with the current value`() throws {
    let host = cells { Counter() }
    try expect(counter(host).state, equals: [.init("taps", "0")])
    host.tap("label")
    try expect(counter(host).state, equals: [.init("taps", "5")])
  }

  @Test @MainActor func `A view lists the environment values that it reads`() throws {
    let host = cells { Counter().environment(\.colorScheme, .dark) }
    try expect(counter(host).environment, equals: [.init("scheme", "dark")])
  }

  @Test @MainActor func `A body lists the states that it reads`() throws {
    let host = cells { Counter() }
    try expect(counter(host).reads, equals: ["Counter.taps"])
  }

  @Test @MainActor func `The types and paths of an inspection contain no generic arguments of views`() {
    struct Framed<Content: View, Value>: View {
      let content: Content
      let value: Value
      @State private var isPresented = true
      var body: some View {
        content.sheet(isPresented: $isPresented) { Text("sheet") }.preference(key: NamesKey.self, value: ["a"])
      }
    }
    let host = cells(300, 200) { Framed(content: List { Counter() }, value: [1]) }
    let inspection = host.inspect()
    #expect(inspection.nodes.contains { $0.type == "Framed" })
    #expect(
      inspection.nodes.contains { $0.path.hasPrefix("Framed › List › Counter") }, "\(inspection.nodes.map(\.path))")
    for node in inspection.nodes {
      expect(!node.type.contains("<") && !node.path.contains("<"), "\(node.type) in \(node.path)")
    }
  }

  private func counter(_ host: ViewHost<some View>) throws -> Inspection.Node {
    try #require(host.inspect().nodes.first { $0.type == "Counter" })
  }

  @Test @MainActor func `Frames equal those of the host`() throws {
    let host = cells(300, 200) {
      VStack {
        Text("One").accessibilityIdentifier("plain")
        Text("Two").rotationEffect(.degrees(90)).offset(x: 20).accessibilityIdentifier("moved")
        ScrollView { Text("Three").accessibilityIdentifier("scrolled") }
      }
    }
    let inspection = host.inspect()
    for identifier in host.identifiers {
      expect(inspection.node(identified: identifier)?.frame, equals: host.frame(of: identifier))
    }
    expect(inspection.nodes.compactMap(\.identifier).sorted(), equals: host.identifiers)
  }

  @Test @MainActor func `Every node follows its parent and is one level deeper`() throws {
    let host = cells(300, 200) {
      Group {
        Counter()
        Text("Two")
      }
      .padding(2)
      List(0..<3, id: \.self) { Text("Row \($0)") }
    }
    var depths: [Int: Int] = [:]
    for node in host.inspect().nodes {
      expect(node.depth, equals: (node.parent.map { depths[$0].map { $0 + 1 } } ?? 0))
      depths[node.id] = node.depth
    }
  }

  @Test @MainActor func `A modifier of several views surrounds each of them`() throws {
    let nodes = cells {
      VStack {
        Group {
          Text("One")
          Text("Two")
        }
        .padding(2)
      }
    }.inspect().nodes
    let paddings = nodes.filter { $0.type == "padding" }
    expect(paddings.count, equals: 2)
    expect(nodes.filter { $0.text != nil }.map(\.parent), equals: paddings.map(\.id))
  }

  @Test @MainActor func `Traits are listed where they are set`() throws {
    let nodes = cells {
      HStack { Text("One").layoutPriority(2) }
      Text("Two").zIndex(3)
    }.inspect().nodes
    expect(nodes.flatMap(\.traits), equals: [.init("layoutPriority", "2.0"), .init("zIndex", "3.0")])
  }

  @Test @MainActor func `An explicit identity is listed for the first view that has it`() throws {
    let nodes = cells {
      VStack {
        ForEach(["a", "b"], id: \.self) { Text($0).id(7) }
        Text("c").id("last")
      }
    }.inspect().nodes
    expect(nodes.compactMap(\.identity), equals: ["ForEach a, id 7", "ForEach b, id 7", "id last"])
    expect(nodes.filter { $0.identity != nil }.compactMap(\.text), equals: ["a", "b", "c"])
  }

  private enum Mark: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions.width / 4 }
  }

  @Test @MainActor func `Guides have their last values, and no closure runs for them`() throws {
    var runs = 0
    let host = cells {
      VStack(alignment: HorizontalAlignment(Mark.self)) {
        Text("One").alignmentGuide(HorizontalAlignment(Mark.self)) { _ in
          runs += 1
          return 5
        }
        Color.red.frame(width: 40, height: 10)
      }
    }
    let before = runs
    let nodes = host.inspect().nodes
    expect(runs, equals: before)
    expect(nodes.first { $0.type == "VStack" }?.layout?.alignment, equals: "Mark")
    let guides = nodes.compactMap(\.layout).flatMap(\.guides)
    expect(guides.first, equals: .init(name: "Mark", axis: "horizontal", position: 5))
    expect(guides.dropFirst().map(\.name), equals: ["firstTextBaseline"])
  }

  @Test @MainActor func `The internal views of controls are marked, and client views in them are not`() throws {
    let inspection = cells {
      Button {
      } label: {
        HStack { Text("Go").accessibilityIdentifier("go") }
      }.buttonStyle(.bordered)
    }.inspect()
    expect(inspection.nodes.contains { $0.isInner })
    expect(inspection.nodes.first { $0.text == "Go" }?.isInner, equals: false)
    expect(inspection.nodes.first { $0.identifier == "go" }?.isInner, equals: false)
    expect(inspection.nodes.first { $0.type.hasPrefix("Button") }?.isInner, equals: false)
    let outline = inspection.outline.split(separator: "\n")
    expect(outline.count, below: inspection.dump.split(separator: "\n").count)
    expect(outline.contains { $0.contains("Text \"Go\"") })
  }

  @Test @MainActor func `An outline lists the views that the source names, inside controls also`() throws {
    struct Page: View {
      @State private var text = ""
      @State private var isOn = false
      var body: some View {
        NavigationStack {
          List {
            Section("Open") { ForEach(0..<1) { _ in HStack { TextField("What", text: $text).padding() } } }
            Toggle(isOn: $isOn) { VStack { Color.red } }
            Button {
            } label: {
              HStack { Image(systemName: "star") }
            }
            .toolbar { Button("Clear") {} }
          }
          .navigationTitle("Errands")
        }
      }
    }
    let inspection = cells(400, 400) { TabView { Tab("a", systemImage: "star") { Page() } } }.inspect()
    let listed = inspection.nodes.filter { !$0.isInner }.map(\.type)
    let named = [
      "Page", "NavigationStack", "List", "Section", "ForEach", "HStack", "padding", "TextField", "Toggle", "VStack",
      "Color", "Button", "HStack", "Image",
    ]
    var rest = listed[...]
    for name in named {
      let index = try #require(rest.firstIndex(of: name), "\(name) in \(listed)")
      rest = rest[(index + 1)...]
    }
    // A row modifier that the list adds, parts of controls, and the identity of an element that a toolbar creates.
    for part in ["listRow", "PressableButton", "Content", "ScrollView", "ToolbarProminence"] {
      #expect(inspection.nodes.contains { $0.type == part }, "\(part)")
      expect(!listed.contains(part), "\(part) in \(listed)")
    }
  }

  @Test @MainActor func `The content of a navigation view is content of client code`() throws {
    let inspection = cells(400, 400) {
      NavigationView { List { HStack { Image(systemName: "star").accessibilityIdentifier("star") } } }
    }.inspect()
    let image = try #require(inspection.nodes.first { $0.type == "Image" && !$0.isInner })
    expect(image.path, equals: "NavigationView › List › HStack › Image")
    #expect(inspection.nodes.contains { $0.type == "List" && !$0.isInner })
  }

  @Test @MainActor func `Concealed views are marked`() throws {
    let nodes = cells(40, 40) {
      ViewThatFits {
        Text("Far too long for this")
        Text("Ok")
      }
    }.inspect().nodes
    expect(nodes.first { $0.text == "Far too long for this" }?.absences, equals: ["concealed"])
    expect(nodes.first { $0.text == "Ok" }?.absences, equals: [])
  }

  @Test @MainActor func `An inspection changes no result`() throws {
    let host = cells { Columns() }
    let (svg, first) = (host.svg, host.inspect())
    expect(host.inspect(), equals: first)
    let report = host.update()
    expect(report.counts.bodies, equals: 0)
    expect(host.svg, equals: svg)
    expectEmpty(host.core.checkInvariants())
  }

  @Test @MainActor func `A tree beyond the budget reports the missing parts`() throws {
    let inspection = cells {
      ForEach(0..<50) { Text("\($0)") }
    }.inspect(budget: Inspection.Budget(nodes: 10))
    expect(inspection.nodes.count, equals: 10)
    expect(inspection.omitted.nodes, above: 0)
    expect(inspection.dump.hasSuffix("omitted: \(inspection.omitted.nodes) nodes\n"))
  }

  @Test @MainActor func `An inspection is written as JSON and read again`() throws {
    let host = cells {
      Columns()
      HStack { Spacer() }.frame(maxWidth: .infinity)
      ScrollView { Color.red }
    }
    let inspection = host.inspect()
    let decoded = try JSONDecoder().decode(Inspection.self, from: Data(inspection.json.utf8))
    expect(decoded, equals: inspection)
    expect(decoded.json, equals: inspection.json)
    expect(decoded.version, equals: 1)
  }
}
