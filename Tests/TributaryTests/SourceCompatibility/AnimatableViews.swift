import Tributary

// Animations as written for SwiftUI, in the style of Apple's documentation and of tutorials, with only the import
// replaced.

// MARK: Animatable shapes, modifiers, and effects

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

/// Views on a circle with an animated angle.
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
    /// Returns a cosine that is exact at multiples of 60 degrees and linear in between.
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
