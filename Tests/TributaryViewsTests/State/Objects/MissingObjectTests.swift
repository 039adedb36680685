private final class Model: ObservableObject { @Published var width: CGFloat = 20 }
@Observable private final class Observed { var width: CGFloat = 20 }
private enum Way: CaseIterable { case environmentObject, environment, nested, modifier }

private struct ByObject: View {
  @EnvironmentObject var model: Model
  var body: some View { Color.red.frame(width: model.width, height: 10).accessibilityIdentifier("a") }
}

private struct ByType: View {
  @Environment(Observed.self) var model
  var body: some View { Color.red.frame(width: model.width, height: 10).accessibilityIdentifier("a") }
}

private struct Source: DynamicProperty { @EnvironmentObject var model: Model }

private struct ByProperty: View {
  var source = Source()
  var body: some View { Color.red.frame(width: source.model.width, height: 10).accessibilityIdentifier("a") }
}

private struct Widening: ViewModifier {
  @EnvironmentObject var model: Model
  func body(content: Content) -> some View { content.frame(width: model.width, height: 10) }
}

private struct Screen: View {
  let way: Way
  @ViewBuilder private var content: some View {
    switch way {
    case .environmentObject: ByObject()
    case .environment: ByType()
    case .nested: ByProperty()
    case .modifier: Color.red.accessibilityIdentifier("a").modifier(Widening())
    }
  }

  var body: some View {
    HStack(spacing: 0) {
      Color.blue.frame(width: 10, height: 10)
      content.padding(1)
    }
  }
}

@MainActor struct MissingObjectTests {
  @Test(arguments: Way.allCases)
  private func `A missing object is reported with type and view, which appears with the object`(way: Way) throws {
    let (model, observed) = (Model(), Observed())
    let host = settledHost { Screen(way: way) }
    func give(_ isThere: Bool) {
      host.environment[Observed.self] = isThere ? observed : nil
      host.update { host.environment[observed: TypeKey(Model.self)] = isThere ? model : nil }
    }
    expectNil(host.frame(of: "a"))
    expect(host.codes, equals: [.missingEnvironmentObject])
    let found = try #require(host.diagnostics.first)
    expect(found.evidence.first?.lines, equals: [way == .environment ? "Observed" : "Model"])
    expect(found.path != nil)
    for _ in 0..<2 {
      give(true)
      expect(host.frame(of: "a")?.width, equals: 20)
      give(false)
      expectNil(host.frame(of: "a"))
    }
    expect(host.codes, equals: [.missingEnvironmentObject])
    give(true)
    if way == .environment { observed.width = 30 } else { model.width = 30 }
    expect(host.updated().frame(of: "a")?.width, equals: 30)
    expect(host.core.checkInvariants(), equals: [])
    let scratch = settledHost { Screen(way: way) }
    scratch.environment = host.environment
    scratch.update()
    expect(host.displayList, equals: scratch.displayList)
  }

  @Test @MainActor func `A missing optional object is not a finding`() {
    struct Leaf: View {
      @Environment(Observed.self) private var model: Observed?
      var body: some View { Color.red.frame(width: model?.width ?? 5, height: 10).accessibilityIdentifier("a") }
    }
    let host = settledHost { Leaf() }
    expect(host.frame(of: "a")?.width, equals: 5)
    expect(host.codes, equals: [])
  }
}
