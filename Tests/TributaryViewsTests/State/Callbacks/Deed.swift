/// A point at which the engine runs client code without visible output: after a walk, a touch, or a clock step, and in
/// operations of stored values.
enum Deed: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case appear, disappear, change, preferenceChange, geometryChange
  case tap, longPress, updating, changed, ended, button, setter, completion, gestureBody
  case transaction, valueTransaction, phaseAnimation, keyframePath
  case viewEquality, stateEquality, preferenceEquality, identity, rowIdentity, reduction, letGo
}

/// A view that runs client code at one such point once `host(after:)` has been called.
struct DeedView {
  let deed: Deed
  let ask: Ask
  var number = 0
  @State private var shown = 0
  @GestureState private var isHeld = false
  @State private var calling: Calling
  init(deed: Deed, ask: Ask, number: Int = 0) {
    (self.deed, self.ask, self.number) = (deed, ask, number)
    _calling = State(initialValue: Calling(number: 0, ask: ask))
  }
}

extension DeedView: View {
  private func run() { _ = ask.number() }

  @ViewBuilder var body: some View {
    switch deed {
    case .appear, .disappear, .change, .preferenceChange, .geometryChange: watched
    case .tap, .longPress, .updating, .changed, .ended, .button, .setter, .completion, .gestureBody: touched
    case .transaction, .valueTransaction, .phaseAnimation, .keyframePath: moved
    case .viewEquality, .stateEquality, .preferenceEquality, .identity, .rowIdentity, .reduction, .letGo: held
    }
  }

  @MainActor private var bar: some View { Color.red.frame(width: 20, height: 20) }

  @MainActor @ViewBuilder private var watched: some View {
    switch deed {
    case .appear: if number > 0 { bar.onAppear(perform: run) }
    case .disappear: if number == 0 { bar.onDisappear(perform: run) }
    case .change: bar.onChange(of: number, run)
    case .preferenceChange:
      bar.preference(key: ListKey<Int>.self, value: [number]).onPreferenceChange(ListKey<Int>.self) {
        if $0 == [1] { run() }
      }
    default:
      Color.red.frame(width: 20 + CGFloat(number), height: 20).onGeometryChange(
        for: CGFloat.self, of: { $0.size.width }, action: { if $0 == 21 { run() } })
    }
  }

  @MainActor @ViewBuilder private var moved: some View {
    switch deed {
    case .transaction: bar.offset(x: CGFloat(number)).transaction { [ask] _ in _ = ask.number() }
    case .valueTransaction:
      bar.offset(x: CGFloat(number)).transaction(value: number) { [ask] _ in _ = ask.number() }
    case .phaseAnimation:
      PhaseAnimator([0, 1], trigger: number) { _ in
        bar
      } animation: { [ask] _ in
        ask.number() > 0 ? .linear(duration: 0.1) : nil
      }
    default:
      KeyframeAnimator(initialValue: 0.0, trigger: number) { _ in
        bar
      } keyframes: { [ask] _ in
        LinearKeyframe(Double(ask.number()), duration: 0.1)
      }
    }
  }

  @MainActor @ViewBuilder private var touched: some View {
    switch deed {
    case .tap: bar.onTapGesture(perform: run)
    case .longPress: bar.onLongPressGesture(perform: run)
    case .updating:
      bar.gesture(
        DragGesture(minimumDistance: 0).updating($isHeld) { _, held, _ in
          held = true
          run()
        })
    case .changed: bar.gesture(DragGesture(minimumDistance: 0).onChanged { _ in run() })
    case .ended: bar.gesture(DragGesture(minimumDistance: 0).onEnded { _ in run() })
    case .gestureBody: bar.gesture(AskingGesture(ask: ask))
    case .button: Button("x") { run() }
    case .setter:
      Toggle(
        "x",
        isOn: Binding {
          shown > 0
        } set: {
          shown = $0 ? 1 : 0
          run()
        }
      ).toggleStyle(.button)
    default:
      bar.offset(x: CGFloat(shown)).onTapGesture {
        withAnimation(.linear(duration: 1)) {
          shown += 10
        } completion: { [ask] in
          _ = ask.number()
        }
      }
    }
  }

  /// An element that replaces another one, which is removed gradually.
  @MainActor private var named: some View { ForEach([Named(id: Calling(number: number, ask: ask))]) { _ in bar } }

  @MainActor @ViewBuilder private var held: some View {
    switch deed {
    case .viewEquality: Same(calling: Calling(number: number, ask: ask))
    case .stateEquality:
      let _ = calling
      bar.onTapGesture { calling = Calling(number: 1, ask: ask) }
    case .preferenceEquality:
      bar.preference(key: CallingKey.self, value: Calling(number: number, ask: ask))
        .overlayPreferenceValue(CallingKey.self) { Text("\($0.number)") }
    case .identity: named.animation(.linear(duration: 1), value: number)
    case .rowIdentity: LazyVStack { named }.animation(.linear(duration: 1), value: number)
    case .reduction:
      HStack {
        bar.preference(key: CallingKey.self, value: Calling(number: number, ask: ask))
        bar.preference(key: CallingKey.self, value: Calling(number: number, ask: ask))
      }.overlayPreferenceValue(CallingKey.self) { Text("\($0.number)") }
    default: if number == 0 { Keeping(last: Last(ask)) }
    }
  }
}

extension DeedView {
  @MainActor static func perform(_ deed: Deed, on host: ViewHost<some View>, giving number: (Int) -> Void) {
    let middle = CGPoint(x: 50, y: 50)
    switch deed {
    case .tap, .button, .setter, .stateEquality, .gestureBody: host.tap(at: middle)
    case .phaseAnimation, .keyframePath: host.updated { number(1) }.advance(by: 2)
    case .completion:
      host.tap(at: middle)
      host.advance(by: 2)
    case .longPress: host.press(at: middle, for: 1)
    case .updating, .changed, .ended: host.drag(from: middle, to: CGPoint(x: 50, y: 55))
    default: host.update { number(1) }
    }
  }
}

/// A value that reports when it is compared, hashed, or combined.
struct Calling: Hashable {
  let number: Int
  let ask: Ask
  static func == (a: Self, b: Self) -> Bool {
    _ = a.ask.number()
    return a.number == b.number
  }

  func hash(into hasher: inout Hasher) {
    _ = ask.number()
    hasher.combine(number)
  }
}

private struct AskingGesture: Gesture {
  let ask: Ask
  var body: some Gesture<TapGesture.Value> {
    _ = ask.number()
    return TapGesture()
  }
}

private struct Same: View {
  let calling: Calling
  var body: some View { Color.red.frame(width: 20, height: 20 + CGFloat(calling.number)) }
}

private struct Named: Identifiable { let id: Calling }

private enum CallingKey: PreferenceKey {
  static var defaultValue: Calling { Calling(number: 0, ask: Ask { 0 }) }
  static func reduce(value: inout Calling, nextValue: () -> Calling) {
    let next = nextValue()
    _ = next.ask.number()
    value = Calling(number: value.number + next.number, ask: next.ask)
  }
}

private final class Last {
  let ask: Ask
  init(_ ask: Ask) { self.ask = ask }
  deinit { _ = ask.number() }
}

private struct Keeping: View {
  @State private var last: Last
  init(last: Last) { _last = State(initialValue: last) }
  var body: some View {
    let _ = last
    Color.red.frame(width: 20, height: 20)
  }
}
