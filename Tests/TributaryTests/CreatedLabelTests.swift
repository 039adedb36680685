/// Containers that receive views from a `ForEach`, which creates them again with every evaluation of the container.
@MainActor struct CreatedLabelTests {
  /// Returns a settled host, whose first frame must take few passes.
  private func settled<V: View>(
    _ location: SourceLocation = #_sourceLocation, @ViewBuilder content: () -> V
  ) -> ViewHost<V> {
    let host = ViewHost(size: CGSize(width: 300, height: 300), content: content)
    let report = host.update()
    #expect(report.passes <= 4, sourceLocation: location)
    #expect(host.diagnostics.isEmpty, "\(host.diagnostics)", sourceLocation: location)
    return host
  }

  private struct Pages: View {
    let count: Int
    var title = "page"
    @Binding var selection: Int
    var body: some View {
      TabView(selection: $selection) {
        ForEach(0..<count, id: \.self) { index in
          Text("\(title) \(index)").accessibilityIdentifier("page \(index)")
            .tabItem { Label("tab \(index)", systemImage: "star") }.badge(index).tag(index)
        }
      }
      .tabViewStyle(.page)
    }
  }

  @Test @MainActor func `Tab items of a collection in the page style settle, and the pages follow the selection`() {
    var selection = 2
    let binding = Binding(get: { selection }, set: { selection = $0 })
    let host = settled { Pages(count: 4, selection: binding) }
    expect(host.frame(of: "page 2")?.midX, equals: 150)
    for step in 1...3 {
      host.content = Pages(count: 4, title: "turn \(step)", selection: binding)
      expect(host.update().passes, atMost: 4)
    }
    selection = 0
    host.content = Pages(count: 4, selection: binding)
    host.update()
    expect(host.frame(of: "page 0")?.midX, equals: 150)
    expectEmpty(host.diagnostics)
  }

  @Test @MainActor func `A drag reaches pages that were added after the first frame`() {
    var selection = 0
    let binding = Binding(get: { selection }, set: { selection = $0 })
    let host = settled { Pages(count: 1, selection: binding) }
    host.content = Pages(count: 3, selection: binding)
    expect(host.update().passes, atMost: 4)
    host.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 20, y: 100))
    host.advance(by: 1)
    expect(selection, equals: 1)
  }

  @Test @MainActor func `Views of a collection as the background of a page settle`() {
    let host = settled {
      NavigationStack {
        ForEach(0..<3, id: \.self) { index in
          Text("row \(index)").containerBackground(for: .navigation) { Color.red.accessibilityIdentifier("ground") }
        }
      }
    }
    expect(host.frame(of: "ground"), equals: CGRect(x: 0, y: 0, width: 300, height: 300))
  }

  @Test func `A tab view settles around pages of a collection that set the background of a navigation page`() {
    let host = settled {
      TabView {
        ForEach(0..<3, id: \.self) { index in
          Text("row \(index)").containerBackground(for: .navigation) { Color.red }.tabItem { Text("tab \(index)") }
        }
      }
    }
    expect(host.svg, contains: "tab 2")
  }
}
