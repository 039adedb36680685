/// A kind of client code that the engine runs to produce visible output.
enum Callback: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case body, modifierBody, styleBody, propertyUpdate
  case forEach, lazyRow, geometryReader, preferenceContent, scrollReader, alternatives, sheet, phases, keyframes
  case transitionBody, itemSheet, detent, alert, destination, toolbar, listRow, tab, mask
  case guide, layoutSize, layoutPlacement, layoutGuide, layoutCache, relativeFrame
  case verticalGuide, layoutVerticalGuide, layoutSpacing, relativeHeight
  case path, shapeSize, strokedPath, groundShape, clip
  case style, styleOfText, styleAround, styleOfGround, styleFaded, tint, format
  case preferenceTransform, anchorTransform, geometryTransform, environmentTransform
  case effect, canvas, timelineContent, timelineDates, toggleStyle, labelStyle, primitiveStyle
  case visualEffect, scrollTransition, scrollGeometry, progressStyle, gaugeStyle, dateStyle, dialog, popover, symbols
  case tableCell, hoveredBody

  /// Whether the code runs in a presentation over all other content.
  var isCover: Bool { [.sheet, .itemSheet, .detent, .alert, .dialog, .popover].contains(self) }
}

final class Ask: @unchecked Sendable {
  let number: () -> CGFloat
  init(_ number: @escaping () -> CGFloat) { self.number = number }

  /// Creates a source of the number 20 that runs the closure of a probe.
  convenience init(running probe: Probe) {
    self.init {
      probe.run()
      return 20
    }
  }
}

/// A view that shows a number that client code reads at one point.
struct CallbackView {
  let callback: Callback
  let ask: Ask
}

extension CallbackView: View {
  @ViewBuilder var body: some View {
    switch callback {
    case .body, .modifierBody, .styleBody, .propertyUpdate, .toggleStyle, .labelStyle, .primitiveStyle: bodies
    case .forEach, .lazyRow, .geometryReader, .preferenceContent, .scrollReader, .alternatives, .sheet, .phases,
      .keyframes, .transitionBody:
      contents
    case .itemSheet, .detent, .alert, .destination, .toolbar, .listRow, .tab, .mask: presented
    case .guide, .layoutSize, .layoutPlacement, .layoutGuide, .layoutCache, .relativeFrame, .verticalGuide,
      .layoutVerticalGuide, .layoutSpacing, .relativeHeight:
      layouts
    case .path, .shapeSize, .strokedPath, .groundShape, .clip: shapes
    case .style, .styleOfText, .styleAround, .styleOfGround, .styleFaded, .tint, .format: styles
    case .preferenceTransform, .anchorTransform, .geometryTransform, .environmentTransform, .effect, .canvas,
      .timelineContent, .timelineDates:
      transforms
    case .visualEffect, .scrollTransition, .scrollGeometry, .progressStyle, .gaugeStyle, .dateStyle, .dialog, .popover,
      .symbols, .tableCell, .hoveredBody:
      others
    }
  }

  @MainActor func bar(_ width: CGFloat) -> some View { Color.red.frame(width: width, height: 10) }

  @MainActor @ViewBuilder private var bodies: some View {
    switch callback {
    case .modifierBody: bar(10).modifier(Widening(ask: ask))
    case .styleBody: Button("x") {}.buttonStyle(BarStyle(ask: ask))
    case .propertyUpdate: Updated(number: Number(ask: ask))
    case .toggleStyle: Toggle("x", isOn: .constant(true)).toggleStyle(BarToggleStyle(ask: ask))
    case .labelStyle: Label("x", systemImage: "star").labelStyle(BarLabelStyle(ask: ask))
    case .primitiveStyle: Button("x") {}.buttonStyle(PrimitiveBarStyle(ask: ask))
    default: bar(ask.number())
    }
  }

  @MainActor @ViewBuilder private var contents: some View {
    switch callback {
    case .forEach: ForEach(0..<1) { _ in bar(ask.number()) }
    case .lazyRow: LazyVStack { ForEach(0..<1) { _ in bar(ask.number()) } }
    case .geometryReader: GeometryReader { _ in bar(ask.number()) }
    case .preferenceContent:
      bar(10).preference(key: ListKey<Int>.self, value: [1]).overlayPreferenceValue(ListKey<Int>.self) { _ in
        bar(ask.number())
      }
    case .scrollReader: ScrollViewReader { _ in bar(ask.number()) }
    case .alternatives: ViewThatFits { Lone(ask: ask) }
    case .sheet: bar(10).sheet(isPresented: .constant(true)) { bar(ask.number()) }
    case .phases: PhaseAnimator([0], trigger: 0) { _ in bar(ask.number()) }
    case .keyframes:
      KeyframeAnimator(initialValue: 0.0, repeating: false) { _ in
        bar(ask.number())
      } keyframes: { _ in
        LinearKeyframe(1, duration: 1)
      }
    default: bar(10).transition(Shifting(ask: ask))
    }
  }

  @MainActor @ViewBuilder private var presented: some View {
    switch callback {
    case .itemSheet: bar(10).sheet(item: .constant(Shown())) { _ in bar(ask.number()) }
    case .detent:
      bar(10).sheet(isPresented: .constant(true)) { Color.red.presentationDetents([.custom(AskingDetent.self)]) }
        .environment(\.ask, ask)
    case .alert:
      bar(10).alert("x", isPresented: .constant(true)) {
        Button("y") {}
      } message: {
        Text("\(Int(ask.number()))")
      }
    case .destination:
      NavigationStack { bar(10).navigationDestination(isPresented: .constant(true)) { bar(ask.number()) } }
    case .toolbar: NavigationStack { bar(10).toolbar { ToolbarItem { bar(ask.number()) } } }
    case .listRow: List { Lone(ask: ask) }
    case .tab: TabView { Tab("x", systemImage: "star") { bar(ask.number()) } }
    default: bar(50).mask { bar(ask.number()) }
    }
  }

  @MainActor @ViewBuilder private var layouts: some View {
    switch callback {
    case .verticalGuide:
      HStack(alignment: .top) {
        bar(20).alignmentGuide(.top) { _ in ask.number() }
        bar(20)
      }
    case .layoutVerticalGuide:
      HStack(alignment: .top) {
        AskingLayout(ask: ask, callback: callback) { bar(20) }
        bar(20)
      }
    case .layoutSpacing:
      VStack {
        AskingLayout(ask: ask, callback: callback) { bar(20) }
        AskingLayout(ask: ask, callback: callback) { bar(20) }
      }
    case .relativeHeight: Color.red.containerRelativeFrame(.vertical) { _, _ in ask.number() }
    case .guide:
      VStack(alignment: .leading) {
        bar(20).alignmentGuide(.leading) { _ in ask.number() }
        bar(50)
      }
    case .relativeFrame: Color.red.containerRelativeFrame(.horizontal) { _, _ in ask.number() }
    default:
      VStack(alignment: .leading) {
        AskingLayout(ask: ask, callback: callback) { bar(20) }
        bar(50)
      }
    }
  }

  @MainActor @ViewBuilder private var shapes: some View {
    switch callback {
    case .path: AskingShape(ask: ask)
    case .shapeSize: SizedForm(ask: ask)
    case .strokedPath: AskingShape(ask: ask).stroke(lineWidth: 2)
    case .groundShape: bar(50).background(Color.blue, in: AskingShape(ask: ask))
    default: bar(50).clipShape(AskingShape(ask: ask))
    }
  }

  @MainActor @ViewBuilder private var styles: some View {
    switch callback {
    case .style: Rectangle().fill(Tone(ask: ask))
    case .styleOfText: Text("x").foregroundStyle(Tone(ask: ask)) + Text("y")
    case .styleAround: VStack { Text("x") }.foregroundStyle(Tone(ask: ask))
    case .styleOfGround: bar(10).background(Tone(ask: ask))
    case .styleFaded: Rectangle().fill(Tone(ask: ask).opacity(0.5))
    case .tint: Rectangle().fill(.tint).tint(Tone(ask: ask))
    default: Text(1, format: Spelled(ask: ask))
    }
  }

  @MainActor @ViewBuilder private var transforms: some View {
    switch callback {
    case .preferenceTransform:
      bar(10).transformPreference(ListKey<Int>.self) { $0.append(Int(ask.number())) }
        .overlayPreferenceValue(ListKey<Int>.self) { bar(CGFloat($0.last ?? 0)) }
    case .anchorTransform:
      bar(10).anchorPreference(key: ListKey<Int>.self, value: .bounds) { _ in [Int(ask.number())] }
        .overlayPreferenceValue(ListKey<Int>.self) { bar(CGFloat($0.last ?? 0)) }
    case .geometryTransform: Measured(ask: ask)
    case .environmentTransform: Levelled().transformEnvironment(\.level) { $0 = ask.number() }
    case .canvas:
      Canvas { context, size in
        context.fill(Path(CGRect(x: 0, y: 0, width: ask.number(), height: 5)), with: .color(.red))
      }
    case .timelineContent: TimelineView(.explicit([])) { _ in bar(ask.number()) }
    case .timelineDates:
      TimelineView(Asked(ask: ask)) { context in bar(CGFloat(context.date.timeIntervalSinceReferenceDate)) }
    default: bar(10).modifier(Moved(ask: ask))
    }
  }
}

extension EnvironmentValues {
  var level: CGFloat {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

extension EnvironmentValues {
  fileprivate var ask: Ask {
    get { self[AskKey.self] }
    set { self[AskKey.self] = newValue }
  }
}

private enum AskKey: EnvironmentKey { static var defaultValue: Ask { Ask { 0 } } }
private enum LevelKey: EnvironmentKey { static var defaultValue: CGFloat { 10 } }

private struct Widening: ViewModifier {
  let ask: Ask
  func body(content: Content) -> some View { content.offset(x: ask.number()) }
}

private struct BarStyle: ButtonStyle {
  let ask: Ask
  func makeBody(configuration: Configuration) -> some View { Color.red.frame(width: ask.number(), height: 10) }
}

private struct BarToggleStyle: ToggleStyle {
  let ask: Ask
  func makeBody(configuration: Configuration) -> some View { Color.red.frame(width: ask.number(), height: 10) }
}

private struct BarLabelStyle: LabelStyle {
  let ask: Ask
  func makeBody(configuration: Configuration) -> some View { Color.red.frame(width: ask.number(), height: 10) }
}

private struct PrimitiveBarStyle: PrimitiveButtonStyle {
  let ask: Ask
  func makeBody(configuration: Configuration) -> some View { Color.red.frame(width: ask.number(), height: 10) }
}

private struct Shown: Identifiable { let id = 1 }

private enum AskingDetent: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.ask.number() }
}

private struct Number: DynamicProperty {
  let ask: Ask
  var value: CGFloat = 0
  mutating func update() { value = ask.number() }
}

private struct Updated: View {
  var number: Number
  var body: some View { Color.red.frame(width: number.value, height: 10) }
}

private struct Lone: View {
  let ask: Ask
  var body: some View { Color.red.frame(width: ask.number(), height: 10) }
}

private struct Levelled: View {
  @Environment(\.level) private var level
  var body: some View { Color.red.frame(width: level, height: 10) }
}

private struct Measured: View {
  let ask: Ask
  @State private var width: CGFloat = 5
  var body: some View {
    Color.red.frame(width: width, height: 10).onGeometryChange(
      for: CGFloat.self, of: { _ in ask.number() }, action: { width = $0 })
  }
}

private struct Shifting: Transition {
  let ask: Ask
  func body(content: Content, phase: TransitionPhase) -> some View { content.offset(x: ask.number()) }
}

struct AskingShape: Shape {
  let ask: Ask
  func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: ask.number(), height: rect.height)) }
}

private struct SizedForm: Shape {
  let ask: Ask
  func path(in rect: CGRect) -> Path { Path(rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: ask.number(), height: 10) }
}

private struct Tone: ShapeStyle {
  let ask: Ask
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color(white: ask.number() / 100) }
}

private struct Spelled: FormatStyle, @unchecked Sendable {
  let ask: Ask
  func format(_ value: Int) -> String { "\(Int(ask.number()))" }
  init(ask: Ask) { self.ask = ask }
  init(from decoder: any Decoder) { ask = Ask { 0 } }
  func encode(to encoder: any Encoder) {}
  static func == (a: Self, b: Self) -> Bool { a.ask === b.ask }
  func hash(into hasher: inout Hasher) {}
}

private struct Asked: TimelineSchedule {
  let ask: Ask
  func entries(from startDate: Date, mode: Mode) -> [Date] { [Date(timeIntervalSinceReferenceDate: ask.number())] }
}

private struct Moved: GeometryEffect {
  let ask: Ask
  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: ask.number(), y: 0))
  }
}

private struct AskingLayout: Layout {
  let ask: Ask
  let callback: Callback
  func makeCache(subviews: Subviews) -> CGFloat { callback == .layoutCache ? ask.number() : 30 }
  func updateCache(_ cache: inout CGFloat, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) -> CGSize {
    CGSize(width: callback == .layoutSize ? 50 + ask.number() : 60, height: 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) {
    let x = callback == .layoutPlacement ? ask.number() : cache
    for subview in subviews { subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: .unspecified) }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout CGFloat
  ) -> CGFloat? { callback == .layoutGuide && guide == .leading ? bounds.minX + ask.number() : nil }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout CGFloat
  ) -> CGFloat? { callback == .layoutVerticalGuide && guide == .top ? bounds.minY + ask.number() : nil }

  func spacing(subviews: Subviews, cache: inout CGFloat) -> ViewSpacing {
    callback == .layoutSpacing && ask.number() == 20 ? ViewSpacing() : .zero
  }
}

/// The points in effects that follow scrolling, in styles of indicators, and in presentations.
extension CallbackView {
  @MainActor @ViewBuilder var others: some View {
    switch callback {
    case .visualEffect: bar(10).visualEffect { [ask] content, _ in content.offset(x: ask.number()) }
    case .scrollTransition:
      ScrollView { bar(10).scrollTransition { [ask] content, _ in content.offset(x: ask.number()) } }
    case .scrollGeometry: Scrolled(ask: ask)
    case .progressStyle: ProgressView(value: 0.5).progressViewStyle(BarProgressStyle(ask: ask))
    case .gaugeStyle: Gauge(value: 0.5) { Text("x") }.gaugeStyle(BarGaugeStyle(ask: ask))
    case .dateStyle:
      DatePicker("x", selection: .constant(Date(timeIntervalSinceReferenceDate: 0))).datePickerStyle(
        BarDateStyle(ask: ask))
    case .dialog:
      bar(10).confirmationDialog("x", isPresented: .constant(true), titleVisibility: .visible) {
        Button("y") {}
      } message: {
        Lone(ask: ask)
      }
    case .popover: bar(10).popover(isPresented: .constant(true)) { bar(ask.number()) }
    case .symbols:
      Canvas { context, _ in
        if let symbol = context.resolveSymbol(id: 0) { context.draw(symbol, at: CGPoint(x: 50, y: 50)) }
      } symbols: {
        Lone(ask: ask).tag(0)
      }
    case .tableCell: Table([Shown()]) { TableColumn("x") { _ in bar(ask.number()) } }
    default: Lone(ask: ask).onHover { _ in }
    }
  }
}

private struct Scrolled: View {
  let ask: Ask
  @State private var width: CGFloat = 5
  var body: some View {
    ScrollView { Color.red.frame(width: width, height: 10) }.onScrollGeometryChange(
      for: CGFloat.self, of: { _ in ask.number() }, action: { _, new in width = new })
  }
}

private struct BarProgressStyle: ProgressViewStyle {
  let ask: Ask
  func makeBody(configuration: Configuration) -> some View { Color.red.frame(width: ask.number(), height: 10) }
}

private struct BarGaugeStyle: GaugeStyle {
  let ask: Ask
  func makeBody(configuration: Configuration) -> some View { Color.red.frame(width: ask.number(), height: 10) }
}

private struct BarDateStyle: DatePickerStyle {
  let ask: Ask
  func makeBody(configuration: Configuration) -> some View { Color.red.frame(width: ask.number(), height: 10) }
}
