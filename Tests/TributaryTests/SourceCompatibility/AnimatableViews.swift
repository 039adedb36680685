// Animations as written for SwiftUI, in the style of Apple's documentation and of tutorials, with only the import
// replaced.

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
    // A triangle wave, so that its numbers are simple.
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
      .buttonStyle(.plain).frame(height: 20).accessibilityIdentifier("login")
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("field")
        .modifier(ShakeEffect(shakes: CGFloat(attempts)))
      ProgressArc(progress: progress / 100).stroke(.green, style: StrokeStyle(lineWidth: 4, lineCap: .round))
        .frame(width: 40, height: 40)
      Wave(amplitude: wave ? 10 : 0, phase: wave ? 20 : 0).fill(.blue).frame(width: 40, height: 40)
      Color.yellow.frame(width: 40, height: 40).modifier(CountingModifier(number: progress, seen: seen))
      RollingNumber(value: progress)
    }
  }
}
