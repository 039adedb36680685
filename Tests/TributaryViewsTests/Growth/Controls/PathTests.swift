@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

/// The paths of views in findings, traces, and inspections.
@MainActor struct PathTests {
  private func paths<V: View>(of name: String, in view: V) -> [String] {
    let host = updatedHost(400, 400) { view }
    return withExtendedLifetime(host) { host.nodes(of: ViewNode.self).filter { $0.pathComponent == name }.map(\.path) }
  }

  @Test @MainActor func `The path of a view in a navigation stack omits the views of the stack`() {
    expect(paths(of: "Inmost", in: Screen()), equals: ["Screen › NavigationStack › VStack › Inmost"])
    expect(paths(of: "Row", in: Rows()), equals: (0..<3).map { "Rows › List › ForEach[\($0)] › Row" })
    expect(paths(of: "Inmost", in: Pressed()), equals: ["Pressed › Button › HStack › Inmost"])
    expect(paths(of: "Inmost", in: Boxed()), equals: ["Boxed › GroupBox › Inmost"])
  }

  @Test @MainActor func `The path of a part of a framework view ends with the part`() {
    expect(paths(of: "ScrollView", in: Rows()), equals: ["Rows › List › ScrollView"])
  }

  @Test
  func `The path of a view in a control contains the index of its element, and not the collection of the control`() {
    expect(
      paths(of: "Inmost", in: Tabular()),
      equals: [
        "Tabular › Table › Inmost[0][0]", "Tabular › Table › Inmost[0][1]", "Tabular › Table › Inmost[1][0]",
        "Tabular › Table › Inmost[1][1]",
      ])
    expect(Set(paths(of: "Inmost", in: Tabs())), equals: ["Tabs › TabView › Inmost[0]", "Tabs › TabView › Inmost[1]"])
    expect(
      Set(paths(of: "Inmost", in: Tools())),
      equals: ["Tools › NavigationStack › Inmost[0]", "Tools › NavigationStack › Inmost[1]"])
    // A collection of client code is part of the path, also inside a control.
    expect(
      Set(paths(of: "Inmost", in: Choices())),
      equals: ["Choices › Picker › ForEach[0] › Inmost", "Choices › Picker › ForEach[1] › Inmost"])
  }

  @Test @MainActor func `The path of a subview contains the views of client code and the index of the subview`() {
    let path = "Splitting › VStack › ForEach[1] › HStack › Inmost"
    expect(
      paths(
        of: "Inmost",
        in: Splitting {
          Text("a"); HStack { Inmost() }
        }), equals: [path])
  }

  @Test @MainActor func `A path contains no generic arguments`() {
    expect(
      paths(of: "Presenting", in: Presenting<Text, [Int?]>(content: Text("a"), values: [])), equals: ["Presenting"])
    expect(
      paths(of: "Inmost", in: Framed { Presenting(content: Inmost(), values: [1]) }),
      equals: ["Framed › Presenting › Inmost"])
    expect(paths(of: "Inner", in: Framed<Text>.Inner()), equals: ["Inner"])
  }

  @Test @MainActor func `A long path keeps the root and the innermost views`() throws {
    let path = try #require(paths(of: "Inmost", in: Root { Level(count: 60) }).first)
    expect(path.count <= 200 && path.count > 150, "\(path)")
    expect(path.hasPrefix("Root › … › LevelOfAVeryDeepTree › "), "\(path)")
    expect(path.hasSuffix(" › LevelOfAVeryDeepTree › Inmost"), "\(path)")
    // A single name can be longer than a path.
    let long = try #require(
      paths(
        of: "Inmost",
        in: Root {
          NameThatIsLongerThanAnyoneWouldWriteItAndLongerThanTheNamesThatAPathOfTheEngineShowsInFull { Inmost() }
        }
      )
      .first)
    expect(long.hasPrefix("Root › NameThatIsLonger") && long.hasSuffix("… › Inmost"), "\(long)")
    expect(long.count, below: 110, "\(long)")
  }

  @Test @MainActor func `Findings and traces contain no generic arguments of views`() {
    let host = updatedHost(400, 400) { Framed { Presenting(content: Looping(content: Text("a")), values: [1]) } }
    _ = host.displayList
    expect(host.diagnostics.contains { $0.loop != nil })
    expect(host.diagnostics.contains { $0.code == .invalidDimension })
    for diagnostic in host.diagnostics { expect(!"\(diagnostic)".contains("<"), "\(diagnostic)") }
    let trace = "\(host.explain(LastNumberKey.self))"
    expect(trace.contains("Looping") && !trace.contains("<"), "\(trace)")
  }
}

private struct Inmost: View { var body: some View { Color.red.frame(width: 10, height: 10) } }

private struct Row: View {
  let index: Int
  var body: some View { Text("\(index)") }
}

private struct Screen: View { var body: some View { NavigationStack { VStack { Inmost() } } } }
private struct Rows: View { var body: some View { List { ForEach(0..<3) { Row(index: $0) } } } }

private struct Tabular: View {
  private struct Entry: Identifiable { let id: Int }
  var body: some View {
    Table([Entry(id: 1), Entry(id: 2)]) {
      TableColumn("a") { _ in Inmost() }
      TableColumn("b") { _ in Inmost() }
    }
  }
}

private struct Tabs: View {
  @State private var tab = 1
  var body: some View {
    TabView(selection: $tab) {
      Text("a").tabItem { Inmost() }.tag(1)
      Text("b").tabItem { Inmost() }.tag(2)
    }
  }
}

private struct Tools: View {
  var body: some View {
    NavigationStack {
      Text("a").toolbar {
        ToolbarItem { Inmost() }
        ToolbarItem { Inmost() }
      }
    }
  }
}

private struct Choices: View {
  @State private var choice = 1
  var body: some View { Picker("p", selection: $choice) { ForEach(0..<2) { _ in Inmost() } }.pickerStyle(.inline) }
}

private struct Pressed: View {
  var body: some View {
    Button {
    } label: {
      HStack { Inmost() }
    }
  }
}

private struct Boxed: View { var body: some View { GroupBox("Title") { Inmost() } } }

/// A container that arranges the subviews of its content.
private struct Splitting<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { VStack { Group(subviews: content) { subviews in ForEach(subviews) { $0 } } } }
}

private struct Presenting<Content: View, Values>: View {
  let content: Content
  let values: Values
  @State private var isPresented = false
  var body: some View { content.sheet(isPresented: $isPresented) { content } }
}

private struct Framed<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { content }
  struct Inner: View { var body: some View { Color.red } }
}

private struct Root<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { content }
}

private struct LevelOfAVeryDeepTree<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { content }
}

private struct Level: View {
  let count: Int
  var body: some View { nested(count) }
  private func nested(_ count: Int) -> AnyView {
    count == 0 ? AnyView(Inmost()) : AnyView(LevelOfAVeryDeepTree { nested(count - 1) })
  }
}

private struct NameThatIsLongerThanAnyoneWouldWriteItAndLongerThanTheNamesThatAPathOfTheEngineShowsInFull<
  Content: View
>: View {
  @ViewBuilder let content: Content
  var body: some View { content }
}

/// A generic shape without a usable point.
private struct Crooked<Value>: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    Path {
      $0.move(to: CGPoint(x: CGFloat.nan, y: 0))
      $0.addLine(to: CGPoint(x: 10, y: CGFloat.nan))
    }
  }
}

private struct Looping<Content: View>: View {
  let content: Content
  @State private var width = 0
  var body: some View {
    VStack {
      content
      Crooked<Content>().frame(width: 20, height: 20)
    }
    .preference(key: LastNumberKey.self, value: width + 1)
    .onPreferenceChange(LastNumberKey.self) { width = $0 }
  }
}
