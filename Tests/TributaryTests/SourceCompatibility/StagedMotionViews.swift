import Tributary

// Animations as written for SwiftUI, in the style of Apple's documentation and of tutorials, with only the import
// replaced.

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

/// A gesture with state.
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
