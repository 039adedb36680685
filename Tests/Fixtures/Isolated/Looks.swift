import SwiftUI

struct PressStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  var scale: CGFloat = 0.9

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.scaleEffect(configuration.isPressed ? scale : 1).opacity(isEnabled ? 1 : 0.5)
  }
}

extension ButtonStyle where Self == PressStyle {
  static var press: PressStyle { PressStyle() }
}

struct TapStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.trigger() }
  }
}

struct MarkStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration.isOn ? "yes" : "no") { configuration.isOn.toggle() }
  }
}

struct RoomyLabel: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(2) }
}

struct ShareOfWork: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View { Text("\(configuration.fractionCompleted ?? 0)") }
}

struct Framed: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content.border(.gray) }
}

struct Ink: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.white : Color.black
  }
}

extension ShapeStyle where Self == Ink {
  static var ink: Ink { Ink() }
}

struct Card: ViewModifier {
  var radius: CGFloat = 4
  @State private var isWide = false

  func body(content: Content) -> some View {
    content.padding(isWide ? radius * 2 : radius).onTapGesture { isWide.toggle() }
  }
}

extension View {
  func card() -> some View { modifier(Card()) }
}

struct Counter: AnimatableModifier {
  var animatableData: Double
  func body(content: Content) -> some View { content.overlay(Text("\(Int(animatableData))")) }
}

struct Glide: Transition {
  var distance: CGFloat = 10
  static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(x: phase.isIdentity ? 0 : distance)
  }
}

extension Transition where Self == Glide {
  static var glide: Glide { Glide() }
}

struct Elastic: CustomAnimation {
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time > duration ? nil : value.scaled(by: time / duration)
  }
}

extension Animation {
  static var elastic: Animation { Animation(Elastic(duration: 1)) }
  static let brisk = Animation.easeIn(duration: 0.1)
}

struct Halves: TimelineSchedule {
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
    var date = startDate
    return AnyIterator {
      date += 0.5
      return date
    }
  }
}

struct Flow: Layout {
  var spacing: CGFloat = 8
  struct Cache { var sizes: [CGSize] }

  func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    CGSize(width: width(of: cache.sizes), height: cache.sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var x = bounds.minX
    for (subview, size) in zip(subviews, cache.sizes) {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += size.width + spacing
    }
  }

  private func width(of sizes: [CGSize]) -> CGFloat { sizes.reduce(-spacing) { $0 + $1.width + spacing } }
}

struct Turning: Layout {
  var angle: Double

  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let point = CGPoint(x: bounds.midX + angle, y: bounds.midY)
    for subview in subviews { subview.place(at: point, proposal: .unspecified) }
  }
}

struct Twice: Gesture {
  var body: some Gesture<TapGesture.Value> { TapGesture(count: 2) }
}

struct LookBook: View {
  @State private var isOn = false
  @State private var taps = 0

  var body: some View {
    VStack {
      Button("press \(taps)") { taps += 1 }.buttonStyle(.press).accessibilityIdentifier("press")
      Button("tap") { taps += 1 }.buttonStyle(TapStyle())
      Toggle("mark", isOn: $isOn).toggleStyle(MarkStyle())
      Label("label", systemImage: "star").labelStyle(RoomyLabel()).foregroundStyle(.ink)
      ProgressView(value: 0.5).progressViewStyle(ShareOfWork())
      GroupBox { Text("box") }.groupBoxStyle(Framed())
      Flow(spacing: 3) {
        Text("a").frame(width: 8, height: 16).layoutValue(key: RankKey.self, value: 1)
        Text("b").frame(width: 8, height: 12)
      }
      .accessibilityIdentifier("flow")
      Turning(angle: isOn ? 5 : 0) { Text("c") }.frame(height: 20)
      if isOn { Text("on").transition(.glide) }
      TimelineView(Halves()) { _ in Text("time") }
      Text("card").card().modifier(Counter(animatableData: 2)).gesture(Twice().onEnded { taps = 0 })
    }
    .animation(.elastic, value: isOn)
  }
}
