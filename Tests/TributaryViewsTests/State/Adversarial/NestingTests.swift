private struct Mirror: View {
  let probe: Probe
  var body: some View { Padded { AnyView(Mirror(probe: probe)) } }
}

private struct Padded<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { content.padding(1) }
}

private struct Plainest: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@MainActor struct NestingTests {
  private func padded(_ view: AnyView) -> AnyView { AnyView(Padded { view }) }
  private func stacked(_ view: AnyView) -> AnyView { AnyView(VStack { view }) }

  private func nested(_ depth: Int, _ wrap: (AnyView) -> AnyView) -> AnyView {
    var view = AnyView(Color.red.accessibilityIdentifier("core"))
    for _ in 0..<depth { view = wrap(view) }
    return view
  }

  @Test @MainActor func `A tree of more than a thousand levels is shown`() {
    let view = nested(600) { AnyView($0.padding(0.0625)) }
    let host = settledHost { view }
    expect(host.frame(of: "core"), equals: CGRect(37.5, 37.5, 25, 25))
    expectEmpty(host.codes)
  }

  @Test @MainActor func `A body that contains itself is reported with the repeating types`() throws {
    let host = settledHost { Mirror(probe: Probe()) }
    let found = try #require(host.diagnostics.first { $0.code == .nestingTooDeep })
    expect(found.severity, equals: .error)
    let repeats = try #require(found.evidence.first { $0.label == "repeating views" }?.lines.first)
    expect(repeats.contains("Mirror") && repeats.contains("Padded"))
    expect(host.codes, equals: [.nestingTooDeep])
    expect(host.update().settled)
  }

  @Test(arguments: ["modifiers", "stacks", "views", "readers", "grids", "buttons", "groups"], [150, 100_000])
  @MainActor func `The stack limits the depth when no depth limit is set`(kind: String, depth: Int) {
    let view = nested(depth) { inner in
      switch kind {
      case "modifiers": AnyView(inner.padding(0).opacity(0.9))
      case "stacks": stacked(inner)
      case "grids": AnyView(TributaryContainers.Grid { GridRow { inner } })
      case "buttons":
        AnyView(
          Button {
          } label: {
            inner
          }.buttonStyle(Plainest()))
      case "groups": AnyView(Group(subviews: inner) { ForEach($0) { $0 } })
      case "readers": AnyView(GeometryReader { _ in inner })
      default: padded(inner)
      }
    }
    let host = settledHost(limits: UpdateLimits(maximumDepth: 1_000_000)) { view }
    if depth == 150 {
      expect(host.frame(of: "core") != nil)
      expect(host.codes, equals: [])
    } else {
      expectNil(host.frame(of: "core"))
      expect(Set(host.codes), equals: [.nestingTooDeep])
    }
    _ = host.displayList.description
    _ = host.preference(ListKey<Int>.self)
    host.update { host.size = CGSize(width: 50, height: 50) }
    host.tap(at: CGPoint(x: 5, y: 5))
  }

  @Test @MainActor func `A host shows a shallow tree after one that was too deep`() {
    let host = settledHost { nested(3_000) { padded($0) } }
    expect(host.codes, equals: [.nestingTooDeep])
    host.show(AnyView(Color.red.frame(width: 10, height: 10).accessibilityIdentifier("core")))
    expect(host.frame(of: "core"), equals: CGRect(45, 45, 10, 10))
    expect(host.core.checkInvariants(), equals: [])
  }
}
