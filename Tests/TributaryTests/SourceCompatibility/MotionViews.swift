import Tributary

// Motion as it is written against SwiftUI, after the shapes of Apple's documentation and of tutorials, with the import
// alone exchanged.

// MARK: Hero animation

/// A tile that grows into a page of its own.
struct HeroBoard: View {
  @Namespace private var animation
  @State private var selected: Int?

  var body: some View {
    ZStack {
      HStack(spacing: 10) {
        ForEach(0..<4) { index in
          if selected != index {
            RoundedRectangle(cornerRadius: 8, style: .continuous)
              .fill(.blue.gradient)
              .accessibilityIdentifier("tile \(index)")
              .matchedGeometryEffect(id: index, in: animation)
              .frame(width: 40, height: 40)
              .onTapGesture {
                withAnimation(.linear(duration: 1)) { selected = index }
              }
          } else {
            Color.clear.frame(width: 40, height: 40)
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      if let selected {
        RoundedRectangle(cornerRadius: 16, style: .continuous)
          .fill(.blue.gradient)
          .accessibilityIdentifier("page")
          .matchedGeometryEffect(id: selected, in: animation)
          .frame(width: 200, height: 100)
          .zIndex(1)
          .onTapGesture {
            withAnimation(.linear(duration: 1)) { self.selected = nil }
          }
      }
    }
  }
}

/// A tile that covers another one as long as it has that one's name.
struct RenamedTile: View {
  let name: String
  @Namespace private var tiles

  var body: some View {
    HStack(spacing: 0) {
      Color.red
        .matchedGeometryEffect(id: "shared", in: tiles)
        .frame(width: 30, height: 30)
      Color.blue
        .accessibilityIdentifier("tile")
        .matchedGeometryEffect(id: name, in: tiles, isSource: false)
        .frame(width: 10, height: 10)
    }
  }
}

/// The underline of a tab bar, that slides from tab to tab.
struct TabBar: View {
  enum Tab: String, CaseIterable, Identifiable {
    case home, search, profile
    var id: Self { self }
  }

  @State private var tab = Tab.home
  @Namespace private var underline

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Tab.allCases) { item in
        VStack(spacing: 4) {
          Text(item.rawValue.capitalized)
            .foregroundStyle(tab == item ? Color.primary : .secondary)
          if tab == item {
            Capsule()
              .fill(Color.accentColor)
              .frame(height: 2)
              .accessibilityIdentifier("underline")
              .matchedGeometryEffect(id: "underline", in: underline, properties: .frame)
          } else {
            Color.clear.frame(height: 2)
          }
        }
        .frame(width: 80)
        .contentShape(Rectangle())
        .accessibilityIdentifier(item.rawValue)
        .onTapGesture { withAnimation(.easeInOut(duration: 0.4)) { tab = item } }
      }
    }
  }
}

// MARK: Lists

/// Rows that come one after another.
struct StaggeredList: View {
  let titles: [String]
  @State private var isShown = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(titles.enumerated()), id: \.offset) { index, title in
        Text(title)
          .frame(height: 20)
          .accessibilityIdentifier("row \(index)")
          .opacity(isShown ? 1 : 0)
          .offset(x: isShown ? 0 : -100)
          .animation(.linear(duration: 0.2).delay(0.1 * Double(index)), value: isShown)
      }
    }
    .onAppear { isShown = true }
  }
}

/// A list whose rows slide in and fade out.
struct ShoppingList: View {
  @State private var items = ["milk", "bread"]
  @State private var next = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("Add") {
        withAnimation(.easeOut(duration: 0.2)) {
          items.append("item \(next)")
          next += 1
        }
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier("add")
      ForEach(items, id: \.self) { item in
        HStack {
          Text(item)
          Spacer()
          Button {
            withAnimation { items.removeAll { $0 == item } }
          } label: {
            Image(systemName: "trash")
          }
          .accessibilityIdentifier("remove \(item)")
        }
        .frame(height: 30)
        .accessibilityIdentifier(item)
        .transition(.asymmetric(insertion: .move(edge: .leading), removal: .scale.combined(with: .opacity)))
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

// MARK: Styles

struct ScaleButtonStyle: ButtonStyle {
  var amount: CGFloat = 0.5

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(10)
      .background(configuration.role == .destructive ? Color.red : .blue, in: RoundedRectangle(cornerRadius: 6))
      .scaleEffect(configuration.isPressed ? amount : 1)
      .opacity(configuration.isPressed ? 0.8 : 1)
      .animation(.linear(duration: 0.1), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == ScaleButtonStyle {
  static var scaling: ScaleButtonStyle { ScaleButtonStyle() }
  static func scaling(_ amount: CGFloat) -> ScaleButtonStyle { ScaleButtonStyle(amount: amount) }
}

struct CheckboxToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      withAnimation { configuration.isOn.toggle() }
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

struct StyledPanel: View {
  @State private var count = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      Button("Count") { count += 1 }
        .buttonStyle(.scaling(0.5))
        .accessibilityIdentifier("count")
      Button("Clear", role: .destructive) { count = 0 }
        .buttonStyle(ScaleButtonStyle())
      Toggle("Accept", isOn: $isOn)
        .toggleStyle(CheckboxToggleStyle())
        .accessibilityIdentifier("accept")
      Text("\(count) \(isOn ? "yes" : "no")").accessibilityIdentifier("result")
    }
  }
}

// MARK: Cards

/// A card that is swiped away, as in an app for dates.
struct SwipeDeck: View {
  struct Card: Identifiable, Equatable {
    let id: Int
    let color: Color
  }

  @State private var cards = [Card(id: 0, color: .red), Card(id: 1, color: .green), Card(id: 2, color: .blue)]
  let removed: (Int) -> Void

  var body: some View {
    ZStack {
      ForEach(cards.reversed()) { card in
        SwipeCard(card: card) {
          removed(card.id)
          cards.removeAll { $0.id == card.id }
        }
      }
    }
  }

  struct SwipeCard: View {
    let card: Card
    let onRemove: () -> Void
    @State private var offset = CGSize.zero
    @GestureState(resetTransaction: Transaction(animation: .linear(duration: 0.1))) private var isDragging = false

    var body: some View {
      card.color
        .frame(width: 100, height: 140)
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .accessibilityIdentifier("card \(card.id)")
        .scaleEffect(isDragging ? 1.1 : 1)
        .rotationEffect(.degrees(Double(offset.width) / 10))
        .offset(offset)
        .gesture(
          DragGesture()
            .updating($isDragging) { _, state, _ in state = true }
            .onChanged { offset = $0.translation }
            .onEnded { value in
              if abs(value.translation.width) > 100 {
                withAnimation(.linear(duration: 0.2)) {
                  offset.width = value.translation.width > 0 ? 500 : -500
                } completion: {
                  onRemove()
                }
              } else {
                withAnimation(.spring(response: 0.3, dampingFraction: 0.6)) { offset = .zero }
              }
            })
    }
  }
}

/// A card that opens on a tap.
struct ExpandableCard: View {
  @State private var isExpanded = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("Details")
        Spacer()
        Image(systemName: "chevron.right")
          .rotationEffect(.degrees(isExpanded ? 90 : 0))
          .accessibilityIdentifier("chevron")
      }
      .frame(height: 40)
      .contentShape(.rect)
      .accessibilityIdentifier("header")
      .onTapGesture {
        withAnimation(.linear(duration: 1)) { isExpanded.toggle() }
      }
      if isExpanded {
        Text("More")
          .frame(height: 60)
          .accessibilityIdentifier("more")
          .transition(.move(edge: .top).combined(with: .opacity))
      }
      Color.gray.frame(height: 10).accessibilityIdentifier("footer")
    }
    .clipped()
    .background(Color.white)
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

// MARK: Transitions of one's own

struct RotateModifier: ViewModifier {
  let degrees: Double
  let anchor: UnitPoint

  func body(content: Content) -> some View {
    content.rotationEffect(.degrees(degrees), anchor: anchor).clipped()
  }
}

extension AnyTransition {
  static var pivot: AnyTransition {
    .modifier(
      active: RotateModifier(degrees: -90, anchor: .topLeading),
      identity: RotateModifier(degrees: 0, anchor: .topLeading))
  }

  static var moveAndFade: AnyTransition {
    .asymmetric(insertion: .move(edge: .trailing).combined(with: .opacity), removal: .scale.combined(with: .opacity))
  }
}

struct RotatingFadeTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .opacity(phase.isIdentity ? 1 : 0)
      .rotationEffect(phase.rotation)
      .offset(y: phase == .willAppear ? -50 : phase == .didDisappear ? 50 : 0)
  }
}

extension TransitionPhase {
  fileprivate var rotation: Angle {
    switch self {
    case .willAppear: .degrees(30)
    case .identity: .zero
    case .didDisappear: .degrees(-30)
    }
  }
}

extension Transition where Self == RotatingFadeTransition {
  static var rotatingFade: RotatingFadeTransition { RotatingFadeTransition() }
}

struct Curtain: View {
  @Binding var shown: Bool

  var body: some View {
    VStack {
      if shown {
        Color.red.frame(width: 40, height: 40).accessibilityIdentifier("fade").transition(.rotatingFade)
        Color.red.frame(width: 40, height: 40).accessibilityIdentifier("pivot").transition(.pivot)
        Color.red.frame(width: 40, height: 40).transition(.moveAndFade)
        Color.red.frame(width: 40, height: 40).transition(.opacity.animation(.easeIn(duration: 2)))
        Color.red.frame(width: 40, height: 40).transition(BlurReplaceTransition(configuration: .downUp))
        Color.red.frame(width: 40, height: 40).transition(.push(from: .bottom))
        Color.red.frame(width: 40, height: 40).transition(.offset(x: 10, y: 20))
        Color.red.frame(width: 40, height: 40).transition(.scale(scale: 0.1, anchor: .bottom))
        Color.red.frame(width: 40, height: 40).transition(AnyTransition(.rotatingFade).combined(with: .slide))
      }
    }
  }
}

// MARK: Animatable shapes, modifiers and effects

struct ProgressArc: Shape {
  var progress: Double

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2, startAngle: .degrees(-90),
      endAngle: .degrees(-90 + 360 * progress), clockwise: false)
    return path
  }
}

struct Wave: Shape {
  var amplitude: CGFloat
  var phase: CGFloat

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(amplitude, phase) }
    set {
      amplitude = newValue.first
      phase = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY + amplitude))
      path.addLine(to: CGPoint(x: phase, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

struct ShakeEffect: GeometryEffect {
  var travel: CGFloat = 10
  var shakes: CGFloat

  var animatableData: CGFloat {
    get { shakes }
    set { shakes = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    // A triangle wave, so that its numbers are plain.
    let part = shakes - shakes.rounded(.down)
    return ProjectionTransform(CGAffineTransform(translationX: travel * min(part, 1 - part) * 2, y: 0))
  }
}

struct CountingModifier: ViewModifier, Animatable {
  var number: Double
  let seen: (Double) -> Void

  nonisolated var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  func body(content: Content) -> some View {
    let _ = seen(number)
    content.overlay(alignment: .bottom) { Text("\(Int(number))") }
  }
}

struct RollingNumber: View, Animatable {
  var value: Double

  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View { Text(String(Int(value.rounded()))) }
}

struct Login: View {
  @State private var attempts = 0
  @State private var progress = 0.0
  @State private var wave = false
  let seen: (Double) -> Void

  var body: some View {
    VStack(spacing: 0) {
      Button("Log in") {
        withAnimation(.linear(duration: 1)) {
          attempts += 1
          progress += 100
          wave.toggle()
        }
      }
      .buttonStyle(.plain)
      .frame(height: 20)
      .accessibilityIdentifier("login")
      Color.red
        .frame(width: 40, height: 20)
        .accessibilityIdentifier("field")
        .modifier(ShakeEffect(shakes: CGFloat(attempts)))
      ProgressArc(progress: progress / 100).stroke(.green, style: StrokeStyle(lineWidth: 4, lineCap: .round))
        .frame(width: 40, height: 40)
      Wave(amplitude: wave ? 10 : 0, phase: wave ? 20 : 0).fill(.blue).frame(width: 40, height: 40)
      Color.yellow.frame(width: 40, height: 40).modifier(CountingModifier(number: progress, seen: seen))
      RollingNumber(value: progress)
    }
  }
}

// MARK: Layout

/// Views on a circle, whose angle is animated.
struct TurningWheel: Layout {
  var turn: Angle

  nonisolated var animatableData: Double {
    get { turn.degrees }
    set { turn = .degrees(newValue) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let radius = min(bounds.width, bounds.height) / 2
    for (index, subview) in subviews.enumerated() {
      let angle = Angle.degrees(360 / Double(subviews.count) * Double(index)) + turn
      let point = CGPoint(
        x: bounds.midX + radius * CGFloat(cos(angle)), y: bounds.midY + radius * CGFloat(sin(angle)))
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }

  private func cos(_ angle: Angle) -> Double { CosineTable.cos(angle.degrees) }
  private func sin(_ angle: Angle) -> Double { CosineTable.cos(angle.degrees - 90) }

  enum CosineTable {
    /// Right at multiples of 60 degrees and straight lines in between.
    static func cos(_ degrees: Double) -> Double {
      let place = abs(degrees.truncatingRemainder(dividingBy: 360))
      let way = place > 180 ? 360 - place : place
      let table: [Double] = [1, 0.5, -0.5, -1]
      let index = min(Int(way / 60), 2)
      let part = way / 60 - Double(index)
      return table[index] + (table[index + 1] - table[index]) * part
    }
  }
}

struct WheelOfFortune: View {
  @State private var turn = 0.0

  var body: some View {
    TurningWheel(turn: .degrees(turn)) {
      ForEach(0..<3) { index in
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("spoke \(index)")
      }
    }
    .frame(width: 100, height: 100)
    .contentShape(Rectangle())
    .accessibilityIdentifier("wheel")
    .onTapGesture { withAnimation(.linear(duration: 1)) { turn += 180 } }
  }
}

/// A row that becomes a column.
struct SwitchedLayout: View {
  @State private var isColumn = false

  var body: some View {
    let layout = isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
    layout {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
      Color.green.frame(width: 20, height: 20).accessibilityIdentifier("b")
    }
    .animation(.linear(duration: 1), value: isColumn)
    .onTapGesture { isColumn.toggle() }
  }
}

// MARK: Phases and keyframes

struct PhaseBell: View {
  enum Phase: CaseIterable {
    case initial, lift, shake

    var offset: CGFloat { self == .initial ? 0 : -20 }
    var scale: CGFloat { self == .shake ? 2 : 1 }
  }

  @State private var rings = 0

  var body: some View {
    Color.yellow
      .frame(width: 20, height: 20)
      .accessibilityIdentifier("bell")
      .phaseAnimator(Phase.allCases, trigger: rings) { content, phase in
        content.scaleEffect(phase.scale).offset(y: phase.offset)
      } animation: { phase in
        switch phase {
        case .initial: .linear(duration: 0.3)
        case .lift: .linear(duration: 0.1)
        case .shake: .linear(duration: 0.2)
        }
      }
      .onTapGesture { rings += 1 }
  }
}

struct Pulse: View {
  var body: some View {
    PhaseAnimator([false, true]) { isLarge in
      Color.red
        .frame(width: 10, height: 10)
        .accessibilityIdentifier("pulse")
        .scaleEffect(isLarge ? 2 : 1)
    } animation: { _ in
      .linear(duration: 1)
    }
  }
}

struct KeyframeHeart: View {
  struct Values {
    var scale = 1.0
    var offset = CGSize.zero
    var angle = Angle.zero
  }

  @State private var likes = 0

  var body: some View {
    Color.red
      .frame(width: 20, height: 20)
      .accessibilityIdentifier("heart")
      .keyframeAnimator(initialValue: Values(), trigger: likes) { content, value in
        content
          .rotationEffect(value.angle)
          .scaleEffect(value.scale)
          .offset(value.offset)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          LinearKeyframe(2, duration: 0.4)
          SpringKeyframe(1, duration: 0.6, spring: .bouncy)
        }
        KeyframeTrack(\.offset.height) {
          LinearKeyframe(-40, duration: 0.5, timingCurve: .linear)
          CubicKeyframe(0, duration: 0.5)
        }
        KeyframeTrack(\.angle) {
          MoveKeyframe(.degrees(90))
          LinearKeyframe(.degrees(90), duration: 0.5)
          MoveKeyframe(.zero)
        }
      }
      .onTapGesture { likes += 1 }
  }
}

// MARK: Gestures

struct Zoomed: ViewModifier {
  @GestureState private var pull = CGSize.zero
  @State private var isHeld = false

  func body(content: Content) -> some View {
    content
      .offset(pull)
      .scaleEffect(isHeld ? 2 : 1)
      .animation(.interactiveSpring(), value: pull)
      .gesture(
        DragGesture(minimumDistance: 0)
          .updating($pull) { value, state, transaction in
            transaction.animation = .linear(duration: 0.1)
            state = value.translation
          }
          .simultaneously(with: LongPressGesture(minimumDuration: 0.2).onEnded { _ in isHeld.toggle() }))
  }
}

/// A gesture with state of its own.
struct DoubleTapOrDrag: Gesture {
  @GestureState private var amount: CGFloat = 0
  @Binding var log: [String]

  var body: some Gesture {
    TapGesture(count: 2)
      .onEnded { log.append("double") }
      .exclusively(
        before: DragGesture()
          .updating($amount) { value, state, _ in state = value.translation.width }
          .onEnded { log.append("drag \($0.translation.width)") })
  }
}

struct GestureBoard: View {
  @State private var log: [String] = []
  @State private var place = CGPoint.zero
  let report: ([String]) -> Void

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: 100, height: 50)
        .modifier(Zoomed())
      Color.green.frame(width: 100, height: 50)
        .gesture(DoubleTapOrDrag(log: $log))
      Color.blue.frame(width: 100, height: 50)
        .gesture(
          SpatialTapGesture(coordinateSpace: .local)
            .onEnded { value in log.append("at \(value.location.x) \(value.location.y)") }
        )
        .highPriorityGesture(LongPressGesture().onEnded { _ in log.append("held") })
        .simultaneousGesture(TapGesture().onEnded { log.append("too") })
      Color.yellow.frame(width: 100, height: 50)
        .onTapGesture(count: 2) { log.append("two") }
        .onTapGesture(coordinateSpace: .global) { point in log.append("one \(point.x) \(point.y)") }
    }
    .onChange(of: log) { _, new in report(new) }
  }
}

// MARK: Forms and sheets

struct SignUpForm: View {
  enum Field: Hashable {
    case mail, password
  }

  @State private var mail = ""
  @State private var password = ""
  @State private var showsPassword = true
  @State private var isAccepted = false
  @FocusState private var focus: Field?
  let report: (String) -> Void

  var body: some View {
    VStack {
      TextField("Mail", text: $mail)
        .focused($focus, equals: .mail)
        .accessibilityIdentifier("mail")
      if showsPassword {
        TextField("Password", text: $password)
          .focused($focus, equals: .password)
          .accessibilityIdentifier("password")
      }
      Toggle("Accept", isOn: $isAccepted)
      Button("Hide") { showsPassword.toggle() }.accessibilityIdentifier("hide")
      Button("Go") { focus = mail.isEmpty ? .mail : password.isEmpty ? .password : nil }
        .accessibilityIdentifier("go")
    }
    .onSubmit {
      switch focus {
      case .mail: focus = .password
      default: focus = nil
      }
    }
    .onChange(of: focus) { old, new in report("\(old.map { "\($0)" } ?? "-") \(new.map { "\($0)" } ?? "-")") }
  }
}

struct Account: View {
  @State private var isEditing = false
  @State private var detent: PresentationDetent = .fraction(0.25)
  let report: (String) -> Void

  var body: some View {
    Button("Edit") { isEditing = true }
      .accessibilityIdentifier("edit")
      .sheet(isPresented: $isEditing, onDismiss: { report("dismissed") }) {
        EditPage()
          .presentationDetents([.fraction(0.25), .height(300), .large], selection: $detent)
          .presentationDragIndicator(.visible)
      }
  }

  struct EditPage: View {
    @Environment(\.dismiss) var dismiss
    @State private var showsMore = false

    var body: some View {
      VStack {
        Button("Done", action: dismiss.callAsFunction).accessibilityIdentifier("done")
        Button("More") { showsMore = true }.accessibilityIdentifier("more")
      }
      .sheet(isPresented: $showsMore) {
        Text("More of it").presentationDetents([.medium])
      }
    }
  }
}

/// A slider of one's own and a field that go while they are used.
struct Passing: View {
  let isShown: Bool
  let report: (String) -> Void
  @GestureState private var isHeld = false
  @FocusState private var isTyping: Bool
  @State private var text = ""

  var body: some View {
    VStack(spacing: 0) {
      if isShown {
        Color.red
          .frame(width: 100, height: 50)
          .accessibilityIdentifier("handle")
          .gesture(
            LongPressGesture(minimumDuration: 0.5)
              .updating($isHeld) { _, state, _ in state = true }
              .onEnded { _ in report("ended") })
        TextField("Name", text: $text).focused($isTyping).accessibilityIdentifier("name")
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .onChange(of: isHeld) { report(isHeld ? "held" : "free") }
    .onChange(of: isTyping) { report(isTyping ? "typing" : "done") }
  }
}
