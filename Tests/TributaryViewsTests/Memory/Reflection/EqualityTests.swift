/// The displayed state after a part of a view's value was replaced by an equal but different one.
@MainActor struct EqualityTests {
  @Test @MainActor func `A binding is two words for every value type`() {
    let words = 2 * MemoryLayout<UInt>.size
    expect(MemoryLayout<Binding<Never>>.size, equals: words)
    expect(MemoryLayout<Binding<Bool>>.size, equals: words)
    expect(MemoryLayout<Binding<String?>>.size, equals: words)
    expect(MemoryLayout<Binding<(Int, String, [Double], () -> Void)>>.size, equals: words)
    expect(MemoryLayout<Binding<any Hashable>>.size, equals: words)
  }

  @Test @MainActor func `A binding whose writes become animated is applied`() {
    let host = settledHost(200, 100) { Switching(isAnimated: false) }
    func middle() -> CGFloat? {
      let frame = host.tapped("move").advanced(by: 0.5).presentedFrame(of: "dot")
      host.advance(by: 2)
      return frame?.minX
    }
    expect(middle(), equals: 105)
    host.show(Switching(isAnimated: true))
    expect(middle(), equals: 155)
    host.show(Switching(isAnimated: false))
    expect(middle(), equals: 305)
  }

  @Test @MainActor func `A binding with an equal animation is equal`() {
    let probe = Probe()
    let host = settledHost { AnimatedBinding(probe: probe, number: 1) }
    host.show(AnimatedBinding(probe: probe, number: 2))
    expect(probe.log, equals: ["reader"])
    host.show(AnimatedBinding(probe: probe, number: 2, duration: 2))
    expect(probe.log, equals: ["reader", "reader"])
  }

  @Test @MainActor func `Another key path into the environment is another value`() {
    let host = settledHost { Asking(environment: Environment(\.first)) }
    expect(host.displayList.description.contains("one"))
    host.show(Asking(environment: Environment(\.second)))
    expect(host.displayList.description.contains("two"))
    expect(host.show(Asking(environment: Environment(\.second))).counts.bodies, equals: 0)
  }

  @Test(arguments: ObjectPosition.allCases)
  @MainActor fileprivate func `Another object is applied although it is equal`(place: ObjectPosition) {
    let host = settledHost(300, 100) { ObjectView(place: place, model: Model("first")) }
    expect(host.displayList.description.contains("first"))
    let second = Model("second")
    expect(host.showing(ObjectView(place: place, model: second)).displayList.description.contains("second"))
    expect(!host.displayList.description.contains("first"))
    expect(host.updated { second.name = "third" }.displayList.description.contains("third"))
  }

  @Test @MainActor func `A state accepts another object although it is equal`() {
    let probe = Probe()
    let host = settledHost(300, 100) { Keeping(probe: probe) }
    expect(host.displayList.description.contains("0"))
    host.update { probe.set(7) }
    expect(host.displayList.description.contains("7"))
  }

  @Test @MainActor func `onPreferenceChange and onChange compare by ==`() {
    let probe = Probe()
    let host = settledHost { Watching(model: Model("first"), probe: probe) }
    host.show(Watching(model: Model("second"), probe: probe))
    expect(probe.log, equals: ["preference first"])
  }
}

private struct Switching: View {
  let isAnimated: Bool
  @State private var x: CGFloat = 0
  var body: some View {
    let animation = Animation.linear(duration: 1)
    VStack {
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("dot").offset(x: x)
      Mover(x: isAnimated ? $x.animation(animation) : $x)
    }.frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct Mover: View {
  @Binding var x: CGFloat
  var body: some View {
    Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("move")
      .onTapGesture { x += 100 }
      .onDisappear { x = 0 }
  }
}

private struct AnimatedBinding: View {
  let probe: Probe
  let number: Int
  var duration = 1.0
  @State private var x = 0
  var body: some View { Reader(x: $x.animation(.linear(duration: duration)), probe: probe) }
  struct Reader: View {
    @Binding var x: Int
    let probe: Probe
    var body: some View {
      probe.log.append("reader")
      return Color.red
    }
  }
}

extension EnvironmentValues {
  fileprivate var first: String { "one" }
  fileprivate var second: String { "two" }
}

private struct Asking: View {
  let environment: Environment<String>
  var body: some View { Text(environment.wrappedValue) }
}

/// An object that is equal to every other.
@Observable private final class Model: Hashable {
  var name: String
  init(_ name: String) { self.name = name }
  static func == (a: Model, b: Model) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

private enum ObjectPosition: CaseIterable {
  case view, optional, array, bindable, modifier, environment, customEnvironment, preference, preferenceArray
  case binding, equatableRow
}

private struct ObjectView: View {
  let place: ObjectPosition
  let model: Model

  var body: some View {
    switch place {
    case .view: Plain(model: model)
    case .optional: Several(models: [], model: model)
    case .array: Several(models: [model], model: nil)
    case .bindable: Bound(model: model)
    case .modifier: Color.red.modifier(Naming(model: model))
    case .environment: FromEnvironment().environment(model)
    case .customEnvironment: FromKey().environment(\.model, model)
    case .preference:
      Color.red.preference(key: FirstKey<Model>.self, value: model)
        .overlayPreferenceValue(FirstKey<Model>.self) { Text($0?.name ?? "none") }
        .onPreferenceChange(FirstKey<Model>.self) { _ in }
    case .preferenceArray:
      Color.red.preference(key: ListKey<Model>.self, value: [model])
        .overlayPreferenceValue(ListKey<Model>.self) { Text($0.first?.name ?? "none") }
        .onPreferenceChange(ListKey<Model>.self) { _ in }
    case .binding: Given(model: .constant(model))
    case .equatableRow: ForEach([1], id: \.self) { _ in Plain(model: model) }
    }
  }

  struct Plain: View {
    let model: Model
    var body: some View { Text(model.name) }
  }

  struct Several: View {
    let models: [Model]
    let model: Model?
    var body: some View { Text((models.first ?? model)?.name ?? "none") }
  }

  struct Bound: View {
    @Bindable var model: Model
    var body: some View { Plain(model: model).overlay { Given(model: .constant(model)) } }
  }

  struct Given: View {
    @Binding var model: Model
    var body: some View { Text(model.name) }
  }

  struct Naming: ViewModifier {
    let model: Model
    func body(content: Content) -> some View { content.overlay { Text(model.name) } }
  }

  struct FromEnvironment: View {
    @Environment(Model.self) private var model
    var body: some View { Text(model.name) }
  }

  struct FromKey: View {
    @Environment(\.model) private var model
    var body: some View { Text(model?.name ?? "none") }
  }
}

extension EnvironmentValues {
  private struct EnvironmentModelKey: EnvironmentKey { static var defaultValue: Model? { nil } }
  fileprivate var model: Model? {
    get { self[EnvironmentModelKey.self] }
    set { self[EnvironmentModelKey.self] = newValue }
  }
}

private struct Keeping: View {
  @State private var model = Model("0")
  let probe: Probe
  var body: some View {
    let _ = probe.set = { model = Model("\($0)") }
    Text(model.name)
  }
}

private struct Watching: View {
  let model: Model
  let probe: Probe
  var body: some View {
    Color.red.preference(key: FirstKey<Model>.self, value: model)
      .onPreferenceChange(FirstKey<Model>.self) { probe.log.append("preference \($0?.name ?? "none")") }
      .onChange(of: model) { _, new in probe.log.append("change \(new.name)") }
  }
}
