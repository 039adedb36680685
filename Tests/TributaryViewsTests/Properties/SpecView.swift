/// A view of a `Spec`.
///
/// Runs of modifiers are applied to the static type of the modified view, so that the tree contains both items that are
/// known to be one and erased items; a parameter `a` of 7 or more begins a new erased view.
struct SpecView: View {
  let spec: Spec
  @Environment(\.holdsState) private var holdsState
  init(spec: Spec) { self.spec = spec }
  var body: some View { core(of: spec, modifiers: []) }

  /// Descends through the modifiers to the modified view.
  private func core(of spec: Spec, modifiers: [AppliedModifier]) -> AnyView {
    switch spec {
    case .leaf(let kind, let given): return leaf(kind, given, modifiers)
    case .unary(let kind, let given, let child):
      let modifier = AppliedModifier(kind: kind, given: given)
      if modifiers.count >= 4 || given.a >= 7 { return apply([modifier] + modifiers, to: SpecView(spec: child)) }
      return core(of: child, modifiers: [modifier] + modifiers)
    case .binary(let kind, let given, let first, let second): return binary(kind, given, first, second, modifiers)
    case .list(let kind, let given, let children): return list(kind, given, children, modifiers)
    }
  }

  private func leaf(_ kind: Spec.Leaf, _ given: Spec.Parameters, _ modifiers: [AppliedModifier]) -> AnyView {
    func made(_ view: some View) -> AnyView { apply(modifiers, to: view) }
    return switch kind {
    case .color: made(given.color)
    case .text: made(Text(given.text))
    case .shape:
      given.b % 2 == 0
        ? made(Circle().fill(given.color))
        : made(RoundedRectangle(cornerRadius: given.length).stroke(given.color, lineWidth: 2))
    case .spacer: made(Spacer(minLength: given.a < 4 ? nil : given.length))
    case .divider: made(Divider())
    case .empty: made(EmptyView())
    case .direction: made(DirectionView(length: given.length))
    case .reader: made(ProxyView(color: given.color))
    case .spaces: made(SpaceView(name: "s\(given.b % 3)"))
    case .joined: made(given.joinedText)
    case .symbol:
      given.b % 2 == 0
        ? made(Image(systemName: given.a < 5 ? "star" : "no such symbol"))
        : made(Image(systemName: "chevron.forward").resizable())
    case .fixed: made(given.color.frame(width: given.length + 5, height: 20))
    case .toggle: made(Toggle(given.text, isOn: .constant(given.a < 5)))
    case .label: made(Label(given.text, systemImage: given.a < 5 ? "star" : "chevron.forward"))
    case .stepper: made(Stepper(given.text, value: .constant(given.a)))
    case .field: made(TextField(given.text, text: .constant(given.a < 5 ? "" : given.text)))
    case .observer: made(LevelText(prefix: given.text))
    case .choices:
      made(
        ViewThatFits(in: given.axes) {
          Text(given.text + " more and more")
          if given.a % 2 == 0 { Spacer() }
          given.color.frame(width: given.length, height: CGFloat(given.a) * 4)
        })
    case .column:
      made(
        HStack(alignment: given.vertical) {
          VStack(alignment: .leading) {
            Text(given.text)
            Toggle("b", isOn: .constant(false))
          }
          Text("c").font(.title)
        })
    case .picker:
      made(
        Picker(given.text, selection: .constant(given.a % 3)) {
          ForEach(0..<3) { Text("p\($0)").tag($0) }
        }.pickerStyle(.segmented))
    case .canvas:
      made(
        Canvas { context, size in
          context.fill(Path(CGRect(x: 0, y: 0, width: size.width / 2, height: given.length)), with: .color(given.color))
        })
    case .observedShape: made(LevelDrawing(way: .shape, given: given))
    case .observedStyle: made(LevelDrawing(way: .style, given: given))
    case .page: made(given.color.containerRelativeFrame(given.axes, count: given.a % 3 + 1, spacing: 4))
    }
  }

  private func binary(
    _ kind: Spec.Binary, _ given: Spec.Parameters, _ first: Spec, _ second: Spec, _ modifiers: [AppliedModifier]
  ) -> AnyView {
    let first = SpecView(spec: first)
    let second = SpecView(spec: second)
    func made(_ view: some View) -> AnyView { apply(modifiers, to: view) }
    switch kind {
    case .overlay: return made(first.overlay(alignment: given.alignment) { second })
    case .background: return made(first.background(alignment: given.alignment) { second })
    case .barAbove:
      return made(
        first.safeAreaInset(
          edge: given.a % 2 == 0 ? .top : .bottom, alignment: given.horizontal, spacing: given.spacing
        ) { second })
    case .barBeside:
      return made(
        first.safeAreaInset(
          edge: given.b % 2 == 0 ? .leading : .trailing, alignment: given.vertical, spacing: given.spacing
        ) { second })
    case .sheet: return made(first.sheet(isPresented: .constant(given.b % 2 == 0)) { second })
    case .page:
      return made(NavigationStack { first.navigationDestination(isPresented: .constant(given.b % 2 == 0)) { second } })
    case .fits: return made(FitsPair(axes: given.axes, first: first, second: second))
    case .group:
      return made(
        Group {
          first
          second
        })
    case .either: return made(EitherView(isFirst: given.a % 2 == 0, first: first, second: second))
    }
  }

  private func list(
    _ kind: Spec.List, _ given: Spec.Parameters, _ children: [Spec], _ modifiers: [AppliedModifier]
  ) -> AnyView {
    let rows = SpecRows(rows: children)
    func made(_ view: some View) -> AnyView { apply(modifiers, to: view) }
    switch kind {
    case .row: return made(HStack(alignment: given.vertical, spacing: given.spacing) { rows })
    case .column: return made(VStack(alignment: given.horizontal, spacing: given.spacing) { rows })
    case .layers: return made(ZStack(alignment: given.alignment) { rows })
    case .lazyColumn:
      return made(ScrollView { LazyVStack(alignment: given.horizontal, spacing: given.spacing) { rows } })
    case .lazyRow:
      return made(ScrollView(.horizontal) { LazyHStack(alignment: given.vertical, spacing: given.spacing) { rows } })
    case .list:
      return made(
        ScrollView {
          LazyVStack(alignment: given.horizontal) {
            Text(given.text)
            rows
            Text("end")
          }
        })
    case .form:
      return made(
        ScrollView {
          LazyVStack(spacing: given.spacing) {
            ForEach(children, id: \.parameters.id) { child in
              VStack {
                SpecView(spec: child)
                Divider()
              }
            }
          }
        })
    case .pager:
      return made(
        ScrollView(given.a % 2 == 0 ? .horizontal : .vertical) {
          AnyLayout(given.a % 2 == 0 ? AnyLayout(HStackLayout(spacing: 2)) : AnyLayout(VStackLayout(spacing: 2))) {
            ForEach(children, id: \.parameters.id) { child in
              SpecView(spec: child).containerRelativeFrame(given.a % 2 == 0 ? .horizontal : .vertical)
            }
          }
        })
    case .lazyLayers:
      return made(LazyVStack(alignment: given.horizontal) { rows }.scaleEffect(CGFloat(given.b) / 4, anchor: .top))
    case .candidates:
      return holdsState
        ? made(HStack { rows })
        : made(
          ViewThatFits(in: given.axes) {
            HStack(alignment: given.vertical) { rows }
            VStack { rows }
            ScrollView { LazyVStack { rows } }
          })
    case .plainList: return made(List { rows })
    case .sectionedForm:
      return made(
        Form {
          Section(given.text) { rows }
          Text("end")
        })
    case .sections:
      return made(
        List {
          ForEach(children, id: \.parameters.id) { child in
            Section {
              SpecView(spec: child)
              Text(given.text)
            }
          }
        })
    case .lazyGrid:
      return made(
        ScrollView {
          LazyVGrid(
            columns: [
              GridItem(.adaptive(minimum: given.length + 20), alignment: given.alignment), GridItem(.flexible()),
            ],
            spacing: given.spacing
          ) { rows }
        })
    case .tabs:
      return made(
        TabView(selection: .constant(given.a % 3)) {
          ForEach(Array(children.enumerated()), id: \.element.parameters.id) { index, child in
            SpecView(spec: child).tag(index).tabItem { Text("t\(index)") }
          }
        })
    case .observedLayout: return made(LevelStack { rows })
    case .observedRows: return made(LevelRows(rows: children))
    case .group: return made(Group { rows })
    case .forEach: return made(HStack { rows })
    case .grid:
      typealias Grid = TributaryContainers.Grid
      return made(Grid(alignment: given.alignment, horizontalSpacing: given.spacing, verticalSpacing: nil) { rows })
    case .gridRow: return made(GridRow(alignment: given.a < 5 ? nil : given.vertical) { rows })
    case .fits:
      // The selection can depend on state, and the state on the selection, so the result would depend on the history.
      return holdsState
        ? made(ZStack { rows }) : made(ViewThatFits(in: given.axes) { rows })
    case .rowLayout: return made(HStackLayout(alignment: given.vertical, spacing: given.spacing) { rows })
    case .columnLayout: return made(VStackLayout(alignment: given.horizontal, spacing: given.spacing) { rows })
    case .layersLayout: return made(AnyLayout(ZStackLayout(alignment: given.alignment)) { rows })
    case .flow: return made(FlowLayout(gap: given.spacing ?? 1, baseline: given.a < 5) { rows })
    case .erased: return made(given.anyLayout { rows })
    case .tuple:
      let pair = Pair(
        first: children.first.map { SpecView(spec: $0) }, second: children.dropFirst().first.map { SpecView(spec: $0) })
      return made(pair)
    }
  }
}

struct SpecRows: View {
  let rows: [Spec]
  var body: some View { ForEach(rows, id: \.parameters.id) { SpecView(spec: $0) } }
}

struct Pair: View {
  let first, second: SpecView?
  var body: some View {
    first
    Color.orange.frame(width: 3, height: 3)
    second
  }
}

struct EitherView: View {
  let isFirst: Bool
  let first, second: SpecView
  var body: some View { if isFirst { first } else { second } }
}

struct FitsPair: View {
  let axes: Axis.Set
  let first, second: SpecView
  @Environment(\.holdsState) private var holdsState
  var body: some View {
    if holdsState {
      first
      second
    } else {
      ViewThatFits(in: axes) {
        first
        second
      }
    }
  }
}

struct DirectionView: View {
  let length: CGFloat
  @Environment(\.layoutDirection) private var direction
  @Environment(\.mark) private var mark
  var body: some View {
    Color.green.frame(width: direction == .leftToRight ? length : length + 10, height: 5 + CGFloat(mark))
  }
}

struct ProxyView: View {
  let color: Color
  var body: some View {
    GeometryReader { proxy in color.frame(width: proxy.size.width / 2, height: proxy.size.height / 3) }
  }
}

struct SpaceView: View {
  let name: String
  var body: some View {
    GeometryReader { proxy in
      let frame = proxy.frame(in: .named(name))
      Text("\(rounded(frame.minX)),\(rounded(frame.minY)) \(proxy.safeAreaInsets.top),\(proxy.safeAreaInsets.trailing)")
    }
  }
}

/// Returns a number as text that rounding noise does not change.
func rounded(_ value: CGFloat) -> String { "\((value * 64).rounded() / 64)" }

extension EnvironmentValues {
  var mark: Int {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Whether any view of the tree keeps state.
  var holdsState: Bool {
    get { self[HoldsStateKey.self] }
    set { self[HoldsStateKey.self] = newValue }
  }
}

private struct HoldsStateKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct MarkKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension Spec.Parameters {
  var color: Color { [Color.red, .green, .blue, .primary, .secondary][b % 5] }
  var text: String { ["", "a", "one two", "three four five six", "x\ny", "lorem ipsum dolor"][b % 6] + "\(a)" }
  var length: CGFloat { CGFloat(b) * 4.5 }
  var spacing: CGFloat? { b < 4 ? nil : CGFloat(b - 5) * 3 }
  var horizontal: HorizontalAlignment { [.leading, .center, .trailing][a % 3] }
  var vertical: VerticalAlignment { [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline][a % 5] }
  var axes: Axis.Set { [[.horizontal, .vertical], .horizontal, .vertical, []][b % 4] }
  var alignment: Alignment { Alignment(horizontal: horizontal, vertical: vertical) }
  var edges: Edge.Set { [.all, .top, .leading, .horizontal, .bottom][a % 5] }
}

extension Spec.Parameters {
  /// Text whose parts differ in measured and in only drawn attributes.
  var joinedText: Text {
    let second = Text("bb\(a)").foregroundColor(b < 5 ? color : nil).kerning(CGFloat(a % 3))
    return Text(text).underline(b % 3 == 0) + second.baselineOffset(CGFloat(b % 4)).font(a < 4 ? .title : nil)
  }
}
