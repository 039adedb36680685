// Animations as written for SwiftUI, in the style of Apple's documentation and of tutorials, with only the import
// replaced.

struct ScaleButtonStyle: ButtonStyle {
  var amount: CGFloat = 0.5
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(10)
      .background(configuration.role == .destructive ? Color.red : .blue, in: RoundedRectangle(cornerRadius: 6))
      .scaleEffect(configuration.isPressed ? amount : 1).opacity(configuration.isPressed ? 0.8 : 1)
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
      Button(action: { count += 1 }, label: { Text("Count").accessibilityIdentifier("title") })
        .buttonStyle(.scaling(0.5)).accessibilityIdentifier("count")
      Button("Clear", role: .destructive) { count = 0 }
        .buttonStyle(ScaleButtonStyle())
      Toggle("Accept", isOn: $isOn).toggleStyle(CheckboxToggleStyle()).accessibilityIdentifier("accept")
      Text("\(count) \(isOn ? "yes" : "no")").accessibilityIdentifier("result")
    }
  }
}

struct RotateModifier: ViewModifier {
  let degrees: Double
  let anchor: UnitPoint
  func body(content: Content) -> some View { content.rotationEffect(.degrees(degrees), anchor: anchor).clipped() }
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
    content.opacity(phase.isIdentity ? 1 : 0).rotationEffect(phase.rotation)
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
